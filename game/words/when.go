package words

import (
	"fmt"
	"time"

	"sixwinters/rules"
)

// Ago says in words when something was, seen from now.
func Ago(then, now time.Time) string {
	day := func(t time.Time) time.Time {
		y, m, d := t.Date()
		return time.Date(y, m, d, 12, 0, 0, 0, time.UTC) // days of the clock, whatever hour it springs over
	}
	then = then.In(now.Location())
	days := int(day(now).Sub(day(then)).Hours() / 24)
	switch since := now.Sub(then); {
	case since >= 0 && since < time.Minute:
		return "just now"
	case since >= 0 && since < time.Hour:
		return rules.HowMany(int(since.Minutes()), "minute ago", "minutes ago")
	case days == 0:
		return then.Format("today at 15:04")
	case days == 1:
		return then.Format("yesterday at 15:04")
	case days > 1 && days < 14:
		return fmt.Sprintf("%d days ago", days)
	case then.Year() == now.Year():
		return then.Format("on 2 January")
	}
	return then.Format("on 2 January 2006")
}
