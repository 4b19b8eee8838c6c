// Package skadimind plays Skadi: it weighs every action of a week exactly, with all dice, and values what comes after with tables
// fitted to games. It advises too: hints, and the best and the worst decision of a game. It only sees what a player could see.
package skadimind
