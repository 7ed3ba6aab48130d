import Foundation

/// Places children one after the other, in lines.
struct FlowContentLayout: Layout {
  let lineAlignment: Flow.LineAlignment
  let lineSpacing: CGFloat
  let itemAlignment: Flow.ItemAlignment
  let itemSpacing: CGFloat

  static var defaultTraits: Flow.Child.Priority { .fixed }

  func sizeThatFits(
    proposal: SizeConstraint,
    subelements: Subelements,
    environment: Environment,
    cache: inout Void
  ) -> CGSize {
    let frames = frames(of: subelements, in: proposal)
    return CGSize(
      width: frames.reduce(0) { max($0, $1.maxX) },
      height: frames.reduce(0) { max($0, $1.maxY) }
    )
  }

  func placeSubelements(
    in size: CGSize,
    subelements: Subelements,
    environment: Environment,
    cache: inout Void
  ) {
    for (subelement, frame) in zip(subelements, frames(of: subelements, in: SizeConstraint(size))) {
      subelement.place(in: frame)
    }
  }

  /// The size of a child, and whether it uses space that its line does not need.
  private struct Child {
    var width: CGFloat
    let height: CGFloat
    let grows: Bool
  }

  private func frames(of subelements: Subelements, in proposal: SizeConstraint) -> [CGRect] {
    let limit = proposal.maximum
    let children = subelements.map { subelement in
      let size = subelement.sizeThatFits(proposal)
      return Child(
        width: min(size.width, limit.width),
        height: min(size.height, limit.height),
        grows: subelement.traits(forLayoutType: Self.self) == .grows
      )
    }
    var frames: [CGRect] = []
    var y: CGFloat = 0
    for line in lines(of: children, width: limit.width) {
      let height = children[line].lazy.map(\.height).max() ?? 0
      frames += place(children[line], y: y, height: height, width: limit.width)
      y += height + lineSpacing
    }
    return frames
  }

  /// The children of each line.
  private func lines(of children: [Child], width: CGFloat) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    var used: CGFloat = 0
    for (index, child) in children.enumerated() {
      let spaces = CGFloat(index - start) * itemSpacing
      if index > start, spaces + used + child.width > width.forgivingRounding {
        lines.append(start..<index)
        (start, used) = (index, 0)
      }
      used += child.width
    }
    if start < children.count { lines.append(start..<children.count) }
    return lines
  }

  private func place(
    _ line: ArraySlice<Child>,
    y: CGFloat,
    height: CGFloat,
    width: CGFloat
  ) -> [CGRect] {
    let used = line.reduce(0) { $0 + $1.width }
    let rest = width - used - itemSpacing * CGFloat(line.count - 1)
    let growing = line.reduce(0) { $0 + ($1.grows ? $1.width : 0) }
    let isGrowing = line.contains { $0.grows }
    var x: CGFloat =
      switch lineAlignment {
      case _ where isGrowing: 0
      case .leading: 0
      case .center: rest / 2
      case .trailing: rest
      }
    return line.map { child in
      var item = child
      if growing > 0, item.grows { item.width += rest * item.width / growing }
      defer { x += item.width + itemSpacing }
      let vertical = vertical(item.height, in: height)
      return CGRect(x: x, y: y + vertical.y, width: item.width, height: vertical.height)
    }
  }

  private func vertical(_ own: CGFloat, in line: CGFloat) -> (y: CGFloat, height: CGFloat) {
    switch itemAlignment {
    case .fill: (0, line)
    case .top: (0, own)
    case .center: ((line - own) / 2, own)
    case .bottom: (line - own, own)
    }
  }
}
