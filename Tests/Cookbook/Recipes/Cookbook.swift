import Foundation
import ListScope

/// All recipes, by course.
struct Cookbook {
  var courses: [Course]
  /// The ratings as the server sends them.
  let ratings: [Rating]
  /// The stars of each recipe.
  let stars: [Int: Int]

  init(recipes count: Int, using random: inout SplitMix64) {
    let perCourse = max(1, count / 8)
    courses = (0..<8).map { course in
      let recipes = (0..<perCourse).map { Self.recipe(course * perCourse + $0, using: &random) }
      return Course(
        name: Self.names[course],
        recipes: recipes,
        calories: recipes.reduce(0) { $0 + $1.calories }
      )
    }
    ratings = (0..<count).reversed().map {
      Rating(recipe: "cookbook/recipes/\($0)", stars: 1 + $0 * 7 % 5)
    }
    stars = Dictionary(uniqueKeysWithValues: (0..<count).map { ($0, 1 + $0 * 7 % 5) })
  }

  static func recipe(_ id: Int, using random: inout SplitMix64) -> Recipe {
    let words = (0..<3).map { _ in Self.words[Int.random(in: 0..<Self.words.count, using: &random)]
    }
    let hours = Double.random(in: 0..<9_000, using: &random)
    return Recipe(
      id: id,
      title: words.joined(separator: " ").capitalized,
      summary: "With \(words[1]) and **\(words[2])**, for _four_ people who like \(words[0]).",
      minutes: Int.random(in: 10...90, using: &random),
      calories: Int.random(in: 120...900, using: &random),
      cooked: Date(timeIntervalSince1970: 1_690_000_000 + hours * 3_600)
    )
  }

  private static let names = [
    "Breakfast", "Soups", "Salads", "Bread", "Mains", "Sides", "Puddings", "Drinks",
  ]
  private static let words = [
    "leek", "barley", "plum", "ginger", "walnut", "saffron", "beetroot", "honey", "lentil",
    "almond", "fennel", "quince", "rye", "apricot", "chestnut", "mint",
  ]
}
