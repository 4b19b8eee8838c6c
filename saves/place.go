package saves

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
)

// attempts is how often a line is rewritten if others keep removing it.
const attempts = 5

// errChanging is the error of a file that others change again and again.
var errChanging = errors.New("another program keeps changing the file")

// write writes unsaved lines, and returns once they are in the file with the campaign's name.
func (c *kept) write() error {
	for range attempts {
		if err := c.settle(); err != nil {
			return err
		}
		c.backUp()
		if err := c.onDisk.write(c); err != nil {
			return err
		}
		if c.onDisk.landed(c) {
			return nil
		}
	}
	return errChanging
}

// settle checks that the campaign may be written under its name: its lock holds, and the file is unchanged since the last write. A file that
// was removed or cut short is rewritten. If someone else put a file there or plays the campaign, it continues beside that, under another name.
func (c *kept) settle() error {
	if path := resolve(c.name); path != c.path || !c.lock.holds() {
		if err := c.disk.MkdirAll(filepath.Dir(path)); err != nil {
			return fmt.Errorf("the folder cannot be made: %w", err)
		}
		l, taken, err := lockFor(path)
		if err != nil {
			return err
		}
		if taken {
			l.release()
			return c.goAside("is being played in another window")
		}
		c.lock.release()
		c.lock, c.path = l, path
	}
	is, err := c.onDisk.find(c)
	if err != nil {
		return err
	}
	switch is {
	case somebody:
		return c.goAside("was changed by another program and is left as it is")
	case gone:
		c.tell(fmt.Sprintf("%q was removed or renamed: it has been written again, with every move.", filepath.Base(c.name)))
	case ours:
		if !c.onDisk.failed {
			c.tell(fmt.Sprintf("%q was replaced or cut short: it has been written again, with every move.", filepath.Base(c.name)))
		}
	default:
		return nil
	}
	c.onDisk.rewriteAll()
	return nil
}

// goAside makes the campaign continue under another, free name in the same folder.
func (c *kept) goAside(why string) error {
	folder, base := filepath.Dir(c.name), filepath.Base(c.name)
	if err := c.disk.MkdirAll(folder); err != nil {
		return fmt.Errorf("the folder cannot be made: %w", err)
	}
	for n := 1; ; n++ {
		name := filepath.Join(folder, stem(NameOf(c.name))+" (continued"+numbered(n)+")"+extension)
		if _, err := os.Lstat(name); err == nil {
			continue
		}
		path := resolve(name)
		l, taken, err := lockFor(path)
		if err != nil {
			return err
		}
		if taken {
			l.release()
			continue
		}
		c.lock.release()
		c.onDisk.close()
		c.lock, c.name, c.path, c.backed = l, name, path, true
		if c.onDisk = (journal{known: c.onDisk.known}); !c.keepOld {
			c.onDisk.known = nil
		}
		c.tell(fmt.Sprintf("%q %s: this campaign now continues in %q, with every move.", base, why, filepath.Base(name)))
		return nil
	}
}

// numbered returns " n" for every n but the first.
func numbered(n int) string {
	if n == 1 {
		return ""
	}
	return fmt.Sprintf(" %d", n)
}

// tell notes a sentence for [Campaign.News].
func (c *kept) tell(say string) {
	if len(c.news) == 0 || c.news[len(c.news)-1] != say {
		c.news = append(c.news, say)
	}
}

// News returns what happened to the file during play, a sentence each, and each only once. It returns nothing
// while the campaign cannot be written: see [Campaign.Trouble].
func (c *kept) News() []string {
	if c.trouble != nil {
		return nil
	}
	news := c.news
	c.news = nil
	return news
}
