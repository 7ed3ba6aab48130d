import Foundation
import ListSchema
import TraceAnalysis

/// One interval in a line.
enum IntervalText {
  /// Returns the place of the interval: `list 1, update 3, frame 60`, as far as the trace says.
  static func place(_ placed: PlacedInterval) -> String {
    let interval = placed.interval
    return [
      "at \(Readable.moment(placed.startNs, unixNs: interval.startNs))",
      interval.process.pid > 0 ? "process \(interval.process.words)" : nil,
      interval.list > 0 ? "list \(interval.list)" : nil,
      interval.update > 0 ? "update \(interval.update)" : nil,
    ].compactMap { $0 }.joined(separator: ", ")
  }

  /// Returns the fields: `items 71, measured 24`; zeros are left out.
  static func fields(_ placed: PlacedInterval) -> String {
    let interval = placed.interval
    let texts = zip(interval.shape.fieldNames, interval.values).compactMap {
      name,
      value -> String? in
      if name == FieldName.type.name, let type = placed.contentType { return type.printable }
      guard let text = text(of: value) else { return nil }
      return "\(name.printable) \(text)"
    }
    return texts.joined(separator: ", ")
  }

  private static func text(of value: FieldValue) -> String? {
    switch value {
    case .integer(0), .unsigned(0), .number(0): nil
    case .integer(let number): "\(number)"
    case .unsigned(let number): "\(number)"
    case .number(let number): String(format: "%.1f", number)
    case .label, .text: value.text.map { cut($0.printable) }
    }
  }

  private static func cut(_ text: String) -> String {
    text.count <= 40 ? text : text.prefix(39) + "…"
  }
}
