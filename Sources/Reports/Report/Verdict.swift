/// What a report says first: whether all is well, in a word and a sentence.
struct Verdict: Hashable, Sendable {
  /// How it is.
  enum State: String, Sendable {
    case smooth
    case uneven
    case rough
    /// Something is missing, so nothing can be said for sure.
    case unreliable
    /// The machine took too much of the late time.
    case machineBusy = "machine_busy"
    /// There is nothing to evaluate.
    case unknown
  }

  let state: State
  /// The numbers that the state follows from, and the rule.
  let sentence: String

  /// The state in words.
  var word: String {
    switch state {
    case .smooth: "Smooth"
    case .uneven: "Not quite smooth"
    case .rough: "Not smooth"
    case .unreliable: "Not reliable"
    case .machineBusy: "Machine busy: no verdict"
    case .unknown: "No verdict"
    }
  }

  /// The state as a sign that needs no colour.
  var symbol: String {
    switch state {
    case .smooth: "✓"
    case .uneven: "!"
    case .rough: "✕"
    case .unreliable, .machineBusy, .unknown: "?"
    }
  }
}
