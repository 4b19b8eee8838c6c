// Package campaigns keeps campaigns: the list of all of them, where they are taken up, looked at again, renamed, copied,
// deleted and imported, and the form on which a new one is set up.
package campaigns
