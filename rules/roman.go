package rules

var romans = [Years + 1]string{"", "I", "II", "III", "IV", "V", "VI"}

// Roman is a year, or a stage of progress cards, 1..6, in the numbers of the chronicle; "" for none.
func Roman(n int) string { return romans[n] }
