import TraceAnalysis

/// The labels of an enumeration, each made once.
final class LabelCache {
  private let labels: EnumerationLabels
  private var made: [Int64: FieldLabel] = [:]

  /// A damaged trace may have any number of numbers.
  static let most = 65_536

  init(_ labels: EnumerationLabels) {
    self.labels = labels
  }

  /// The label of a number.
  subscript(number: Int64) -> FieldLabel {
    if let label = made[number] { return label }
    let label = FieldLabel(labels.name(of: number), number)
    if made.count < Self.most { made[number] = label }
    return label
  }
}
