import Foundation

extension StackLayout {
  /// The limit of a stack on one of its axes.
  enum Limit {
    case none
    case atMost(CGFloat)
    case exactly(CGFloat)

    /// The limit in points; infinite without one.
    var value: CGFloat {
      switch self {
      case .none: .infinity
      case .atMost(let value), .exactly(let value): value
      }
    }
  }

  /// The place of a child.
  struct Frame {
    var start: CGFloat = 0
    var length: CGFloat
    var crossStart: CGFloat = 0
    var crossLength: CGFloat = 0
  }

  /// The places of all children.
  func frames(_ subelements: Subelements, axis limit: Limit, cross: Limit) -> [Frame] {
    guard !subelements.isEmpty else { return [] }
    let traits = subelements.map { $0.traits(forLayoutType: StackLayout.self) }
    let basis = basisLengths(subelements, traits, limit.value, cross.value)
    var frames = lengths(basis, traits, limit)
    if let guide = alignment.guide(across: axis) {
      align(&frames, subelements, traits, cross, guide.defaultValue)
    } else {
      fill(&frames, subelements, cross)
    }
    return frames
  }

  // MARK: Along the stack

  /// The lengths of the children before surplus and missing space are distributed.
  private func basisLengths(
    _ subelements: Subelements,
    _ traits: [Traits],
    _ limit: CGFloat,
    _ cross: CGFloat
  ) -> [CGFloat] {
    var lengths = [CGFloat](repeating: 0, count: subelements.count)
    func measure(_ index: Int, in limit: CGFloat) {
      let size = subelements[index].sizeThatFits(axis.constraint(axis: limit, cross: cross))
      lengths[index] = axis.lengths(of: size).axis
    }
    var fixed: CGFloat = 0
    for index in traits.indices where traits[index].isFixed {
      measure(index, in: limit)
      fixed += lengths[index]
    }
    // Without a limit nothing is taken away: a child may be without an end, too.
    let rest =
      limit == .infinity
      ? limit : limit - fixed - minimumSpacing * CGFloat(subelements.count - 1)
    guard rest > 0 else { return lengths }
    for index in traits.indices where !traits[index].isFixed { measure(index, in: rest) }
    return lengths
  }

  /// The lengths of the children, and where they start.
  private func lengths(_ basis: [CGFloat], _ traits: [Traits], _ limit: Limit) -> [Frame] {
    let total = basis.reduce(0, +)
    let spacing = minimumSpacing * CGFloat(basis.count - 1)
    switch limit {
    case .none:
      return row(basis)
    case .atMost(let length) where total + spacing < length:
      return row(basis)
    case .exactly(let length) where total + spacing < length:
      return grown(basis, traits, to: length, total: total, spacing: spacing)
    case .atMost(let length), .exactly(let length):
      let weights = zip(basis, traits).map { basis, traits in
        switch overflow {
        case .condenseUniformly: traits.shrinkPriority
        case .condenseProportionally:
          total == 0 ? traits.shrinkPriority * basis : traits.shrinkPriority * basis / total
        }
      }
      return row(distribute(length - (total + spacing), over: basis, weights))
    }
  }

  private func grown(
    _ basis: [CGFloat],
    _ traits: [Traits],
    to length: CGFloat,
    total: CGFloat,
    spacing: CGFloat
  ) -> [Frame] {
    let extra = length - (total + spacing)
    switch underflow {
    case .spaceEvenly:
      return row(basis, gap: basis.count > 1 ? (length - total) / CGFloat(basis.count - 1) : 0)
    case .justifyToStart: return row(basis)
    case .justifyToCenter: return row(basis, start: extra / 2)
    case .justifyToEnd: return row(basis, start: extra)
    case .growUniformly:
      return row(distribute(extra, over: basis, traits.map(\.growPriority)))
    case .growProportionally:
      let weights = zip(basis, traits).map { basis, traits in
        total == 0 ? traits.growPriority * basis : traits.growPriority * basis / total
      }
      return row(distribute(extra, over: basis, weights))
    }
  }

  /// The lengths with a share of `extra`, which is negative if space is missing.
  private func distribute(
    _ extra: CGFloat,
    over basis: [CGFloat],
    _ weights: [CGFloat]
  ) -> [CGFloat] {
    let sum = weights.reduce(0, +)
    let total = sum == 0 ? 1 : sum
    return zip(basis, weights).map { max(0, $0 + extra * $1 / total) }
  }

  private func row(
    _ lengths: [CGFloat],
    start: CGFloat = 0,
    gap: CGFloat? = nil
  ) -> [Frame] {
    var position = start
    return lengths.map { length in
      defer { position += length + (gap ?? minimumSpacing) }
      return Frame(start: position, length: length)
    }
  }

  // MARK: Across the stack

  private func crossLength(
    _ subelement: LayoutSubelement,
    _ length: CGFloat,
    _ cross: Limit
  ) -> CGFloat {
    let size = subelement.sizeThatFits(axis.constraint(axis: length, cross: cross.value))
    return axis.lengths(of: size).cross
  }

  private func fill(_ frames: inout [Frame], _ subelements: Subelements, _ cross: Limit) {
    let length: CGFloat
    if case .exactly(let exact) = cross {
      length = exact
    } else {
      let lengths = frames.indices.map {
        crossLength(subelements[$0], frames[$0].length, cross)
      }
      length = min(cross.value, lengths.max() ?? 0)
    }
    for index in frames.indices { frames[index].crossLength = length }
  }

  private func align(
    _ frames: inout [Frame],
    _ subelements: Subelements,
    _ traits: [Traits],
    _ cross: Limit,
    _ guide: (ElementDimensions) -> CGFloat
  ) {
    var (low, high) = (CGFloat.infinity, -CGFloat.infinity)
    var isEndless = false
    for index in frames.indices {
      let length = crossLength(subelements[index], frames[index].length, cross)
      frames[index].crossLength = length
      guard length < .infinity else {
        // It fills the stack, and has no centre or end.
        isEndless = true
        continue
      }
      let size = axis.size(axis: frames[index].length, cross: length)
      let dimensions = ElementDimensions(size: size)
      let own = traits[index].alignmentGuide?(dimensions) ?? guide(dimensions)
      frames[index].crossStart = -own
      low = min(low, -own)
      high = max(high, length - own)
    }
    guard low <= high else { return }
    let needed = high - low
    let available: CGFloat =
      switch cross {
      case .none: isEndless ? .infinity : needed
      case .atMost(let limit): min(limit, needed)
      case .exactly(let exact): exact
      }
    func value(_ length: CGFloat) -> CGFloat {
      guide(ElementDimensions(size: axis.size(axis: 0, cross: length)))
    }
    let shift = value(available) - value(needed) - low
    for index in frames.indices where frames[index].crossLength < .infinity {
      frames[index].crossStart += shift
    }
  }
}

extension StackLayout.Alignment {
  /// The guide by which children are aligned across a stack; nil if they fill it.
  fileprivate func guide(across axis: StackLayout.Axis) -> (any AlignmentID.Type)? {
    let isVertical = axis == .vertical
    return switch self {
    case .fill: nil
    case .leading: isVertical ? HorizontalAlignment.leading.id : VerticalAlignment.top.id
    case .center: isVertical ? HorizontalAlignment.center.id : VerticalAlignment.center.id
    case .trailing: isVertical ? HorizontalAlignment.trailing.id : VerticalAlignment.bottom.id
    case .align(let id): id
    }
  }
}
