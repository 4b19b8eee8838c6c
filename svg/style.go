package svg

import "strings"

// styled are the attributes that a style may set. It says others for programs that draw what is not drawn here.
var styled = map[string]bool{
	"display": true, "opacity": true, "stop-color": true, "stop-opacity": true, "transform": true,
	"x": true, "y": true, "width": true, "height": true, "rx": true, "ry": true, "cx": true, "cy": true, "r": true, "d": true,
}

func init() {
	for key := range defaults {
		styled[key] = true
	}
	for _, key := range unknown {
		styled[key] = true
	}
}

// class is what the rules of a style say of a class.
type class struct {
	says map[string]declared
	cost int // of giving it to an element: the bytes of what it says
}

// declared is the value of an attribute, and the number of the rule that sets it: the last rule counts.
type declared struct {
	value string
	rule  int
}

// dresser lays styles over attributes. What that costs is counted before it is done: a few letters can name thousands of elements, classes
// and rules, each to be laid over each.
type dresser struct {
	classes map[string]*class
	rules   int
	cost    int
}

// dress lays what the styles and classes of all elements say over their attributes.
func dress(root *node) error {
	d := &dresser{classes: map[string]*class{}}
	err := root.all(func(n *node) error {
		if n.name != "style" {
			return nil
		}
		return d.read(n)
	})
	if err != nil {
		return err
	}
	return root.all(d.lay)
}

// take counts what is about to be done for an element, in bytes of styles.
func (d *dresser) take(n *node, bytes int) error {
	if d.cost += 1 + bytes; d.cost > mostStyled {
		return n.failed("%w", errDetailed)
	}
	return nil
}

// read reads the rules of a style, which may be for classes only.
func (d *dresser) read(n *node) error {
	for rule := range strings.SplitSeq(withoutComments(strings.Join(n.text, "")), "}") {
		if strings.TrimSpace(rule) == "" {
			continue
		}
		d.rules++
		selectors, says, _ := strings.Cut(rule, "{")
		for selector := range strings.SplitSeq(selectors, ",") {
			name, ok := strings.CutPrefix(strings.TrimSpace(selector), ".")
			if !ok || name == "" || strings.ContainsAny(name, " .:#>+~[*") {
				return n.failed("the style of %.40q is not known: only classes have styles, such as .st0", strings.TrimSpace(selector))
			}
			if err := d.take(n, len(says)); err != nil {
				return err
			}
			d.rule(name, says)
		}
	}
	return nil
}

func withoutComments(text string) string {
	var kept strings.Builder
	for {
		before, rest, found := strings.Cut(text, "/*")
		kept.WriteString(before)
		if !found {
			return kept.String()
		}
		_, text, _ = strings.Cut(rest, "*/")
	}
}

// rule adds a rule to a class.
func (d *dresser) rule(name, says string) {
	declare(says, func(key, value string) {
		c := d.classes[name]
		if c == nil {
			c = &class{says: map[string]declared{}}
			d.classes[name] = c
		}
		if _, had := c.says[key]; !had {
			c.cost += len(key)
		}
		c.cost += len(value) - len(c.says[key].value)
		c.says[key] = declared{value, d.rules}
	})
}

// lay lays the classes and the own style of an element over its attributes.
func (d *dresser) lay(n *node) error {
	from := map[string]int{} // the rule that an attribute is from
	for name := range strings.FieldsSeq(n.attrs["class"]) {
		c := d.classes[name]
		if c == nil {
			continue
		}
		if err := d.take(n, c.cost); err != nil {
			return err
		}
		for key, says := range c.says {
			if says.rule >= from[key] {
				n.set(key, says.value)
				from[key] = says.rule
			}
		}
	}
	own := n.attrs["style"]
	if err := d.take(n, len(own)); err != nil {
		return err
	}
	declare(own, n.set)
	return nil
}

// set sets an attribute.
func (n *node) set(key, value string) {
	n.size += len(key) + len(value)
	n.attrs[key] = value
}

// declare calls a function for each declaration of a style, such as "fill:#fff;stroke:none".
func declare(says string, set func(key, value string)) {
	for one := range strings.SplitSeq(says, ";") {
		key, value, ok := strings.Cut(one, ":")
		if key = strings.TrimSpace(key); ok && styled[key] {
			set(key, strings.TrimSpace(strings.TrimSuffix(strings.TrimSpace(value), "!important")))
		}
	}
}
