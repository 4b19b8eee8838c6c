// Package chronicle tells the story of a campaign: it gathers annals from the events as they happen, and tells chapters from them
// at the end of a year, between two years and at the end of the campaign. It knows the rules; the rules do not know it.
package chronicle
