/// The mistakes of the app, each on its own.
struct Mistakes: Equatable {
  /// Makes a date formatter for every row.
  var formatter = false
  /// Gives rows new identifiers in every update.
  var identifiers = false
  /// Says of every row that it has changed.
  var equivalence = false
  /// Decodes artwork while a row is shown.
  var artwork = false
  /// Makes all rows for every tick of the player, seen or not.
  var ticks = false
  /// Makes the views of a row anew whenever it is shown.
  var views = false
  /// Compiles regular expressions for every row.
  var expressions = false
  /// Reads a file for every row.
  var file = false
}
