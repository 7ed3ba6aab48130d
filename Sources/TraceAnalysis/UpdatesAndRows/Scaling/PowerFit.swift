import Foundation

/// The growth of a cost with a size: cost = a · sizeᵇ, fitted by least squares over the logarithms.
public struct PowerFit: Hashable, Sendable {
  /// The number of pairs of size and cost.
  public let count: Int
  /// The factor a, in nanoseconds.
  public let factorNs: Double
  /// The exponent b: 0 is independent, 1 linear, 2 quadratic.
  public let exponent: Double
  /// Half the width of the exponent's 95 % confidence interval.
  public let exponentMargin: Double
  /// The smallest size.
  public let smallest: Double
  /// The largest size.
  public let largest: Double
  /// The part of all costs that is beyond what grows in proportion from the smallest size, in nanoseconds.
  let superlinearNs: Double

  /// The largest exponent of an operation that ought to be linear at most.
  public static let linearLimit = 1.1

  /// True if the cost grows faster than in proportion, beyond doubt.
  public var isSuperlinear: Bool { exponent - exponentMargin > Self.linearLimit }

  /// The cost that the fit gives for a size, in nanoseconds.
  public func cost(of size: Double) -> Double { factorNs * pow(size, exponent) }
}

/// Adds up what a fit needs, in constant memory.
struct PowerFitSums {
  /// With fewer pairs an exponent says nothing.
  private static let minCount = 8
  /// The minimum ratio of the largest size to the smallest one.
  private static let minSpan = 2.0

  /// The number of pairs.
  private(set) var count = 0.0
  private var x = 0.0
  private var y = 0.0
  private var xx = 0.0
  private var xy = 0.0
  private var yy = 0.0
  private var sizes = 0.0
  private var costs = 0.0
  private var smallest = Double.infinity
  private var largest = 0.0

  /// Takes a pair; those without a logarithm are left out.
  mutating func add(size: Double, costNs: Int64) {
    guard size.isFinite, size > 0, costNs > 0 else { return }
    let (logSize, logCost) = (log(size), log(Double(costNs)))
    count += 1
    x += logSize
    y += logCost
    xx += logSize * logSize
    xy += logSize * logCost
    yy += logCost * logCost
    sizes += size
    costs += Double(costNs)
    smallest = min(smallest, size)
    largest = max(largest, size)
  }

  /// Takes what another one has added up.
  mutating func merge(_ other: PowerFitSums) {
    count += other.count
    x += other.x
    y += other.y
    xx += other.xx
    xy += other.xy
    yy += other.yy
    sizes += other.sizes
    costs += other.costs
    smallest = min(smallest, other.smallest)
    largest = max(largest, other.largest)
  }

  /// The fit; nil with too few pairs, or sizes that hardly differ.
  var fit: PowerFit? {
    guard count >= Double(Self.minCount), largest >= smallest * Self.minSpan else { return nil }
    let spread = xx - x * x / count
    guard spread > 1e-9 else { return nil }
    let exponent = (xy - x * y / count) / spread
    let intercept = (y - exponent * x) / count
    let residual = max(0, yy - y * y / count - exponent * exponent * spread)
    let error = sqrt(residual / (count - 2) / spread)
    // Sizes that no list has lead to costs that no number can tell.
    guard exp(intercept).isFinite, exponent.isFinite, error.isFinite else { return nil }
    return PowerFit(
      count: Int(count),
      factorNs: exp(intercept),
      exponent: exponent,
      exponentMargin: error * Self.studentT(count - 2),
      smallest: smallest,
      largest: largest,
      superlinearNs: beyond(exp(intercept) * pow(smallest, exponent - 1) * sizes)
    )
  }

  /// Returns the amount by which all costs exceed others, 0 if they are less.
  private func beyond(_ others: Double) -> Double {
    others.isFinite ? max(0, costs - max(0, others)) : costs
  }

  /// The 97.5 % quantile of Student's distribution, by the expansion of Cornish and Fisher.
  ///
  /// Off by 0.54 % at six degrees of freedom, and by less with more.
  private static func studentT(_ degrees: Double) -> Double {
    let z = 1.959964
    let (z3, z5) = (pow(z, 3), pow(z, 5))
    return z + (z3 + z) / (4 * degrees) + (5 * z5 + 16 * z3 + 3 * z) / (96 * degrees * degrees)
  }
}
