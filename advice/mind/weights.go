package mind

import (
	"math"

	"sixwinters/content"
	"sixwinters/rules"
)

// weights are what things on the table are worth, in points that only compare tables, as far as they were tuned by difficulty.
type weights struct {
	track     float64                        // a victory track completed
	share     [content.VictoryTracks]float64 // of the first, second and third: one wins, three win more
	safeRate  float64                        // how soon a track counts as safe, the further its threat is from the end
	farPower  float64                        // how much steeper the last steps of a track are
	done      float64                        // a victory track on its last space with its threat below
	minorStep float64                        // an advance on another track
	asset     float64
	stress    float64
	out       float64 // being knocked out, for each turn left of the year
	rank      float64
	bestRank  float64 // of the best rank in each skill among those who can be played
	unskilled float64 // an obstacle in play that none of them is skilled against
	menace    float64 // a point of stress that an obstacle does when it activates
	pace      float64 // threats that come of symbols, for each turn left of the year
	mark      float64 // a condition
}

// tuned were found by a regression over 641 campaigns with random weights.
var tuned = weights{
	track: 3600, share: [...]float64{1, 0.4, 0.25}, safeRate: 1.5, farPower: 1.4, done: 600, minorStep: 25,
	asset: 1.5, stress: 1900, out: 110, rank: 40, bestRank: 30, unskilled: 30, menace: 4, pace: 0.3, mark: 30,
}

// weightsOf are the weights by difficulty. Those of hardcore were found by trying.
var weightsOf = [content.NumDifficulties]weights{
	content.Easy:     tuned,
	content.Standard: tuned,
	content.Hardcore: {
		track: 2400, share: [...]float64{1, 0.6, 0.45}, safeRate: 1.3, farPower: 1.5, minorStep: 35,
		asset: 3.5, stress: 2600, out: 80, rank: 30, menace: 3, pace: 0.25, mark: 35,
	},
}

// spread is the standard deviation of the logarithm of a varied weight.
const spread = 0.15

// vary multiplies each weight by a random factor about one.
func (w *weights) vary(chance *rules.Chance) {
	for _, x := range []*float64{&w.track, &w.share[1], &w.share[2], &w.safeRate, &w.farPower, &w.done, &w.minorStep, &w.asset, &w.stress,
		&w.out, &w.rank, &w.bestRank, &w.unskilled, &w.menace, &w.pace, &w.mark} {
		sum := 0 // of twelve even numbers up to 1, in thousandths: of mean 6 and variance 1
		for range 12 {
			sum += chance.Below(1001)
		}
		*x *= math.Exp(spread * (float64(sum)/1000 - 6))
	}
}
