public import Foundation
public import HeadlessUIKit

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
  /// What tells one content from another.
  associatedtype IdentifierValue: Hashable
  /// The view that shows the content.
  associatedtype ContentView: UIView
  /// The view behind the content.
  associatedtype BackgroundView: UIView = UIView
  /// The view behind the content of a selected or pressed row.
  associatedtype SelectedBackgroundView: UIView = BackgroundView
  /// The view in front of the content, which takes no touches.
  associatedtype OverlayDecorationView: UIView = UIView
  /// The view between backgrounds and content, which takes no touches.
  associatedtype UnderlayDecorationView: UIView = UIView
  /// The object that accompanies an item of this content.
  associatedtype Coordinator: ItemContentCoordinator = DefaultItemContentCoordinator<Self>
  where Coordinator.ItemContentType == Self

  /// What tells this content from others of its type. Must be the same at every reading.
  var identifierValue: IdentifierValue { get }

  /// Whether the other content looks the same. False drops known sizes and counts as an update.
  func isEquivalent(to other: Self) -> Bool

  /// A hint for the diff which of several rows that changed places is the one that moved.
  func wasMoved(comparedTo other: Self) -> Bool

  /// What an `Item` of this content has where its initialiser is given nothing.
  var defaultItemProperties: DefaultItemProperties<Self> { get }

  /// Shows the content in the views of a row.
  func apply(
    to views: ItemContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyItemContentInfo
  )

  /// Which updates re-apply the content while it is on screen.
  var reappliesToVisibleView: ReappliesToVisibleView { get }

  /// How the swipe actions of the row look; nil takes the environment's style.
  var swipeActionsStyle: SwipeActionsViewStyle? { get }

  /// Makes a view; it will show many contents of this type, one after the other.
  static func createReusableContentView(frame: CGRect) -> ContentView

  /// How the view around the content is cut.
  func contentAreaViewProperties(with info: ApplyItemContentInfo) -> ViewProperties

  /// Makes a view to stand behind the content.
  static func createReusableBackgroundView(frame: CGRect) -> BackgroundView
  /// Makes a view to stand behind the content of a selected or pressed row.
  static func createReusableSelectedBackgroundView(frame: CGRect) -> SelectedBackgroundView
  /// Makes a view to stand in front of the content.
  static func createReusableOverlayDecorationView(frame: CGRect) -> OverlayDecorationView
  /// Makes a view to stand between backgrounds and content.
  static func createReusableUnderlayDecorationView(frame: CGRect) -> UnderlayDecorationView

  /// Makes the object that accompanies an item of this content.
  func makeCoordinator(actions: CoordinatorActions, info: CoordinatorInfo) -> Coordinator
}

extension ItemContent {
  /// The identity of contents of this type.
  public typealias Identifier = ListEngine.Identifier<Self, IdentifierValue>
  /// What a coordinator can do with an item of this content.
  public typealias CoordinatorActions = ItemContentCoordinatorActions<Self>
  /// What a coordinator knows about an item of this content.
  public typealias CoordinatorInfo = ItemContentCoordinatorInfo<Self>

  /// The identity of this content.
  @inlinable public var identifier: Identifier { Identifier(identifierValue) }

  /// The identity of the content that has the given value.
  public static func identifier(with value: IdentifierValue) -> Identifier { Identifier(value) }

  /// True when the contents are not equivalent.
  public func wasMoved(comparedTo other: Self) -> Bool { !isEquivalent(to: other) }

  /// None.
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
  /// Equality.
  @inlinable
  public func isEquivalent(to other: Self) -> Bool { self == other }
}

extension ItemContent where Self: Identifiable {
  /// The id.
  public var identifierValue: ID { id }
}

/// The state of a row that its content may want to show.
public struct ItemState: Hashable, Sendable {
  /// Whether the row is selected.
  public var isSelected = false
  /// Whether the row is pressed.
  public var isHighlighted = false
  /// Whether the row is being dragged.
  public var isReordering = false

  /// Whether the row is selected or pressed.
  public var isActive: Bool { isSelected || isHighlighted }
}

/// Where a row stands in a group of rows that touch each other.
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

/// What a content is told when it is applied.
public struct ApplyItemContentInfo {
  /// Whether the row is selected, pressed or dragged.
  public var state = ItemState()
  /// Where the row stands in its group.
  public var position = ItemPosition.single
  /// The environment of the list.
  public var environment = ListEnvironment.empty
  /// Whether the user may drag the row.
  public var isReorderable = false
  /// Whether the user may select the row, be it for a moment.
  public var isSelectable = false
  var row: AppliedRow?
  /// The list; nil where the content is only measured.
  var list: ListView? { row?.list }
}
