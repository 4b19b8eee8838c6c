// Package farm lays and draws the table of Skadi: a sheet of parchment in a winter night, with tracks, candles, dice and a saga. A [Plan]
// says where everything lies in a window of a size, [Sheet] what is drawn there. It draws with the brush of package render.
package farm
