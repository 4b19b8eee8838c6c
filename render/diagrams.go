package render

// diagrams are the moving pictures that are written in words, by the id of the rule they show. Those of what is more than
// a row of pieces are drawn by hand, see pictures.
var diagrams = map[string][]string{
	"goal": {
		"Finished cards move the progress marker {progress-marker}, obstacles the threat marker {threat-marker}. | card:progress_card > track:support:5:3",
		"Progress {progress-marker} on the last space, and the threat {threat-marker} not there: the track is complete. | track:support:12:7*",
	},
	"tracks": {
		"Both markers begin at the left: {progress-marker} is progress, {threat-marker} the threat. | track:technology:1:4",
		"Three advances later progress {progress-marker} is on space 4. | track:technology:4:4*",
	},
	"dice": {
		"An action die is yours to spend. | a4 your_mat",
		"In a pool a die is only raw stuff. | technology:3 pool",
		"On a location it is an asset, and good for everything. | technology:3* > sq:technology w3 {reroll}",
	},
	"location-card": {
		"Its resource, and what it costs to go from here to each region. | card:Eastkeep {military} {empire} 1 {redbank} 1 {settled} 2",
		"Its signs: a port here, so one die to any other port. | card:Prominence {port}*",
	},
	"obstacle-card": {
		"Difficulty and skill, and the dice to cover. | card:Poison 2 {thievery} w1 w2 w3",
		"Its threat sign, and the damage of a failed defence. | card:Poison {technology}* 2 {body}*",
	},
	"choice": {
		"Two dice are equally low: the rules do not say which is meant. | a2* a2* a5",
		"So you choose. | a2~ a2 a5",
	},
	"useless": {
		"A rest that could raise nothing may not be taken. | a4 > body:6!",
	},
	"supply": {
		"Three dice are to be rolled, and two are left. | sorcery:4 sorcery:1 supply",
		"You take what there is, and go on. | sorcery:4* sorcery:1* pool",
	},
	"campaign": {
		"Six years, each begun where the last one ended. | I* II III IV V VI",
		"Threats begin by the difficulty. | track:technology:1:4 easy > track:technology:1:9 hardcore",
	},
	"session": {
		"A card each, four staged, a character each. | card:your_card card:Keel card:Thea",
		"Pools by the progress level, five action dice, and a place to begin. | technology:4 a1 a3 a3 a5 a6 > card:Eastkeep",
	},
	"stages": {
		"The cards of the lowest stage come first. | card:stage_1* card:stage_2",
		"When they are used up, the next stage follows at once. | card:stage_1~ card:stage_2*",
	},
	"piles": {
		"What shows on top of a region's pile steers events and what wakes. | {empire} card:draw_pile {summer}*",
		"An empty pile is made anew of what was discarded. | card:discarded > card:draw_pile*",
	},
	"turn": {
		"First the event of the season, then your actions. | {winter} > a1 a3 a4 a4 a6",
		"Then the table refreshes and wakes. | technology:2* support:5* > {summer} card:Poison",
		"New obstacles, threats, and on goes the time. | card:Legionary* > track:military:3:4 > {winter} {spring}*",
	},
	"event": {
		"It is winter, and winter shows on two of three piles. | {winter}* > {winter}* {fall} {winter}*",
		"So the event of winter with the number two takes place. | 2 {winter} > card:the_event*",
	},
	"actions": {
		"Both act as they like, one after the other or by turns. | Keel a2* a4 Thea a1 a5",
		"Until both are done. | Keel a2~ a4~ Thea a1~ a5",
	},
	"refresh": {
		"Dice return from abilities; unspent action dice go back. | {reroll} a3~ a5~ a1~",
		"Pools fill up to their level; what lay there stays. | military:4 > military:4 military:2* military:6*",
		"And five new action dice. | a1* a2* a2* a5* a6*",
	},
	"activate": {
		"Spring wakes the top row, summer the middle, fall the bottom. | {spring} top {summer} middle {fall} bottom",
		"Winter wakes all three. | {winter} top* middle* bottom*",
		"First the location, then its obstacles from the inside out. | card:Dawncaves* > card:Poison* > card:Legionary*",
	},
	"move-obstacle": {
		"Nothing lies where the region wakes. | {summer} middle nothing",
		"Then the hardest obstacle of the region comes there. | card:Radia_2* > middle",
	},
	"attach": {
		"A moved obstacle keeps its dice and lies outermost. | card:Poison w1 w2/a2 > card:Legionary card:Poison* w2/a2",
	},
	"new-obstacles": {
		"The staged card at the right end names a region and a slot. | card:staged* > {settled} {sorcery}",
		"Its top obstacle comes there, the card is thrown away. | card:staged~ card:Taichu*",
	},
	"lower": {
		"A text lowers the threat: its marker {threat-marker} goes back. | track:sorcery:2:6 > track:sorcery:2:4*",
		"What was unlocked stays unlocked. | card:Elisa",
	},
	"unlock": {
		"The threat marker comes to a higher level, | track:sorcery:2:5*",
		"and locked obstacles of that difficulty and sign come into the deck. | {locked} card:The_Weaver > card:draw_pile*",
	},
	"threat-location": {
		"The threat marker reaches the last space. | track:technology:6:12*",
		"A place of the enemy takes the slot, with its own obstacle. | card:Boar's_Peak~ > card:Aren's_Forge* card:obstacle*",
	},
	"replace": {
		"The card is another one; all that lay there stays. | card:Eastkeep support:2 > card:Prominence* support:2",
	},
	"time": {
		"The next box; a dashed one only if its season shows. | {spring} > {spring}! > {summer}*",
		"Past the last winter the year is over. | {winter}~",
	},
	"spend": {
		"A spent die goes to the supply, whatever it was spent for. | a2 a4* a5",
		"It comes back, newly rolled, with the refresh. | a2 a4~ a5",
	},
	"move": {
		"The card you leave names the price: two dice to the Empire. | card:Parisa's_Glen {empire} 2",
		"Any two will do. | a2* a3* a5 > card:Eastkeep*",
		"Port to port is one die, gate to gate one stress. | {port} a4 {port} {gate} {psyche} {gate}",
	},
	"location-action": {
		"A die of any value, and the location does what it says. | a1* > card:Guild_of_Scribes*",
	},
	"rest": {
		"A die of any value | a2* > body:3",
		"raises a stress die by one. | a2~ > body:4*",
	},
	"dead-end": {
		"This way the end could be reached no more. | sq:start/a2 sq:any! sq:end",
		"So the die goes only where it still can. | sq:start/a2 sq:any/a4* sq:end",
	},
	"complete": {
		"The end square is filled. | sq:start/support:2 sq:4/military:4 sq:end/diplomacy:5*",
		"The progress marker advances by the reward. | track:support:1:1 > track:support:2:1*",
		"Take a staged card; those to the right of it go. | card:first card:taken* card:right~ card:right~",
	},
	"overcome": {
		"Approach: the skilled cover printed dice. | w2/a2* w4 w4",
		"Defend: the rest is rolled again. | {defend} a2 a4 a6",
		"Cover what is open, and it is overcome. | w2/a2 w4/a4* w4/military:4*",
	},
	"attempt": {
		"Who takes part is said first; skills count as they are now. | Keel {thievery} 2* Thea {thievery} 0",
	},
	"teamwork": {
		"Two at one place attempt it together. | Keel* Thea* card:Poison",
		"They defend together, and the one who could not learns. | a1 a2 a3 Thea {thievery} 1*",
	},
	"split": {
		"Two points of body for two who take part. | 2 {body} > Keel Thea",
		"You divide it in whole points. | Keel body:2* Thea body:4*",
	},
	"skill-mastery": {
		"With rank 6 any die covers any printed one. | {thievery} 6* w1/a5 w2/a6 w3/a2",
	},
	"overcome-end": {
		"It goes to the discard pile of the region it lies in. | card:Poison > card:discard_pile*",
		"Its text takes effect, and the unskilled gain a rank. | {thievery} 1 > {thievery} 2*",
	},
	"discard": {
		"Thrown away by a text is not overcome: no rank, no text. | card:Poison~ > {thievery} 1!",
	},
	"kind": {
		"A sorcery obstacle shows that threat sign. | card:Eldritch_Signs {sorcery}*",
		"A survival obstacle has that skill. | card:Eldritch_Signs {survival}*",
	},
	"card-text": {
		"It goes to the highest in that skill, and then it hurts all who are there. | card:Poison* > card:Thea {body}*",
	},
	"knocked-out": {
		"The last box is reached, and more stress comes. | body:0 body:0 body:0 body:1!",
		"The character is out for this year, the dice are gone. | card:Keel~ a2~ a4~ a5~",
	},
	"in-play": {
		"Who is out of play is nowhere, and compared with nobody. | card:Keel~ card:Thea*",
	},
	"ability": {
		"A die that fits goes into the box. | a5* > sq:5 > {action} 1",
		"You get what stands behind it, and the box is full until the refresh. | sq:5/a5 > a1*",
	},
	"box": {
		"A number takes a die of that value: action die or asset. | sq:4/a4 sq:4/support:4",
		"A colour takes an asset of that resource. | sq:technology/technology:2 sq:technology/a2!",
	},
	"stash": {
		"One asset of that resource lies on the mat and travels along. | technology:5 > {stash}*",
		"And comes back wherever you are. | {stash} > technology:5* card:Whitehold",
	},
	"achievement": {
		"Overcoming what your task names | card:a_trap* > Keel",
		"earns the next ability. | {reroll} {locked} {locked} > {reroll} {action}* {locked}",
	},
	"mastery": {
		"The progress marker reaches the sign of the mastery. | track:military:8:3* {mastery}",
		"From now on all of you have what it gives. | military:3 > card:anywhere*",
	},
	"support-mastery": {
		"One die of 3, and two of them in the pool. | a3 > support:3* support:3* support:5",
		"Both are taken at once. | support:3* support:3* card:here",
	},
	"sorcery-mastery": {
		"A sorcery die is any resource and any value. | sorcery:1 > sq:technology sq:4 sq:+1",
		"But the region of the square still counts. | sorcery:1 > sq:@empire!",
	},
	"session-end": {
		"The dice go back, some cards of the lowest stage are burned. | support:2~ a4~ card:stage_1~ card:stage_1~",
		"One location of each region is burned and replaced. | card:Eastkeep~ > card:Prominence*",
		"Conditions, ranks and markers stay. | body:3 {thievery} 3 track:support:4:2",
	},
	"locations": {
		"The one with the most obstacles is burned. | card:Eastkeep~ card:Poison card:Radia",
		"Two are drawn, and you choose. | card:Prominence* card:Dawncaves",
	},
	"campaign-end": {
		"One of these complete is a victory. | {support} {espionage}* {diplomacy}",
		"And each of these ahead of its threat adds a point. | track:technology:9:7* track:military:4:6",
	},
}
