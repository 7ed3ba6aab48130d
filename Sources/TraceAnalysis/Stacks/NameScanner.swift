/// Finds its way in names and types, in which brackets nest.
enum NameScanner {
  /// The end of the brackets that a text begins with; nil where they are not closed.
  static func end(ofBrackets text: Substring) -> Substring.Index? {
    var depth = 0
    for (index, change) in changes(text) {
      depth += change
      if depth == 0 { return text.index(after: index) }
    }
    return nil
  }

  /// Returns the place of words outside of all brackets; nil where there is none.
  static func range(of words: String, in text: Substring) -> Range<Substring.Index>? {
    let outside = Outside(text)
    guard let start = outside.indices.first(where: { text[$0...].hasPrefix(words) }) else {
      return nil
    }
    return start..<text.index(start, offsetBy: words.count)
  }

  /// The labels of parameters: `(for:_:)` of `for: Swift.String, Swift.Int`.
  static func labels(_ parameters: Substring) -> String {
    guard !parameters.isEmpty else { return "()" }
    var labels: [String] = []
    var rest = parameters
    while true {
      let comma = range(of: ", ", in: rest)
      let parameter = comma.map { rest[..<$0.lowerBound] } ?? rest
      labels.append(
        range(of: ": ", in: parameter).map { "\(parameter[..<$0.lowerBound]):" } ?? "_:"
      )
      guard let comma else { break }
      rest = rest[comma.upperBound...]
    }
    return "(\(labels.joined()))"
  }

  /// The brackets of a text, 1 for each that opens and -1 for each that closes.
  private static func changes(_ text: Substring) -> [(index: Substring.Index, change: Int)] {
    var previous: Character?
    return text.indices.compactMap { index in
      defer { previous = text[index] }
      switch text[index] {
      case "(", "<", "[": return (index, 1)
      case ")", "]": return (index, -1)
      // Not that of an arrow.
      case ">" where previous != "-": return (index, -1)
      default: return nil
      }
    }
  }

  /// The places outside of all brackets.
  private struct Outside {
    let indices: [Substring.Index]

    init(_ text: Substring) {
      var (depth, brackets) = (0, NameScanner.changes(text)[...])
      indices = text.indices.filter { index in
        let isOutside = depth == 0
        if brackets.first?.index == index { depth += brackets.removeFirst().change }
        return isOutside
      }
    }
  }
}
