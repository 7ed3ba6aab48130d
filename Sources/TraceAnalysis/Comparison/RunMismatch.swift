/// Why runs must not be compared with each other, or taken for repetitions of one another.
public enum RunMismatch: Hashable, Sendable {
  /// One was played on the virtual clock, another on a real one.
  case clocks
  /// They played something else: the name of the parameter that differs.
  case parameter(String)

  /// What speaks against comparing two runs; nil when nothing does.
  ///
  /// What a run does not say is not held against it.
  public init?(_ first: RunDescription, _ second: RunDescription) {
    func differ<Value: Equatable>(_ path: KeyPath<RunDescription, Value?>) -> Bool {
      guard let one = first[keyPath: path], let other = second[keyPath: path] else { return false }
      return one != other
    }
    let parameters: [(String, Bool)] = [
      ("scenario", differ(\.scenario)), ("items", differ(\.items)), ("seed", differ(\.seed)),
      ("content", differ(\.checksum)), ("frames", differ(\.frames)),
      ("refresh rate", differ(\.refreshRateHz)), ("layout", differ(\.layout)),
      ("sizing", differ(\.sizing)), ("batching", differ(\.batching)),
      ("gesture", differ(\.gesture)), ("physics", differ(\.physics)), ("users", differ(\.users)),
    ]
    if differ(\.clock) {
      self = .clocks
    } else if let parameter = parameters.first(where: \.1) {
      self = .parameter(parameter.0)
    } else {
      return nil
    }
  }

  /// The gravest mismatch among runs; nil when there is none.
  public init?(among runs: [RunDescription]) {
    guard let first = runs.first else { return nil }
    let found = runs.dropFirst().compactMap { RunMismatch(first, $0) }
    guard let gravest = found.first(where: { $0 == .clocks }) ?? found.first else { return nil }
    self = gravest
  }
}
