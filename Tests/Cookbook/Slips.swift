/// The mistakes of the app, each on its own.
struct Slips: Equatable {
  /// Gives the one shared formatter another format for every date.
  var format = false
  /// Identifies recipes by their places.
  var places = false
  /// Keeps in every row when it was made.
  var stamp = false
  /// Sorts all recipes whenever the list is described.
  var sorting = false
  /// Decodes photos while rows are shown.
  var photos = false
  /// Looks up the rating of each recipe in an array of all ratings.
  var ratings = false
  /// Describes the list again for every move.
  var scrolling = false
  /// Tries font sizes, from large to small, whenever a row is laid out.
  var shrinking = false
  /// Makes the styled text of a tip whenever it is measured.
  var markup = false
  /// Adds up the calories of all recipes whenever a header is shown.
  var totals = false
  /// Describes the list ten times a second, though nothing has changed.
  var polling = false
  /// Makes a new theme for every update.
  var theme = false
  /// Compares each letter that is typed with all titles in full.
  var typing = false
  /// Shows six dots for each minute of a recipe.
  var dots = false
  /// Makes the path of a border whenever a row is laid out.
  var border = false
  /// Decodes the nutrients of a recipe whenever it is shown.
  var nutrients = false
  /// Identifies recipes by a text that is made of all that they have.
  var texts = false
  /// Saves what is visible whenever that changes.
  var saving = false
  /// Loads the recipe in full when it comes on screen.
  var loading = false
  /// Puts each recipe into a section of its own.
  var sections = false
  /// Has a timer in each row that updates its label.
  var timers = false
  /// Prints every recipe that is compared.
  var logging = false
}
