public import Foundation
public import HeadlessUIKit
public import Signposts

/// The content of one row: a value that knows how to show itself in a view.
///
/// ```swift
/// struct Product: ItemContent, Equatable {
///   var name: String
///   var identifierValue: String { name }
///   static func createReusableContentView(frame: CGRect) -> UILabel { UILabel(frame: frame) }
///   func apply(
///     to views: ItemContentViews<Self>, for reason: ApplyReason, with info: ApplyItemContentInfo
///   ) {
///     views.content.text = name
///   }
/// }
/// ```
public protocol ItemContent: AnyItemConvertible {
  /// The value that identifies content.
  associatedtype IdentifierValue: Hashable
  /// The view that shows the content.
  associatedtype ContentView: UIView
  /// The view behind the content.
  associatedtype BackgroundView: UIView = UIView
  /// The view behind the content of a selected or pressed row.
  associatedtype SelectedBackgroundView: UIView = UIView
  /// The view in front of the content; it receives no touches.
  associatedtype OverlayDecorationView: UIView = UIView
  /// The view between backgrounds and content; it receives no touches.
  associatedtype UnderlayDecorationView: UIView = UIView
  /// The object that accompanies an item of this content.
  associatedtype Coordinator: ItemContentCoordinator = DefaultItemContentCoordinator<Self>
  where Coordinator.ItemContentType == Self

  /// The value that distinguishes this content from others of its type; must never change.
  var identifierValue: IdentifierValue { get }

  /// Returns whether the other content looks the same; false discards cached sizes and counts as an
  /// update.
  func isEquivalent(to other: Self) -> Bool

  /// A hint for the diff: whether this row is the one that moved, where several could be.
  func wasMoved(comparedTo other: Self) -> Bool

  /// Defaults for properties that the initialiser of `Item` is not given.
  var defaultItemProperties: DefaultItemProperties<Self> { get }

  /// Applies the content to the views of a row.
  @preconcurrency @MainActor
  func apply(
    to views: ItemContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyItemContentInfo
  )

  /// The updates that re-apply the content while it is on screen.
  var reappliesToVisibleView: ReappliesToVisibleView { get }

  /// The style of the row's swipe actions; nil uses the environment's style.
  var swipeActionsStyle: SwipeActionsViewStyle? { get }

  /// Creates a view; it will be reused for many contents of this type.
  @preconcurrency @MainActor
  static func createReusableContentView(frame: CGRect) -> ContentView

  /// Returns the clipping of the view around the content.
  func contentAreaViewProperties(with info: ApplyItemContentInfo) -> ViewProperties

  /// Creates a background view.
  @preconcurrency @MainActor
  static func createReusableBackgroundView(frame: CGRect) -> BackgroundView
  /// Creates a background view for a selected or pressed row.
  @preconcurrency @MainActor
  static func createReusableSelectedBackgroundView(frame: CGRect) -> SelectedBackgroundView
  /// Creates a view to show in front of the content.
  @preconcurrency @MainActor
  static func createReusableOverlayDecorationView(frame: CGRect) -> OverlayDecorationView
  /// Creates a view to show between backgrounds and content.
  @preconcurrency @MainActor
  static func createReusableUnderlayDecorationView(frame: CGRect) -> UnderlayDecorationView

  /// Creates the object that accompanies an item of this content.
  func makeCoordinator(actions: CoordinatorActions, info: CoordinatorInfo) -> Coordinator
}

extension ItemContent {
  /// The identity of contents of this type.
  public typealias Identifier = ListEngine.Identifier<Self, IdentifierValue>
  /// The actions that a coordinator can perform on an item of this content.
  public typealias CoordinatorActions = ItemContentCoordinatorActions<Self>
  /// The information that a coordinator has about an item of this content.
  public typealias CoordinatorInfo = ItemContentCoordinatorInfo<Self>

  /// The identifier of this content.
  @inlinable public var identifier: Identifier { Identifier(identifierValue) }

  /// The identifier of the content that has the given value.
  public static func identifier(with value: IdentifierValue) -> Identifier { Identifier(value) }

  /// True when the contents are not equivalent.
  public func wasMoved(comparedTo other: Self) -> Bool { !isEquivalent(to: other) }

  /// No defaults.
  @inlinable
  public var defaultItemProperties: DefaultItemProperties<Self> { DefaultItemProperties() }

  /// Every update.
  public var reappliesToVisibleView: ReappliesToVisibleView { .always }

  /// The environment's style.
  public var swipeActionsStyle: SwipeActionsViewStyle? { nil }

  /// The content in an `Item` with default properties.
  @inlinable
  public func toAnyItem() -> any AnyItem { Item(self) }
}

extension ItemContent where Self: Equatable {
  /// Compares with `==`.
  @inlinable
  public func isEquivalent(to other: Self) -> Bool { self == other }
}

extension ItemContent where Self: Identifiable {
  /// The value of `id`.
  public var identifierValue: ID { id }
}

/// The state of a row that its content may show.
public struct ItemState: Hashable, Sendable {
  /// True if the row is selected.
  public var isSelected = false
  /// True if the row is pressed.
  public var isHighlighted = false
  /// True if the row is being dragged.
  public var isReordering = false

  /// Creates a state; by default of a row that is neither selected, pressed nor dragged.
  public init(isSelected: Bool = false, isHighlighted: Bool = false, isReordering: Bool = false) {
    self.isSelected = isSelected
    self.isHighlighted = isHighlighted
    self.isReordering = isReordering
  }

  /// Creates the state of a cell.
  @preconcurrency @MainActor
  public init(cell: UICollectionViewCell, isReordering: Bool) {
    self.init(
      isSelected: cell.isSelected,
      isHighlighted: cell.isHighlighted,
      isReordering: isReordering
    )
  }

  /// True if the row is selected or pressed.
  public var isActive: Bool { isSelected || isHighlighted }
}

/// The position of a row in a group of adjacent rows.
public enum ItemPosition: Hashable, Sendable {
  /// Alone.
  case single
  /// At the start of a group.
  case first
  /// Inside a group.
  case middle
  /// At the end of a group.
  case last
}

/// The information passed to content when it is applied.
public struct ApplyItemContentInfo {
  /// The state of the row: whether it is selected, pressed or dragged.
  public var state = ItemState()
  /// The row's position in its group.
  public var position = ItemPosition.single
  /// The environment of the list.
  public var environment = ListEnvironment.empty
  /// True if the user may drag the row.
  public var isReorderable = false
  /// True if the user may select the row, even briefly.
  public var isSelectable = false
  /// The list's signposter, for intervals of the content's own.
  ///
  /// They nest in the interval `apply`, or in `measure` while the content is only measured.
  public var signposter = Signposter.disabled
  /// The objects that the list provides; nil outside of lists.
  package var services: ContentServices?
  var row: AppliedRow?
  /// The actions that replace those of the row; nil for none.
  var replaced: ReplacedActions?
  /// The list; nil if the content is only being measured.
  @preconcurrency @MainActor
  var list: ListView? { row?.list }
}
