/// The answer to what a reader asks first: smooth or not, why, where, what to change, and what that brings.
///
/// Every form of a report begins with these five lines, in the same words.
struct Answer: Hashable, Sendable {
  /// The verdict, with the rule that it follows.
  let verdict: Verdict
  /// The cause, in plain words.
  let cause: String
  /// The row type, the function and the line.
  var place: String?
  /// The change, as code.
  var fix: String?
  /// The answer in place of a fix, where there is none.
  var fixWords = ""
  /// The late frames and the hitch rate, before and after the change.
  let gain: String

  /// The lines, each with its name.
  var lines: [(name: String, words: Sentence)] {
    [
      ("Verdict", Sentence([.strong("\(verdict.word)."), .text(" \(verdict.sentence)")])),
      ("Cause", Sentence([.words(cause)])),
      ("Where", Sentence([.words(place ?? Self.unknown)])),
      ("Fix", Sentence([fix.map { .code($0) } ?? .text(fixWords)])),
      ("Gain", Sentence(gain)),
    ]
  }

  /// The words for a place that the trace does not tell.
  static let unknown = "not known"
}
