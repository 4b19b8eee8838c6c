package words

import (
	"testing"
	"time"
)

func TestAgo(t *testing.T) {
	berlin, err := time.LoadLocation("Europe/Berlin")
	if err != nil {
		t.Skip(err)
	}
	now := time.Date(2026, 11, 21, 14, 20, 0, 0, berlin)
	for _, test := range []struct {
		then time.Time
		says string
	}{
		{now.Add(-20 * time.Second), "just now"},
		{now.Add(-61 * time.Second), "1 minute ago"},
		{now.Add(-59 * time.Minute), "59 minutes ago"},
		{now.Add(-3 * time.Hour), "today at 11:20"},
		{now.Add(2 * time.Hour), "today at 16:20"}, // by a clock that was wrong
		{now.Add(-15 * time.Hour), "yesterday at 23:20"},
		{now.Add(-15 * time.Hour).UTC(), "yesterday at 23:20"},
		{now.AddDate(0, 0, -3), "3 days ago"},
		{now.AddDate(0, 0, -13), "13 days ago"},
		{now.AddDate(0, 0, -14), "on 7 November"},
		{time.Date(2026, 10, 20, 3, 0, 0, 0, berlin), "on 20 October"},
		{time.Date(2024, 2, 29, 3, 0, 0, 0, berlin), "on 29 February 2024"},
		{now.AddDate(0, 0, 2), "on 23 November"},
	} {
		if got := Ago(test.then, now); got != test.says {
			t.Errorf("%v was %q, not %q", test.then, got, test.says)
		}
	}
	// The clock was put back in the night of 25 October.
	if got := Ago(time.Date(2026, 10, 24, 23, 30, 0, 0, berlin), time.Date(2026, 10, 25, 23, 0, 0, 0, berlin)); got != "yesterday at 23:30" {
		t.Errorf("over the change of the clock it was %q", got)
	}
}
