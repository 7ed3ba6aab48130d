import Foundation
package import SignpostCounting

/// The work of one run, as text that diffs well: the run and its image, then one count per line.
///
/// Baselines are such files, and a run hands its counts over as one.
package struct CountFile: Equatable {
  /// The facts that must be equal for counts to be comparable, by name: the run, and the image.
  package var facts: [String: String] = [:]
  /// The counts; what is not there is 0.
  package var counts: [CountName: Int64] = [:]

  private static let title = "# What one run did, counted by `listscope check`."

  /// A file that cannot be read.
  package struct Mistake: Error, Equatable {
    package let line: Int
    package let reason: String
  }

  package init(facts: [String: String] = [:], counts: [CountName: Int64] = [:]) {
    self.facts = facts
    self.counts = counts
  }

  /// Reads what `text` writes.
  ///
  /// - Throws: `Mistake` for a line that is none of its own, or a name that comes twice.
  package init(_ text: String) throws(Mistake) {
    for (index, line) in text.split(
      omittingEmptySubsequences: false,
      whereSeparator: \.isNewline
    ).enumerated()
    where !line.allSatisfy(\.isWhitespace) && line != Self.title {
      let reason = line.hasPrefix("#") ? addFact(line.dropFirst()) : addCount(line)
      if let reason { throw Mistake(line: index + 1, reason: reason) }
    }
  }

  /// The lines, sorted by name.
  package var text: String {
    let facts = facts.sorted { $0.key < $1.key }.map { "# \($0.key): \($0.value)\n" }
    let counts = counts.sorted { $0.key < $1.key }.map { "\($0.key.text) \($0.value)\n" }
    return ([Self.title + "\n"] + facts + counts).joined()
  }

  private mutating func addFact(_ line: Substring) -> String? {
    guard let colon = line.range(of: ": ") else {
      return "'#\(line)' is no fact such as '# architecture: x86_64'"
    }
    let name = line[..<colon.lowerBound].trimmingCharacters(in: .whitespaces)
    guard facts.updateValue(String(line[colon.upperBound...]), forKey: name) == nil else {
      return "'\(name)' is there twice"
    }
    return nil
  }

  private mutating func addCount(_ line: Substring) -> String? {
    guard let blank = line.lastIndex(of: " "), let name = CountName(String(line[..<blank])),
      let value = Int64(line[line.index(after: blank)...].trimmingCharacters(in: .whitespaces)),
      value >= 0
    else { return "'\(line)' is no count such as 'measure.count 12'" }
    guard counts.updateValue(value, forKey: name) == nil else {
      return "'\(name.text)' is there twice"
    }
    return nil
  }
}
