import Signposts

/// The reason why runs must not be compared with each other, or taken for repetitions of one
/// another.
public enum RunMismatch: Hashable, Sendable {
  /// Their times mean something else; with the title of the parameter that differs.
  ///
  /// Such runs are never compared, in any mode.
  case neverMixed(String)
  /// They played something else; with the title of the parameter that differs.
  case parameter(String)

  /// One was played on the virtual clock, another on a real one.
  public static let clocks = RunMismatch.neverMixed("clock")

  /// Finds the reason against comparing two runs; nil when there is none.
  ///
  /// A parameter that a run does not state is no reason.
  public init?(_ first: RunDescription, _ second: RunDescription) {
    let differing = first.parameters.filter { parameter in
      second[parameter.definition.name].map { $0 != parameter.value } ?? false
    }
    func title(_ comparison: ParameterComparison) -> String? {
      differing.first { $0.definition.comparison == comparison }?.definition.title
    }
    if first.hasStackSamples != second.hasStackSamples {
      self = .neverMixed("stack sampling")
    } else if first.hasAllocationCounts != second.hasAllocationCounts {
      self = .neverMixed("allocation counting")
    } else if let name = title(.neverMixed) {
      self = .neverMixed(name)
    } else if Self.differ(first.scenario, second.scenario) {
      self = .parameter("scenario")
    } else if let name = title(.mustMatch) {
      self = .parameter(name)
    } else if Self.differ(first.checksum, second.checksum) {
      self = .parameter("content")
    } else {
      return nil
    }
  }

  /// The most severe mismatch among runs; nil when there is none.
  public init?(among runs: [RunDescription]) {
    guard let first = runs.first else { return nil }
    let found = runs.dropFirst().compactMap { RunMismatch(first, $0) }
    guard let mostSevere = found.first(where: \.isSevere) ?? found.first else { return nil }
    self = mostSevere
  }

  /// True if the runs must never be compared, in any mode.
  public var isSevere: Bool {
    switch self {
    case .neverMixed: true
    case .parameter: false
    }
  }

  private static func differ(_ one: String?, _ other: String?) -> Bool {
    guard let one, let other else { return false }
    return one != other
  }
}
