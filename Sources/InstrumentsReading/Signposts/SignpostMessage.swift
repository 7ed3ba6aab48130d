/// The text that Listable sends with a signpost: a type's name, and what of the type it is about.
enum SignpostMessage {
  /// The name of the type, without what wraps content: `ProductRow` of `Item<ProductRow> (…)`.
  ///
  /// - Returns: nil where the message is empty.
  /// - Complexity: O(length).
  static func type(_ message: String) -> String? {
    var depth = 0
    let name = message.prefix { character in
      if character == "<" { depth += 1 }
      if character == ">" { depth -= 1 }
      return character != " " || depth > 0
    }
    guard !name.isEmpty else { return nil }
    for wrapper in ["Item<", "HeaderFooter<"] where name.hasPrefix(wrapper) && name.hasSuffix(">") {
      return String(name.dropFirst(wrapper.count).dropLast())
    }
    return String(name)
  }
}
