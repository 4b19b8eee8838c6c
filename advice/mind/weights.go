package mind

import (
	"reflect"

	"sixwinters/content"
)

// Weights are what things on the table are worth, in points that only compare tables.
type Weights struct {
	Track     float64 // the best victory track, completed: it wins
	Second    float64 // the share of that which the second counts for
	Third     float64 // and the third
	ThreatRun float64 // spaces that a threat marker is expected to advance in a turn
	SafeRate  float64 // how soon a track counts as safe, the further its threat is from the end
	FarPower  float64 // how much steeper the last steps of a track are
	Coming    float64 // advances of a progress marker in a turn that come anyway
	Done      float64 // a victory track on its last space with its threat below
	MinorStep float64 // an advance on another track
	Ahead     float64 // another track whose progress is past its threat in the end, once the campaign is as good as won: it scores
	Tech      float64 // technology mastery, for a whole campaign: an action die more each turn
	Mastery   float64 // another mastery, for a whole campaign
	Level     float64 // a die more in a pool
	Threat    float64 // a threat marker's advance, besides what it does to its victory track
	Unlock    float64 // a threat level higher: harder obstacles come into play
	Full      float64 // a threat marker on the last space
	Passed    float64 // the share of a step that passes to another track
	Obstacle  float64 // one in play
	Menace    float64 // a point of stress that an obstacle does when it activates
	Unskilled float64 // an obstacle in play that nobody who can be played is skilled against
	Cover     float64 // the share of what an obstacle costs, for covering all its dice: less for some of them
	Flow      float64 // an obstacle expected to come this year
	Pace      float64 // threats that come of symbols, for each turn left of the year
	Soon      float64 // threats of symbols that are not too many yet
	Asset     float64
	Stress    float64
	Out       float64 // being knocked out, for each turn left of the year
	Mark      float64 // a condition
	Rank      float64
	BestRank  float64 // the best rank in each skill among those who can be played
	Achieved  float64 // an achievement
	Place     float64 // of a location, an action die less on the ways from it, or the like, for two years
	Late      float64 // how much more threats and ranks count in the end than in the beginning
	FitBest   float64 // of who is chosen for the year: a rank that the other does not have
	FitMark   float64 // and a condition, in ranks
}

// WeightsOf are the weights by difficulty, found by `tools/train -tune` (docs/campaigns.md).
var WeightsOf = [content.NumDifficulties]Weights{
	content.Easy: {
		Track: 2230, Second: 0.31, Third: 0.32, ThreatRun: 0.34, SafeRate: 0.93, FarPower: 1.9, Coming: 0.09, Done: 740,
		Ahead: 2500, MinorStep: 24, Tech: 280, Mastery: 64, Level: 2.5, Threat: 220, Unlock: 170, Full: 57, Passed: 1.1, Obstacle: 76,
		Menace: 4.9, Unskilled: 27, Cover: 0.051, Flow: 17, Pace: 0.35, Soon: 1.1, Asset: 1.5, Stress: 1280, Out: 130,
		Mark: 31, Rank: 40, BestRank: 36, Achieved: 8.4, Place: 5, Late: 0.5, FitBest: 1.1, FitMark: 7,
	},
	content.Standard: {
		Track: 2230, Second: 0.38, Third: 0.29, ThreatRun: 0.27, SafeRate: 1.1, FarPower: 1.7, Coming: 0.099, Done: 710,
		Ahead: 2500, MinorStep: 23, Tech: 290, Mastery: 67, Level: 2.5, Threat: 220, Unlock: 190, Full: 55, Passed: 1.1, Obstacle: 76,
		Menace: 4.1, Unskilled: 30, Cover: 0.042, Flow: 19, Pace: 0.32, Soon: 1, Asset: 1.6, Stress: 1380, Out: 130, Mark: 30,
		Rank: 42, BestRank: 30, Achieved: 11, Place: 5, Late: 0.55, FitBest: 1.1, FitMark: 7.6,
	},
	content.Hardcore: {
		Track: 2840, Second: 0.41, Third: 0.27, ThreatRun: 0.26, SafeRate: 1.3, FarPower: 1.4, Coming: 0.12, Done: 610,
		Ahead: 2500, MinorStep: 23, Tech: 280, Mastery: 64, Level: 2.8, Threat: 180, Unlock: 140, Full: 72, Passed: 1.2, Obstacle: 62,
		Menace: 3.8, Unskilled: 26, Cover: 0.049, Flow: 14, Pace: 0.33, Soon: 1.2, Asset: 1.4, Stress: 1520, Out: 110,
		Mark: 32, Rank: 43, BestRank: 29, Achieved: 9.7, Place: 5, Late: 0.76, FitBest: 0.95, FitMark: 6.2,
	},
}

// Each calls see with each weight and its name.
func (w *Weights) Each(see func(i int, name string, x *float64)) {
	all := reflect.ValueOf(w).Elem()
	for i := range all.NumField() {
		see(i, all.Type().Field(i).Name, all.Field(i).Addr().Interface().(*float64))
	}
}
