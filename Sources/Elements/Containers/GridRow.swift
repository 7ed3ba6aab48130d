public import Foundation

/// An element that places its children in columns.
public struct GridRow: Element {
  /// The vertical placement of the children of a row.
  public typealias RowAlignment = Row.RowAlignment

  /// The width of a column.
  public enum Width: Hashable, Sendable {
    /// Exactly this, in points.
    case absolute(CGFloat)
    /// A share of what the absolute columns leave.
    case proportional(CGFloat)
  }

  /// The vertical placement of the children.
  public var verticalAlignment = RowAlignment.fill
  /// The space between two columns, in points.
  public var spacing: CGFloat = 0
  /// The children.
  public var children: [Child] = []

  /// Creates a row, then runs `configure` on it.
  public init(configure: (inout GridRow) -> Void = { _ in }) {
    configure(&self)
  }

  /// Creates a row of children.
  ///
  /// - Parameters:
  ///   - verticalAlignment: the vertical placement of the children.
  ///   - spacing: the space between two columns, in points.
  ///   - elements: the children.
  public init(
    verticalAlignment: RowAlignment = .fill,
    spacing: CGFloat = 0,
    @ElementBuilder<Child> _ elements: () -> [Child]
  ) {
    self.verticalAlignment = verticalAlignment
    self.spacing = spacing
    children = elements()
  }

  /// A column of a row.
  public struct Child: ElementBuilderChild {
    /// The element.
    public var element: any Element
    /// The key that distinguishes it from siblings of its type.
    public var key: AnyHashable?
    /// The width of the column.
    public var width: Width

    /// Creates a column.
    public init(width: Width, key: AnyHashable? = nil, element: any Element) {
      self.element = element
      self.key = key
      self.width = width
    }

    /// Creates a column with a share of 1.
    public init(_ element: any Element) {
      self.init(width: .proportional(1), element: element)
    }
  }

  /// Adds a column.
  public mutating func add(width: Width, key: AnyHashable? = nil, child: any Element) {
    children.append(Child(width: width, key: key, element: child))
  }

  /// The children, in columns.
  public var content: ElementContent {
    // Shares fill a limit, but without one they are as wide as their elements.
    ElementContent(
      layout: GridRowLayout(alignment: verticalAlignment, spacing: spacing),
      followsContract: children.allSatisfy {
        if case .absolute = $0.width { true } else { false }
      }
    ) {
      for child in children {
        $0.add(traits: child.width, key: child.key, element: child.element)
      }
    }
  }
}

extension Element {
  /// The element as a column of a row.
  public func gridRowChild(
    key: AnyHashable? = nil,
    width: GridRow.Width = .proportional(1)
  ) -> GridRow.Child {
    GridRow.Child(width: width, key: key, element: self)
  }
}

private struct GridRowLayout: Layout {
  let alignment: GridRow.RowAlignment
  let spacing: CGFloat

  static var defaultTraits: GridRow.Width { .absolute(0) }

  func sizeThatFits(
    proposal: SizeConstraint,
    subelements: Subelements,
    environment: Environment,
    cache: inout Void
  ) -> CGSize {
    let sizes = sizes(of: subelements, in: proposal)
    return CGSize(
      width: sizes.reduce(0) { $0 + $1.width } + spacing * CGFloat(max(0, sizes.count - 1)),
      height: sizes.reduce(0) { max($0, $1.height) }
    )
  }

  func placeSubelements(
    in size: CGSize,
    subelements: Subelements,
    environment: Environment,
    cache: inout Void
  ) {
    var x: CGFloat = 0
    for (subelement, own) in zip(subelements, sizes(of: subelements, in: SizeConstraint(size))) {
      let frame = vertical(own.height, in: size.height)
      subelement.place(
        at: CGPoint(x: x, y: frame.y),
        size: CGSize(width: own.width, height: frame.height)
      )
      x += own.width + spacing
    }
  }

  private func vertical(_ own: CGFloat, in row: CGFloat) -> (y: CGFloat, height: CGFloat) {
    switch alignment {
    case .fill: (0, row)
    case .align(to: .top): (0, own)
    case .align(to: .center): ((row - own) / 2, own)
    case .align(to: .bottom): (row - own, own)
    case .align:
      preconditionFailure("a GridRow aligns its children to the top, the centre or the bottom")
    }
  }

  /// The sizes of the columns; the heights are those of their elements.
  private func sizes(of subelements: Subelements, in proposal: SizeConstraint) -> [CGSize] {
    let widths = subelements.map { $0.traits(forLayoutType: Self.self) }
    let shares = widths.map { if case .proportional(let share) = $0 { share } else { CGFloat(0) } }
    let total = shares.reduce(0, +)
    let absolute = widths.reduce(CGFloat(0)) {
      if case .absolute(let width) = $1 { $0 + width } else { $0 }
    }
    let rest = proposal.width - absolute - spacing * CGFloat(subelements.count - 1)
    let unit = rest.constrainedValue == nil ? naturalUnit(subelements, widths, proposal) : nil
    return zip(subelements, widths).map { subelement, width in
      switch (width, unit) {
      case (.absolute(let width), _):
        return measured(subelement, width: width, proposal)
      case (.proportional(let share), let unit?):
        return CGSize(width: unit * share, height: subelement.sizeThatFits(proposal).height)
      case (.proportional(let share), nil):
        precondition(total > 0, "the shares of a GridRow's columns have a positive sum: \(total)")
        guard let rest = rest.constrainedValue, rest > 0 else { return .zero }
        return measured(subelement, width: rest * share / total, proposal)
      }
    }
  }

  private func measured(
    _ subelement: Subelements.Element,
    width: CGFloat,
    _ proposal: SizeConstraint
  ) -> CGSize {
    let size = subelement.sizeThatFits(
      SizeConstraint(width: .atMost(width), height: proposal.height)
    )
    return CGSize(width: width, height: size.height)
  }

  /// The width of a share of 1 at which every element has its natural width.
  private func naturalUnit(
    _ subelements: Subelements,
    _ widths: [GridRow.Width],
    _ proposal: SizeConstraint
  ) -> CGFloat {
    zip(subelements, widths).reduce(0) { unit, column in
      guard case .proportional(let share) = column.1, share > 0 else { return unit }
      return max(unit, column.0.sizeThatFits(proposal).width / share)
    }
  }
}
