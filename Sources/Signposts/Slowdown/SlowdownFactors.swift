/// The factors by which a device is slower, for each kind of work that was measured there.
///
/// Every moment counts for the innermost open interval of a kind that has a factor. What is in none of
/// them has none here: it keeps the one factor of the run. As text: `diff=2.5,measure=3`.
public struct SlowdownFactors: Hashable, Sendable {
  /// The kind of a reaction to a scroll in which content was compared.
  public static let scrollWithUpdate = "scroll with an update"
  /// The kind of a reaction to a scroll in which nothing had to be done.
  public static let scrollWithoutUpdate = "scroll without an update"
  /// The intervals that are divided into these two.
  public static let scroll = "scroll"
  /// The interval inside those with an update.
  public static let diff = "diff"
  /// The factors that make sense.
  public static let range = 0.01...1_000

  private let factors: [String: Double]

  /// Takes the factors of kinds, which are names of intervals, or a divided reaction to a scroll; nil for
  /// none, names that cannot be written as text, and factors outside of `range`.
  public init?(_ factors: [String: Double]) {
    let areUsable = factors.allSatisfy { name, factor in
      Self.range.contains(factor) && !name.isEmpty && !name.contains { "=,".contains($0) }
        && name == name.trimmed
    }
    guard !factors.isEmpty, areUsable else { return nil }
    self.factors = factors
  }

  /// Reads `diff=2.5,measure=3`; nil for anything else, and for a kind that is there twice.
  public init?(parameterText: String) {
    var factors: [String: Double] = [:]
    for part in parameterText.split(separator: ",", omittingEmptySubsequences: false) {
      let words = part.split(separator: "=", omittingEmptySubsequences: false)
      guard words.count == 2, let factor = Double(words[1]),
        factors.updateValue(factor, forKey: String(words[0])) == nil
      else { return nil }
    }
    self.init(factors)
  }

  /// As it is written on the command line, in the order of names.
  public var parameterText: String {
    kinds.map { "\($0)=\(factors[$0] ?? 1)" }.joined(separator: ",")
  }

  /// The kinds, in the order of their names.
  public var kinds: [String] { factors.keys.sorted() }

  /// The factor of an interval; nil where its kind has none.
  ///
  /// - Parameters:
  ///   - name: the name of the interval.
  ///   - hasDiff: whether content was compared in it; only asked for a reaction to a scroll.
  /// - Returns: the factor.
  public func factor(of name: String, hasDiff: @autoclosure () -> Bool) -> Double? {
    guard name == Self.scroll, dividesScrolls else { return factors[name] }
    return factors[hasDiff() ? Self.scrollWithUpdate : Self.scrollWithoutUpdate] ?? factors[name]
  }

  /// True if reactions to a scroll have a factor of their own for those with an update.
  public var dividesScrolls: Bool {
    factors[Self.scrollWithUpdate] != nil || factors[Self.scrollWithoutUpdate] != nil
  }
}

extension String {
  /// Without blanks at the ends.
  fileprivate var trimmed: String {
    let rest = drop { $0.isWhitespace }
    return String(rest.reversed().drop { $0.isWhitespace }.reversed())
  }
}
