import Foundation

/// A recipe: a title, how long it takes, how good it is.
struct Recipe: Equatable {
  var id: Int
  var title: String
  var summary: String
  var minutes: Int
  var calories: Int
  var cooked: Date
  var isFavorite = false

  /// The identifier on the server.
  var key: String { "cookbook/recipes/\(id)" }
}

/// The recipes of one part of a meal.
struct Course: Equatable {
  var name: String
  var recipes: [Recipe]
  /// The calories of all recipes.
  var calories = 0
}

/// The stars that a recipe has.
struct Rating: Equatable {
  var recipe: String
  var stars: Int
}
