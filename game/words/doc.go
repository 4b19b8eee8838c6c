// Package words has words that several scenes say: where a campaign is, who plays it, when that was, and errors as sentences.
package words
