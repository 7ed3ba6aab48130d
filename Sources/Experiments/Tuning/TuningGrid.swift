import Foundation
import Signposts
import TraceAnalysis

/// The values of a parameter that are tried.
enum TuningGrid {
  /// The number of values of a range that are tried unless time is short.
  static let points = 7
  /// The largest multiple of the default that is tried without a range of the user's; its
  /// reciprocal is the smallest.
  private static let reach = 8.0

  /// A parameter with values from the smallest to the largest, or with all of its cases.
  ///
  /// - Parameters:
  ///   - parameter: the parameter.
  ///   - defaultValue: the value that applies in this run; nil where none does.
  ///   - range: from where to where; nil for values around the default.
  ///   - hasWholeRange: whether nil means all of the domain: that of a scenario's own parameter.
  /// - Returns: nil where the parameter has neither a range nor cases.
  static func parameter(
    _ parameter: ParameterDefinition,
    default defaultValue: ParameterValue?,
    range: ClosedRange<Double>?,
    hasWholeRange: Bool
  ) -> TunedParameter? {
    var values: [ParameterValue]
    var isLogarithmic = false
    switch parameter.domain {
    case .integers(let domain, let scale):
      isLogarithmic = scale == .logarithmic
      let whole = Double(domain.lowerBound)...Double(domain.upperBound)
      let range =
        range ?? Self.range(defaultValue ?? parameter.defaultValue, hasWholeRange, whole, scale)
      values = spaced(range, scale).map { .integer(Int64($0.rounded())) }
    case .numbers(let domain, let scale):
      isLogarithmic = scale == .logarithmic
      let range =
        range ?? Self.range(defaultValue ?? parameter.defaultValue, hasWholeRange, domain, scale)
      values = spaced(range, scale).map { .number(rounded($0)) }
    case .cases(let cases): values = cases
    case .seeds, .text: return nil
    }
    values = values.filter(parameter.domain.contains)
    if let defaultValue, !values.contains(defaultValue) { values.append(defaultValue) }
    if values.first?.number != nil { values.sort { ($0.number ?? 0) < ($1.number ?? 0) } }
    var texts: [String] = []
    for value in values where !texts.contains(value.description) { texts.append(value.description) }
    return TunedParameter(
      parameter.name,
      values: texts,
      defaultValue: defaultValue?.description ?? TunedParameter.none,
      isLogarithmic: isLogarithmic
    )
  }

  /// Returns a parameter with at most `count` values: both ends, the default, and some between.
  static func thinned(_ parameter: TunedParameter, to count: Int) -> TunedParameter {
    guard parameter.values.count > count, count >= 2 else { return parameter }
    let last = parameter.values.count - 1
    let chosen = Set((0..<count).map { $0 * last / (count - 1) })
    let values = parameter.values.enumerated()
      .filter { chosen.contains($0.offset) || $0.element == parameter.defaultValue }
      .map(\.element)
    return TunedParameter(
      parameter.name,
      values: values,
      defaultValue: parameter.defaultValue,
      isLogarithmic: parameter.isLogarithmic
    )
  }

  private static func range(
    _ defaultValue: ParameterValue?,
    _ hasWholeRange: Bool,
    _ domain: ClosedRange<Double>,
    _ scale: ParameterDomain.Scale
  ) -> ClosedRange<Double> {
    guard !hasWholeRange, let middle = defaultValue?.number, middle > 0 else { return domain }
    switch scale {
    case .logarithmic: return (middle / reach...middle * reach).clamped(to: domain)
    case .linear: return (0...middle * 2).clamped(to: domain)
    }
  }

  private static func spaced(_ range: ClosedRange<Double>, _ scale: ParameterDomain.Scale)
    -> [Double]
  {
    // From 0 on, logarithms begin at 1.
    let shift = scale == .logarithmic && range.lowerBound < 1 && range.upperBound > 4 ? 1.0 : 0
    return (0..<points).map { number in
      let share = Double(number) / Double(points - 1)
      switch scale {
      case .linear: return range.lowerBound + share * (range.upperBound - range.lowerBound)
      case .logarithmic:
        let low = max(range.lowerBound + shift, .leastNormalMagnitude)
        return low * pow((range.upperBound + shift) / low, share) - shift
      }
    }
  }

  /// Three significant digits: users do not set 0.12345.
  private static func rounded(_ value: Double) -> Double {
    guard value != 0 else { return 0 }
    let step = pow(10, floor(log10(abs(value))) - 2)
    return Double(String(format: "%.10g", (value / step).rounded() * step)) ?? value
  }
}
