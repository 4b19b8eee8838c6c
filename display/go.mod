module display.sixwinters

go 1.26.0
