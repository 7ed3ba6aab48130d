/// The answer to what a reader asks first: smooth or not, why, where, what to change, and what that brings.
///
/// Every form of a report begins with these five lines, in the same words.
package struct Answer: Hashable, Sendable {
  /// The verdict, with the rule that it follows.
  package let verdict: Verdict
  /// The cause, in plain words.
  package let cause: String
  /// The row type, the function and the line.
  package var place: String?
  /// The change, as code.
  package var fix: String?
  /// The answer in place of a fix, where there is none.
  package var fixWords = ""
  /// The late frames and the hitch rate, before and after the change.
  package let gain: String

  /// The lines, each with its name.
  package var lines: [(name: String, words: Sentence)] {
    [
      ("Verdict", Sentence([.strong("\(verdict.word)."), .text(" \(verdict.sentence)")])),
      ("Cause", Sentence([.words(cause)])),
      ("Where", Sentence([.words(place ?? Self.unknown)])),
      ("Fix", Sentence([fix.map { .code($0) } ?? .text(fixWords)])),
      ("Gain", Sentence(gain)),
    ]
  }

  /// The words for a place that the trace does not tell.
  package static let unknown = "not known"
}
