public import HeadlessUIKit

/// How a list responds to touches and scrolling.
public struct Behavior: Hashable, Sendable {
  /// Whether the list can be scrolled.
  public var isScrollEnabled: Bool
  /// How dragging the list dismisses the keyboard.
  public var keyboardDismissMode: UIScrollView.KeyboardDismissMode
  /// How the list adjusts its insets for the keyboard.
  public var keyboardAdjustmentMode: KeyboardAdjustmentMode
  /// The insets covered by other views at the edges of the list, in points.
  public var occlusionInsets: UIEdgeInsets
  /// Whether a tap on the status bar scrolls to the top.
  public var scrollsToTop: ScrollsToTop
  /// How many rows can be selected at the same time.
  public var selectionMode: SelectionMode
  /// What happens when the content is shorter than the list.
  public var underflow: Underflow
  /// Whether a touch that becomes a drag is cancelled for the content.
  public var canCancelContentTouches: Bool
  /// Whether a touch is delivered to the content only once it is known not to be a drag.
  public var delaysContentTouches: Bool
  /// Whether scrolling stops at page boundaries.
  public var pageScrollingBehavior: PageScrollingBehavior
  /// How quickly scrolling decelerates.
  public var decelerationRate: DecelerationRate
  /// Which end of the content stays in place when heights change.
  public var verticalLayoutGravity: VerticalLayoutGravity
  /// Whether rows can be focused with a keyboard.
  public var focus: FocusConfiguration

  /// Creates the behaviour of a new list with the given values.
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

  /// How a list adjusts its insets for the keyboard.
  public enum KeyboardAdjustmentMode: Hashable, Sendable {
    /// Not at all.
    case none
    /// With a bottom inset as high as the part that the keyboard covers.
    case adjustsWhenVisible
    /// With the insets that `ListView.customScrollViewInsets` returns.
    case custom
  }

  /// Whether a tap on the status bar scrolls to the top.
  public enum ScrollsToTop: Hashable, Sendable {
    /// It does not.
    case disabled
    /// It does.
    case enabled
  }

  /// How many rows can be selected at the same time.
  public enum SelectionMode: Hashable, Sendable {
    /// None; rows are not highlighted either.
    case none
    /// One: selecting another row deselects it.
    case single
    /// Any number.
    case multiple
  }

  /// How quickly scrolling decelerates.
  public enum DecelerationRate: Hashable, Sendable {
    /// The usual rate for lists.
    case normal
    /// Faster.
    case fast
  }

  /// Which end of the content stays in place when heights change; ignored by horizontal lists.
  public enum VerticalLayoutGravity: Hashable, Sendable {
    /// The top.
    case top
    /// The bottom, as in a conversation; for vertical lists only.
    case bottom
  }
}
