package rules

import (
	"fmt"
	"strconv"

	"sixwinters/content"
)

// dieMoves are the sentences of dice that move from one kind of place to another. Routine moves have none: dice spent or put on
// abilities, which their action describes.
var dieMoves = map[[2]Spot]string{
	{InHand, AtLocation}:     "$was at $to is rerolled and shows $n",
	{InHand, OnMat}:          "$to rerolls $was and gets $n",
	{InStash, AtLocation}:    "$from puts the stashed $die down at $to",
	{InPool, AtLocation}:     "$asset moves from the pool to $to",
	{InPool, InPool}:         "$was becomes $kind",
	{InPool, OnMat}:          "$to uses $was of the pool as an action die",
	{InPool, OnObstacle}:     "$die goes from the pool on $to",
	{InPool, InSupply}:       "$die leaves the pool",
	{InSupply, InPool}:       "$die $is into the pool",
	{InSupply, AtLocation}:   "$die $is at $to",
	{InSupply, OnMat}:        "$to gains $die",
	{AtLocation, AtLocation}: "$die moves from $from to $to",
	{AtLocation, OnSquare}:   "$to places $die on $card",
	{AtLocation, OnObstacle}: "$die $covers $to",
	{AtLocation, InStash}:    "$to stashes $die",
	{AtLocation, InSupply}:   "$die is removed from $from",
	{OnMat, OnObstacle}:      "$from's $die $covers $to",
	{OnMat, OnMat}:           "$from sets $was to $n",
}

// describeDie describes a die that moves; "" for routine moves, and in all of session setup, refresh and session end.
func (b *Rulebook) describeDie(s *State, e Event) string {
	if s.Phase != Turns || s.Step == StepRefresh {
		return ""
	}
	way, made := [2]Spot{e.From.Spot, e.To.Spot}, e.Cause.Kind == ByPlayer
	say := dieMoves[way]
	switch {
	case way == [2]Spot{InPool, AtLocation} && made:
		say = "$by creates $asset at $to"
	case way == [2]Spot{InPool, InPool} && e.Was.Kind() == e.Die.Kind():
		say = "$was of the pool is set to $n"
	case way == [2]Spot{InPool, InPool} && made:
		say = "$by trades $was to $kind"
	case way == [2]Spot{InSupply, AtLocation} && e.Cause.Kind == ByLocation:
		say = "$to adds $die"
	case way == [2]Spot{AtLocation, AtLocation} && e.Rolled:
		say = dieMoves[[2]Spot{InHand, AtLocation}]
	case way == [2]Spot{OnMat, OnMat} && e.Rolled: // to defend: described by the move
		say = ""
	case way == [2]Spot{OnMat, InSupply} && s.Step == StepEvent:
		say = "$from loses $die"
	}
	return namedInText.ReplaceAllStringFunc(say, func(part string) string {
		switch part {
		case "$from":
			return b.holderName(s, e.From)
		case "$to":
			return b.holderName(s, e.To)
		case "$by":
			return b.PlayerName(s, int(e.Cause.Player))
		case "$was":
			return DieName(e.Was)
		case "$die":
			return DieName(e.Die)
		case "$kind":
			return e.Die.Kind().String()
		case "$asset":
			return AOrAn(fmt.Sprintf("%s asset showing %d", e.Die.Kind(), e.Die.Value()))
		case "$is":
			if e.Rolled {
				return "is rolled"
			}
			return "is gained"
		case "$card":
			if id := s.Players[e.To.N].Card; id != content.NoProgress {
				return b.c.Progress[id].Name
			}
			return "the progress card"
		case "$covers":
			var room [MaxPattern]int
			if pattern := b.Pattern(s, content.ObstacleID(e.To.N), room[:0]); int(e.To.Sub) < len(pattern) {
				return fmt.Sprintf("covers the %d of", pattern[e.To.Sub])
			}
			return "goes on"
		default:
			return strconv.Itoa(e.Die.Value())
		}
	})
}

// holderName names the location, the character or the obstacle that has a die.
func (b *Rulebook) holderName(s *State, at Place) string {
	switch at.Spot {
	case AtLocation:
		return b.placeName(s, content.Slot(at.N))
	case OnObstacle:
		return b.ObstacleName(s, content.ObstacleID(at.N))
	}
	return b.PlayerName(s, int(at.N))
}
