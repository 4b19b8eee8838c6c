package settings

import (
	"fmt"

	"github.com/ebitengine/purego/objc"
)

// The event by which macOS hands over a link, and where the link is in it.
const (
	getURL       = uint32('G'<<24 | 'U'<<16 | 'R'<<8 | 'L')
	directObject = uint32('-'<<24 | '-'<<16 | '-'<<8 | '-')
)

// ReceiveLinks has the system hand links over to this program, whose Info.plist names their scheme. wake is called for each. It is called once, on the
// main thread, before the window opens.
func ReceiveLinks(wake func()) error {
	open := objc.RegisterName("open:reply:")
	class, err := objc.RegisterClass("SixWintersLinks", objc.GetClass("NSObject"), nil, nil, []objc.MethodDef{{
		Cmd: open,
		Fn: func(_ objc.ID, _ objc.SEL, event, _ objc.ID) {
			text := event.Send(objc.RegisterName("paramDescriptorForKeyword:"), directObject).Send(objc.RegisterName("stringValue"))
			if text == 0 {
				return
			}
			select {
			case opened <- objc.Send[string](text, objc.RegisterName("UTF8String")):
				wake()
			default: // nobody opens so many at once
			}
		},
	}})
	if err != nil {
		return fmt.Errorf("links cannot be received: %w", err)
	}
	receiver := objc.ID(class).Send(objc.RegisterName("new"))
	manager := objc.ID(objc.GetClass("NSAppleEventManager")).Send(objc.RegisterName("sharedAppleEventManager"))
	manager.Send(objc.RegisterName("setEventHandler:andSelector:forEventClass:andEventID:"), receiver, open, getURL, getURL)
	return nil
}
