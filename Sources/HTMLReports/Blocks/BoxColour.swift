/// The colour of a box, as the attributes of an element.
enum BoxColour {
  /// Narrower boxes have no room for words.
  static let minNamedShare = 0.03

  /// The style; nil for what has no colour.
  static func style(_ colour: String?) -> String? { colour.map { "background:\($0)" } }

  /// The class of what has no colour; nil for all others.
  static func kind(_ colour: String?) -> String? { colour == nil ? "other" : nil }
}
