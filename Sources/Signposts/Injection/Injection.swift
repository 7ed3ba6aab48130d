/// A delay that a run adds to every interval of one name, to prove that measurements find it.
///
/// As text: `interval=measure,add=300us`, `interval=diff,add=20%`.
public struct Injection: Hashable, Sendable {
  /// The length of the delay.
  public enum Amount: Hashable, Sendable {
    /// The same for every interval, in nanoseconds.
    case time(ns: Int64)
    /// A share of the time that the interval has taken so far: 0.2 makes it a fifth longer.
    case share(Double)

    /// The delay at the end of something that took `elapsedNs`, in nanoseconds.
    public func delayNs(after elapsedNs: Int64) -> Int64 {
      switch self {
      case .time(let ns): ns
      case .share(let share): Int64(Double(elapsedNs) * share)
      }
    }
  }

  /// The name of the intervals: a kind of the schema, or a custom name.
  public var interval: String
  /// The length of the delay.
  public var amount: Amount

  /// Makes an injection.
  public init(interval: String, amount: Amount) {
    self.interval = interval
    self.amount = amount
  }

  /// Waits, using the processor, for as long as the delay at the end of something that began at
  /// `startNs` of the monotonic clock.
  public func wait(since startNs: Int64) {
    let now = MonotonicClock.nowNs()
    let end = now + amount.delayNs(after: now - startNs)
    while MonotonicClock.nowNs() < end {}
  }
}

extension Injection {
  /// The longest delay that text may ask for: 10 s.
  private static let maxNs = 10_000_000_000.0
  private static let units = [("us", 1e3), ("ms", 1e6), ("ns", 1.0), ("s", 1e9)]

  /// Reads `interval=NAME,add=AMOUNT`; nil for anything else.
  ///
  /// An amount is a percentage up to 1,000 %, or a time in ns, us, ms or s up to 10 s.
  public init?(parameterText: String) {
    let parts = parameterText.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].hasPrefix("interval="), parts[1].hasPrefix("add="),
      let amount = Self.amount(parts[1].dropFirst(4))
    else { return nil }
    let name = parts[0].dropFirst(9)
    guard !name.isEmpty else { return nil }
    self.init(interval: String(name), amount: amount)
  }

  private static func amount(_ text: Substring) -> Amount? {
    if text.hasSuffix("%") {
      guard let percent = Double(text.dropLast()), (0...1000).contains(percent) else { return nil }
      return .share(percent / 100)
    }
    guard let (unit, factor) = units.first(where: { text.hasSuffix($0.0) }),
      let value = Double(text.dropLast(unit.count)), (0...maxNs).contains(value * factor)
    else { return nil }
    return .time(ns: Int64(value * factor))
  }

  /// As it is written on the command line.
  public var parameterText: String {
    switch amount {
    case .time(let ns): "interval=\(interval),add=\(ns)ns"
    case .share(let share): "interval=\(interval),add=\(share * 100)%"
    }
  }
}
