import TraceAnalysis

extension TimeBoxes {
  private static let maxNamesInLabel = 2
  private static let maxNamesInDetails = 8

  /// Boxes of what happened; nil where nothing happened inside.
  ///
  /// - Parameters:
  ///   - order: the intervals in the order of time.
  ///   - title: the title of the whole, such as `frame 7`.
  ///   - deadlineNs: the time when the budget was used up, in nanoseconds since the start; nil where
  ///     it was not, or there is none.
  ///   - context: the colours.
  init?(_ order: TimeOrder, of title: String, deadlineNs: Int64?, _ context: SectionContext) {
    guard order.boxes.count > 1, order.durationNs > 0 else { return nil }
    self.title = title
    durationNs = order.durationNs
    rows = order.rows
    boxes = order.boxes.map { box in
      Box(
        label: Self.label(box),
        details: Self.details(box, in: title),
        colour: box.names.count == 1 ? context.colour(box.names[0]) : nil,
        startNs: box.startNs,
        lengthNs: box.lengthNs,
        row: box.row
      )
    }
    let limit = deadlineNs.flatMap { $0 > 0 && $0 < order.durationNs ? $0 : nil }
    mark = limit.map { ($0, "budget used up at \(Readable.time($0))") }
    notes = [
      order.lanes > 1
        ? "Intervals that cross others are below these, in separate rows." : nil,
      order.hidden > 0
        ? "\(Readable.count(order.hidden, "interval")) too short or too deep to be drawn." : nil,
    ].compactMap { $0 }
  }

  /// Short, as boxes are narrow: `measure ×3 1.23 ms`.
  private static func label(_ box: TimeOrder.Box) -> String {
    let times = box.count > 1 ? " ×\(box.count)" : ""
    return "\(names(box, most: maxNamesInLabel))\(times) \(Readable.time(box.totalNs))"
  }

  /// Returns the details that the label has no room for.
  private static func details(_ box: TimeOrder.Box, in title: String) -> String {
    let names = names(box, most: maxNamesInDetails)
    return [
      box.count > 1
        ? "\(box.count) short ones of \(names): \(Readable.time(box.totalNs)) in "
          + Readable.time(box.lengthNs)
        : "\(names): \(Readable.time(box.totalNs))",
      "from \(Readable.time(box.startNs)) on",
      box.goesOn ? "goes on after the end of \(title)" : nil,
      box.list > 0 ? "list \(box.list)" : nil, box.contentType,
    ].compactMap { $0 }.joined(separator: ", ")
  }

  private static func names(_ box: TimeOrder.Box, most: Int) -> String {
    box.names.prefix(most).joined(separator: ", ") + (box.names.count > most ? ", …" : "")
  }
}
