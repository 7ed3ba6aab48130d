import Workloads

/// The words used in product names.
enum CatalogWords {
  private static let words = [
    "almond", "apple", "barley", "basil", "berry", "black", "blend", "bottle", "bread", "brown",
    "butter", "cane", "caramel", "cherry", "chilli", "chocolate", "cinnamon", "classic", "cocoa",
    "coffee", "cold", "cream", "crisp", "dark", "decaf", "double", "dried", "espresso", "extra",
    "farm", "fig", "filter", "fine", "fresh", "fruit", "ginger", "glass", "golden", "grain",
    "green", "ground", "hazelnut", "herb", "honey", "house", "iced", "jar", "juice", "large",
    "latte", "leaf", "lemon", "light", "lime", "long", "malt", "mango", "maple", "milk", "mint",
    "mocha", "mountain", "nut", "oat", "oil", "olive", "orange", "organic", "pack", "peach",
    "pear", "pepper", "plain", "plum", "pressed", "pure", "raw", "red", "rice", "roast", "rose",
    "rye", "salted", "seed", "semi", "single", "small", "smoked", "soft", "spiced", "spring",
    "strong", "sugar", "summer", "sweet", "syrup", "tea", "toasted", "vanilla", "walnut", "warm",
    "whole", "wild", "winter", "yellow",
  ]

  /// Words until at least `letters` letters are reached; at least one word.
  static func phrase(letters: Int, using generator: inout SplitMix64) -> String {
    var phrase = word(using: &generator)
    while phrase.utf8.count < letters {
      phrase += " " + word(using: &generator)
    }
    return phrase.prefix(1).uppercased() + phrase.dropFirst()
  }

  private static func word(using generator: inout SplitMix64) -> String {
    words[Int.random(in: 0..<words.count, using: &generator)]
  }
}
