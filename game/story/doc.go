// Package story turns the events of a move into what players are told. It needs no window.
//
//   - [Sentences] groups events that belong together and names their cause in one sentence (narrate.go): the prompt line, the banner, the
//     recap, the text game and speech say it. [Harm] and [Called] are shorter sentences for long turns. [Ahead] says what comes next.
//   - A [Log] keeps the lines of the log, the annals of the years, and why each marker is where it is (log.go).
//   - [MomentOf] names the moments that matter, with the title, sign, length and noise of each in one table (moment.go).
//   - [NoisesOf] says how events sound, and [Weightiest] which noise counts when many come at once (noise.go).
package story
