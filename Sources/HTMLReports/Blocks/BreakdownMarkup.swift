import Reports
import TraceAnalysis

/// The intervals inside something: as boxes whose widths are times, and as a table.
struct BreakdownMarkup {
  private let breakdown: Breakdown

  private static let maxBoxes = 100
  private static let maxDepth = 8
  /// Narrower boxes cannot be seen, as a part of the whole drawing.
  private static let minShare = 0.002

  init(_ breakdown: Breakdown) {
    self.breakdown = breakdown
  }

  /// Boxes and table.
  var pieces: [Markup] {
    let table = breakdown.table
    return [boxes, breakdown.isFolded ? BlockMarkup.folded(table) : TableMarkup(table).markup]
  }

  /// The boxes, whose data is in the table.
  private var boxes: Markup {
    .element(
      "div",
      ["class": "icicle", "aria-hidden": "true"],
      [box(breakdown.whole, width: 1, share: 1, level: 0)]
    )
  }

  /// A box, and below it those of what is inside.
  ///
  /// - Parameters:
  ///   - node: the node that the box stands for.
  ///   - width: the part of the box above that it takes, from 0 to 1.
  ///   - share: the part of the whole drawing that it takes, from 0 to 1.
  ///   - level: the number of boxes above it.
  /// - Returns: the box.
  private func box(_ node: Breakdown.Node, width: Double, share: Double, level: Int) -> Markup {
    let times = node.count > 1 ? " ×\(Readable.number(node.count))" : ""
    let label = "\(node.name)\(times) \(Readable.time(node.totalNs))"
    return .element(
      "div",
      ["class": "box", "style": "width:\((width * 10_000).rounded() / 100)%", "title": label],
      [
        .element(
          "span",
          ["class": BoxColour.kind(node.colour), "style": BoxColour.style(node.colour)],
          share < BoxColour.minNamedShare ? "" : label
        )
      ] + inner(node, share: share, level: level)
    )
  }

  private func inner(_ node: Breakdown.Node, share: Double, level: Int) -> [Markup] {
    // Where intervals cross, those inside may take longer than the one around them.
    let whole = max(1, Double(node.totalNs), node.inside.reduce(0) { $0 + Double($1.totalNs) })
    let shown = node.inside.filter {
      share * Double($0.totalNs) >= Self.minShare * whole
    }
    guard level < Self.maxDepth, !shown.isEmpty else { return [] }
    let boxes = shown.prefix(Self.maxBoxes).map { node in
      let width = Double(node.totalNs) / whole
      return box(node, width: width, share: share * width, level: level + 1)
    }
    return [.element("div", ["class": "inner"], boxes)]
  }
}
