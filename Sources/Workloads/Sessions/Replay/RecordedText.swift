/// Generated text in place of text that was not recorded.
enum RecordedText {
  private static let words = "the quick brown fox jumps over the lazy dog and runs on "
  private static let maxCharacters = 20_000

  /// Text of a number of characters, of letters of a block of 128 in Unicode.
  ///
  /// - Parameters:
  ///   - count: the number of characters.
  ///   - script: the number of the block.
  ///   - variant: changes the text, but not its length.
  /// - Returns: the text.
  static func text(_ count: Int, script: Int, variant: Int) -> String {
    let count = min(max(0, count), maxCharacters)
    let letters = script == 0 ? Array(words) : letters(ofBlock: script)
    guard count > 0, !letters.isEmpty else { return String(repeating: "a", count: count) }
    // A letter at the start, so that the script can be seen in it.
    var text = String(letters[0])
    var index = variant
    while text.count < count {
      let isEnd = text.count == count - 1
      index += 1
      let letter = letters[index % letters.count]
      text.append(isEnd && letter == " " ? letters[0] : letter)
    }
    return text
  }

  private static func letters(ofBlock block: Int) -> [Character] {
    let scalars = (block << 7..<(block + 1) << 7).compactMap { Unicode.Scalar($0) }
    let letters = scalars.filter { scalar in
      scalar.properties.isAlphabetic && scalar.properties.generalCategory != .nonspacingMark
        && scalar.properties.generalCategory != .spacingMark
        && !scalar.properties.isVariationSelector
        && String([Character(scalar), Character(scalar)]).count == 2
    }
    return letters.prefix(32).map { Character($0) }
  }
}
