package rules

import "sixwinters/content"

type words struct{}

func sayAbsorb(w *words, ef *content.Effect)          {}
func sayAddAssets(w *words, ef *content.Effect)       {}
func sayAddDice(w *words, ef *content.Effect)         {}
func sayBecome(w *words, ef *content.Effect)          {}
func sayBurnCharacter(w *words, ef *content.Effect)   {}
func sayClearAssets(w *words, ef *content.Effect)     {}
func sayClearPool(w *words, ef *content.Effect)       {}
func sayCondition(w *words, ef *content.Effect)       {}
func sayCreateCost(w *words, ef *content.Effect)      {}
func sayDiscard(w *words, ef *content.Effect)         {}
func sayDiscardTop(w *words, ef *content.Effect)      {}
func sayExplode(w *words, ef *content.Effect)         {}
func sayExtraDamage(w *words, ef *content.Effect)     {}
func sayExtraDie(w *words, ef *content.Effect)        {}
func sayFlip(w *words, ef *content.Effect)            {}
func sayForbidAttempt(w *words, ef *content.Effect)   {}
func sayForbidComplete(w *words, ef *content.Effect)  {}
func sayGainActionDice(w *words, ef *content.Effect)  {}
func sayLoseActionDie(w *words, ef *content.Effect)   {}
func sayMove(w *words, ef *content.Effect)            {}
func sayMoveCost(w *words, ef *content.Effect)        {}
func sayMoveObstacle(w *words, ef *content.Effect)    {}
func sayNewObstacle(w *words, ef *content.Effect)     {}
func sayPeek(w *words, ef *content.Effect)            {}
func sayPlaceLocation(w *words, ef *content.Effect)   {}
func sayPoolAsAction(w *words, ef *content.Effect)    {}
func sayPoolToCard(w *words, ef *content.Effect)      {}
func sayPoolToLocation(w *words, ef *content.Effect)  {}
func sayRearrange(w *words, ef *content.Effect)       {}
func sayRecall(w *words, ef *content.Effect)          {}
func sayRecover(w *words, ef *content.Effect)         {}
func sayReroll(w *words, ef *content.Effect)          {}
func sayRerollAssets(w *words, ef *content.Effect)    {}
func sayRetype(w *words, ef *content.Effect)          {}
func saySetActionDie(w *words, ef *content.Effect)    {}
func saySetPool(w *words, ef *content.Effect)         {}
func saySetStress(w *words, ef *content.Effect)       {}
func sayShift(w *words, ef *content.Effect)           {}
func saySplit(w *words, ef *content.Effect)           {}
func sayStash(w *words, ef *content.Effect)           {}
func sayStress(w *words, ef *content.Effect)          {}
func saySummon(w *words, ef *content.Effect)          {}
func sayThreat(w *words, ef *content.Effect)          {}
func sayTravel(w *words, ef *content.Effect)          {}
func sayUnlockCharacter(w *words, ef *content.Effect) {}
func sayUnlockObstacle(w *words, ef *content.Effect)  {}
