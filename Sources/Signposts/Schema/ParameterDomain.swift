/// The values that a parameter may have.
public enum ParameterDomain: Hashable, Sendable {
  /// The spacing of several values of a range.
  public enum Scale: String, Hashable, Sendable {
    /// Equal differences matter equally: 10, 20, 30.
    case linear
    /// Equal ratios matter equally: 10, 100, 1000.
    case logarithmic
  }

  /// Whole numbers.
  case integers(ClosedRange<Int64>, scale: Scale = .linear)
  /// Fractions.
  case numbers(ClosedRange<Double>, scale: Scale = .linear)
  /// Any unsigned whole number of 64 bits: seeds, which have no order.
  case seeds
  /// These values and no others, all of one type.
  case cases([ParameterValue])
  /// Text that is not empty; the code that uses it defines its form.
  case text

  /// The type of the values.
  public var type: ParameterType {
    switch self {
    case .integers: .integer
    case .numbers: .number
    case .seeds: .unsigned
    case .cases(let values): values.first?.type ?? .text
    case .text: .text
    }
  }

  /// Returns whether a value, in the domain's own type, is one that the parameter may have.
  public func contains(_ value: ParameterValue) -> Bool {
    switch (self, value) {
    case (.integers(let range, _), .integer(let value)): range.contains(value)
    case (.numbers(let range, _), .number(let value)): range.contains(value)
    case (.seeds, .unsigned): true
    case (.cases(let values), _): values.contains(value)
    case (.text, .text(let text)): !text.isEmpty
    default: false
    }
  }

  /// Reads a value from text; nil where the domain has none of that form.
  public func value(_ text: String) -> ParameterValue? {
    ParameterValue(text, type).flatMap { contains($0) ? $0 : nil }
  }

  /// The requirement of a value: `a whole number between 1 and 1000`, `60 or 120`.
  public var requirement: String {
    switch self {
    case .integers(let range, _):
      "a whole number between \(range.lowerBound) and \(range.upperBound)"
    case .numbers(let range, _):
      "a number between \(ParameterValue.number(range.lowerBound)) and "
        + "\(ParameterValue.number(range.upperBound))"
    case .seeds: "a whole number between 0 and \(UInt64.max)"
    case .cases(let values): Self.alternatives(values)
    case .text: "text"
    }
  }

  private static func alternatives(_ values: [ParameterValue]) -> String {
    let words = values.map { $0.type == .text ? "'\($0)'" : "\($0)" }
    guard let last = words.last, words.count > 1 else { return words.first ?? "text" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }

  /// The domain in words that do not depend on Swift's spelling.
  var canonicalText: String {
    switch self {
    case .integers(let range, let scale):
      "integers[\(range.lowerBound) \(range.upperBound) \(scale.rawValue)]"
    case .numbers(let range, let scale):
      "numbers[\(range.lowerBound) \(range.upperBound) \(scale.rawValue)]"
    case .seeds: "seeds"
    case .cases(let values): "cases[\(values.map(\.description).joined(separator: " "))]"
    case .text: "text"
    }
  }
}

/// The rule for comparing runs that differ in a parameter, or for counting them as repetitions of
/// each other.
public enum ParameterComparison: Int, SignpostEnumeration {
  /// They may: the same work was done, or it is evaluated differently.
  case mayDiffer
  /// They must not be compared unless a user requests it: something else was played.
  case mustMatch
  /// They must never be compared: their times mean different things.
  case neverMixed
}
