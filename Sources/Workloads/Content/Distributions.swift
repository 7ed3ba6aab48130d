import Foundation

/// Random numbers with the distributions of real lists.
public enum Distributions {
  /// A log-normally distributed number (Box and Muller 1958).
  public static func logNormal(
    median: Double,
    sigma: Double,
    using generator: inout SplitMix64
  ) -> Double {
    let radius = sqrt(
      -2 * log(Double.random(in: Double.leastNonzeroMagnitude..<1, using: &generator))
    )
    let angle = 2 * Double.pi * Double.random(in: 0..<1, using: &generator)
    return median * exp(sigma * radius * cos(angle))
  }

  /// Splits `total` into `parts` sizes, the k-th proportional to 1 / kˢ, each at least 1.
  ///
  /// The rounding remainder goes to the first, so the sizes always add up to `total`.
  ///
  /// - Precondition: `1 <= parts <= total`.
  public static func zipf(total: Int, parts: Int, exponent: Double) -> [Int] {
    precondition((1...total).contains(parts), "\(total) cannot be split into \(parts) parts")
    let weights = (1...parts).map { pow(Double($0), -exponent) }
    let unit = Double(total - parts) / weights.reduce(0, +)
    var sizes = weights.map { 1 + Int($0 * unit) }
    sizes[0] += total - sizes.reduce(0, +)
    return sizes
  }

  /// A random position, with a probability proportional to its weight.
  ///
  /// - Precondition: no weight is negative, and one is positive.
  public static func weighted(_ weights: [Int], using generator: inout SplitMix64) -> Int {
    var rest = Int.random(in: 0..<weights.reduce(0, +), using: &generator)
    for (position, weight) in weights.enumerated() {
      if rest < weight { return position }
      rest -= weight
    }
    preconditionFailure("the weights \(weights) do not add up")
  }
}
