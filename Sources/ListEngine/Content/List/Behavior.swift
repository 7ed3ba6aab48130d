public import HeadlessUIKit

/// How a list behaves when it is touched and scrolled.
public struct Behavior: Hashable, Sendable {
  /// Whether the list can be scrolled.
  public var isScrollEnabled: Bool
  /// What dragging the list does to the keyboard.
  public var keyboardDismissMode: UIScrollView.KeyboardDismissMode
  /// How the list makes room for the keyboard.
  public var keyboardAdjustmentMode: KeyboardAdjustmentMode
  /// The room that other views cover at the edges of the list, in points.
  public var occlusionInsets: UIEdgeInsets
  /// Whether a tap on the status bar scrolls to the top.
  public var scrollsToTop: ScrollsToTop
  /// How many rows can be selected at a time.
  public var selectionMode: SelectionMode
  /// What happens when the content is shorter than the list.
  public var underflow: Underflow
  /// Whether a touch that turns into a drag is taken away from the content.
  public var canCancelContentTouches: Bool
  /// Whether the content hears of a touch only when that is not a drag.
  public var delaysContentTouches: Bool
  /// Whether the list comes to rest at pages.
  public var pageScrollingBehavior: PageScrollingBehavior
  /// How quickly a fling comes to rest.
  public var decelerationRate: DecelerationRate
  /// Which end of the content keeps its place when heights change.
  public var verticalLayoutGravity: VerticalLayoutGravity
  /// Whether rows can be focused with a keyboard.
  public var focus: FocusConfiguration

  /// The behaviour of a new list, but for what is given.
  public init(
    isScrollEnabled: Bool = true,
    keyboardDismissMode: UIScrollView.KeyboardDismissMode = .interactive,
    keyboardAdjustmentMode: KeyboardAdjustmentMode = .adjustsWhenVisible,
    occlusionInsets: UIEdgeInsets = .zero,
    scrollsToTop: ScrollsToTop = .enabled,
    selectionMode: SelectionMode = .single,
    underflow: Underflow = Underflow(),
    canCancelContentTouches: Bool = true,
    delaysContentTouches: Bool = true,
    pageScrollingBehavior: PageScrollingBehavior = .none,
    decelerationRate: DecelerationRate = .normal,
    verticalLayoutGravity: VerticalLayoutGravity = .top,
    focus: FocusConfiguration = .none
  ) {
    self.isScrollEnabled = isScrollEnabled
    self.keyboardDismissMode = keyboardDismissMode
    self.keyboardAdjustmentMode = keyboardAdjustmentMode
    self.occlusionInsets = occlusionInsets
    self.scrollsToTop = scrollsToTop
    self.selectionMode = selectionMode
    self.underflow = underflow
    self.canCancelContentTouches = canCancelContentTouches
    self.delaysContentTouches = delaysContentTouches
    self.pageScrollingBehavior = pageScrollingBehavior
    self.decelerationRate = decelerationRate
    self.verticalLayoutGravity = verticalLayoutGravity
    self.focus = focus
  }

  /// How a list makes room for the keyboard.
  public enum KeyboardAdjustmentMode: Hashable, Sendable {
    /// Not at all.
    case none
    /// By an inset at the bottom, as high as what the keyboard covers.
    case adjustsWhenVisible
    /// By the insets that `ListView.customScrollViewInsets` returns.
    case custom
  }

  /// Whether a tap on the status bar scrolls to the top.
  public enum ScrollsToTop: Hashable, Sendable {
    /// It does not.
    case disabled
    /// It does.
    case enabled
  }

  /// How many rows can be selected at a time.
  public enum SelectionMode: Hashable, Sendable {
    /// None; rows are not highlighted either.
    case none
    /// One: selecting another row deselects it.
    case single
    /// Any number.
    case multiple
  }

  /// How quickly a fling comes to rest.
  public enum DecelerationRate: Hashable, Sendable {
    /// As lists do.
    case normal
    /// Sooner.
    case fast
  }

  /// Which end of the content keeps its place when heights change; nothing to horizontal lists.
  public enum VerticalLayoutGravity: Hashable, Sendable {
    /// The top.
    case top
    /// The bottom, as in a conversation; for vertical lists only.
    case bottom
  }
}
