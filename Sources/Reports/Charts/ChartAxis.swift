import Foundation

/// One axis of a chart: what it shows, and between which values.
package struct ChartAxis: Sendable, Encodable {
  package let title: String
  package let isLogarithmic: Bool
  package let min: Double
  package let max: Double

  /// The smallest number that a logarithmic axis shows.
  package static let leastPositive = 1e-6

  /// An axis from one value to another.
  ///
  /// Values that no axis could show, such as two equal ones, are corrected.
  package init(_ title: String, _ values: ClosedRange<Double>, isLogarithmic: Bool = false) {
    self.title = title
    self.isLogarithmic = isLogarithmic
    guard isLogarithmic else {
      min = values.lowerBound
      max = values.upperBound > values.lowerBound ? values.upperBound : values.lowerBound + 1
      return
    }
    let low = Swift.max(Self.leastPositive, values.lowerBound)
    min = low
    max = values.upperBound > low * 1.01 ? values.upperBound : low * 10
  }

  /// The room above the largest value, so that its sign is not cut off.
  private static let headroom = 1.08
  /// Values beyond are drawn at the end, so that differences stay numbers.
  private static let farthest = Double.greatestFiniteMagnitude / 4

  /// An axis that shows all values, from 0 on where it is linear.
  package init(_ title: String, showing values: [Double], isLogarithmic: Bool = false) {
    let finite = values.filter { $0.isFinite && (!isLogarithmic || $0 > 0) }
      .map { Swift.min(Self.farthest, Swift.max(-Self.farthest, $0)) }
    let (smallest, largest) = (finite.min() ?? 1, finite.max() ?? 1)
    let above = Self.roundAbove(Swift.max(isLogarithmic ? smallest : 0, largest) * Self.headroom)
    // 0 - 0 is 0, but -0 is written as "-0".
    let below = isLogarithmic ? Self.roundBelow(smallest) : 0 - Self.roundAbove(-smallest)
    let ends = below...Swift.max(below, above)
    self.init(title, ends, isLogarithmic: isLogarithmic)
  }

  /// The smallest of 1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6 and 8 times a power of ten that is not smaller;
  /// 0 for what is not positive.
  private static func roundAbove(_ value: Double) -> Double {
    guard value > 0 else { return 0 }
    let decade = pow(10, floor(log10(value)))
    let round = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10].map { $0 * decade }.first { $0 >= value }
    return Swift.min(farthest, round ?? value)
  }

  /// The largest of 1, 2 and 5 times a power of ten that is not larger.
  private static func roundBelow(_ value: Double) -> Double {
    let decade = pow(10, floor(log10(value)))
    return [5, 2, 1].map { $0 * decade }.first { $0 <= value } ?? value
  }

  /// Returns the position of a value, from 0 to 1; values outside are moved to the nearer end.
  package func position(of value: Double) -> Double {
    guard value.isFinite else { return 0 }
    let share =
      isLogarithmic
      ? (log(Swift.max(value, Self.leastPositive)) - log(min)) / (log(max) - log(min))
      : (value - min) / (max - min)
    return Swift.min(1, Swift.max(0, share))
  }

  /// Round values to write beside the axis, about `count` of them.
  package func ticks(_ count: Int) -> [Double] {
    isLogarithmic ? logarithmicTicks(count) : linearTicks(count)
  }

  private func linearTicks(_ count: Int) -> [Double] {
    let rough = (max - min) / Double(Swift.max(1, count))
    let decade = pow(10, floor(log10(rough)))
    let step = [1, 2, 5, 10].map { $0 * decade }.first { $0 >= rough } ?? rough
    let first = (min / step).rounded(.up)
    let last = (max / step).rounded(.down)
    guard last >= first, last - first < 100 else { return [min, max] }
    return stride(from: first, through: last, by: 1).map { $0 * step }
  }

  private func logarithmicTicks(_ count: Int) -> [Double] {
    let decades = Int(floor(log10(min)))...Int(ceil(log10(max)))
    let isNarrow = log10(max / min) < 2.5
    let all = decades.flatMap { decade in
      (isNarrow ? [1.0, 2, 5] : [1.0]).map { $0 * pow(10, Double(decade)) }
    }
    .filter { $0 >= min && $0 <= max }
    let step = Swift.max(1, (all.count + count - 1) / Swift.max(1, count))
    return all.enumerated().filter { $0.offset.isMultiple(of: step) }.map(\.element)
  }

  /// A value as it is written beside the axis.
  package static func label(_ value: Double) -> String {
    String(format: abs(value) >= 1e6 ? "%.3g" : "%.6g", value)
  }
}
