// Package preferences is the sheet on which the settings are changed.
package preferences
