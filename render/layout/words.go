package layout

// Words returns where the question and the names of cards and locations are written: what runs across the table leaves them free.
func (p *Plan) Words() (list []Rect) {
	asked := p.Prompt.Text
	asked.W = p.Prompt.TextWidth
	list = append(list, asked)
	for i := range p.Cards {
		list = append(list, p.Cards[i].Letters)
	}
	for i := range p.Slots {
		list = append(list, p.Slots[i].Name)
		for k := range p.Slots[i].Obstacles {
			list = append(list, p.Slots[i].Obstacles[k].Letters)
		}
	}
	return list
}
