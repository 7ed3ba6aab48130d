public import Foundation

/// An element that places its children from left to right.
///
/// ```swift
/// Row(alignment: .center, minimumSpacing: 8) {
///   Label(text: "First")
///   Label(text: "Second").stackLayoutChild(priority: .fixed)
/// }
/// ```
public struct Row: StackElement {
  /// The vertical placement of the children.
  public enum RowAlignment: Equatable, Sendable {
    /// They fill the Row.
    case fill
    /// They are aligned by a guide.
    case align(to: VerticalAlignment)

    /// Top.
    public static var top: RowAlignment { .align(to: .top) }

    /// Center.
    public static var center: RowAlignment { .align(to: .center) }

    /// Bottom.
    public static var bottom: RowAlignment { .align(to: .bottom) }
  }

  /// The children.
  public var children: [StackLayout.Child] = []
  /// The distribution of space that the children do not need.
  public var horizontalUnderflow = StackLayout.UnderflowDistribution.spaceEvenly
  /// The distribution of the children's lengths if they need more space than there is.
  public var horizontalOverflow = StackLayout.OverflowDistribution.condenseProportionally
  /// The vertical placement of the children.
  public var verticalAlignment = RowAlignment.top
  /// The least space between two children, in points.
  public var minimumHorizontalSpacing: CGFloat = 0

  /// Creates an element without children.
  public init() {}

  /// Creates an element.
  ///
  /// - Parameters:
  ///   - alignment: the vertical placement of the children.
  ///   - underflow: the distribution of space that the children do not need.
  ///   - overflow: the distribution of lengths if the children need more space than there is.
  ///   - minimumSpacing: the least space between two children, in points.
  ///   - elements: the children.
  public init(
    alignment: RowAlignment = .top,
    underflow: StackLayout.UnderflowDistribution = .spaceEvenly,
    overflow: StackLayout.OverflowDistribution = .condenseProportionally,
    minimumSpacing: CGFloat = 0,
    @ElementBuilder<StackLayout.Child> elements: () -> [StackLayout.Child]
  ) {
    verticalAlignment = alignment
    horizontalUnderflow = underflow
    horizontalOverflow = overflow
    minimumHorizontalSpacing = minimumSpacing
    children = elements()
  }

  /// The layout of the children.
  public var layout: StackLayout {
    var layout = StackLayout(axis: .horizontal, alignment: verticalAlignment.cross)
    layout.underflow = horizontalUnderflow
    layout.overflow = horizontalOverflow
    layout.minimumSpacing = minimumHorizontalSpacing
    return layout
  }
}

extension Row.RowAlignment {
  fileprivate var cross: StackLayout.Alignment {
    switch self {
    case .fill: .fill
    case .align(let guide): .align(to: guide.id)
    }
  }
}
