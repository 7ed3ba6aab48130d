import Foundation

extension PowerFit {
  /// The figures of the fit, for an advice.
  var figures: [String: Double] {
    ["exponent": exponent, "exponentMargin": exponentMargin, "pairs": Double(count)]
  }

  /// The exponent with its margin: `0.92 ± 0.10`.
  var words: String { String(format: "%.2f ± %.2f", exponent, exponentMargin) }
}
