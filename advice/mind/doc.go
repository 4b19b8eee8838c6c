// Package mind plays Six Winters by itself. A policy chooses one of the legal moves, knowing what the players know; it moves nothing
// itself, and asks package rules whatever it wants to know, as the window does.
//
// A [Planner] thinks in few parts: what a table is worth (worth.go, tracks.go, obstacles.go, weights.go, finishing.go, prospect.go),
// what may happen (imagine.go), the search for a plan of the whole actions step of both characters (search.go, promising.go,
// starts.go), and the plan made easy to follow (tidy.go). It keeps to its plan as long as nothing comes otherwise than it knew
// (docs/solver.md, "Hints"). Only [Steered] play knows what is hidden, to find what is seldom come upon.
//
// [Weigh], [Judge] and [OutlookOf] say how a campaign is likely to end, by weights learned in package training (features.go, judgement.go,
// judgement.txt). The planner does not go by them (docs/campaigns.md).
//
// [Greedy] is fast: it looks one move ahead, by rules of thumb. rules.RandomPolicy
// plays without a thought.
package mind
