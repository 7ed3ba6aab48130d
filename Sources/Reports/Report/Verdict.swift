/// The verdict at the head of a report, in a word and a sentence.
package struct Verdict: Hashable, Sendable {
  /// The state of the list.
  package enum State: String, Sendable {
    case smooth
    case uneven
    case rough
    /// Something is missing, so nothing can be said for sure.
    case unreliable
    /// The machine took too much of the late time.
    case machineBusy = "machine_busy"
    /// There is nothing to evaluate.
    case unknown
    /// The report shows numbers and evaluates none.
    case numbers
    /// The program showed no list.
    case noList = "no_list"
    /// The list showed nothing in any frame.
    case emptyList = "empty_list"
    /// The head of a comparison is slower.
    case regression
    /// It is faster.
    case improvement
    /// It is neither.
    case noChange = "no_change"
    /// The measurements do not tell.
    case inconclusive
    /// Other values of parameters are better.
    case change
    /// No other values are better.
    case keepDefault = "keep_default"
    /// No values meet what is asked for.
    case noneMeets = "none_meets"
    /// No scenario of a suite does more than its baseline.
    case passed
    /// Something is not what the baseline was counted for.
    case notComparable = "not_comparable"
    /// The baselines were written.
    case updated
  }

  package let state: State
  /// The numbers that the state follows from, and the rule.
  package let sentence: String

  /// The state in words.
  package var word: String {
    switch state {
    case .smooth: "Smooth"
    case .uneven: "Not quite smooth"
    case .rough: "Not smooth"
    case .unreliable: "Not reliable"
    case .machineBusy: "No answer: machine busy"
    case .unknown: "Too little was played"
    case .numbers: "Numbers"
    case .noList: "No list"
    case .emptyList: "No answer: the list was empty"
    case .regression: "Regression"
    case .improvement: "Improvement"
    case .noChange: "No change"
    case .inconclusive: "Inconclusive"
    case .change: "Change it"
    case .keepDefault: "Keep the default"
    case .noneMeets: "No point meets it"
    case .passed: "Passed"
    case .notComparable: "Not comparable"
    case .updated: "Updated"
    }
  }

  /// The state as a sign that needs no colour.
  package var symbol: String {
    switch state {
    case .smooth, .improvement, .noChange, .change, .keepDefault, .passed, .updated:
      "✓"
    case .numbers: "·"
    case .uneven: "!"
    case .rough, .regression: "✕"
    case .unreliable, .machineBusy, .unknown, .noList, .emptyList, .inconclusive, .noneMeets,
      .notComparable:
      "?"
    }
  }
}
