public import HeadlessUIKit

/// The responses of a list to touches and scrolling.
public struct Behavior: Hashable, Sendable {
  /// True if the list can be scrolled.
  public var isScrollEnabled: Bool
  /// The way in which dragging the list dismisses the keyboard.
  public var keyboardDismissMode: UIScrollView.KeyboardDismissMode
  /// The way in which the list adjusts its insets for the keyboard.
  public var keyboardAdjustmentMode: KeyboardAdjustmentMode
  /// The insets covered by other views at the edges of the list, in points.
  public var occlusionInsets: UIEdgeInsets
  /// The effect of a tap on the status bar: the list scrolls to the top, or does not.
  public var scrollsToTop: ScrollsToTop
  /// The number of rows that can be selected at the same time.
  public var selectionMode: SelectionMode
  /// The behaviour of content that is shorter than the list.
  public var underflow: Underflow
  /// True if a touch that becomes a drag is cancelled for the content.
  public var canCancelContentTouches: Bool
  /// True if a touch is delivered to the content only once it is known not to be a drag.
  public var delaysContentTouches: Bool
  /// The page boundaries at which scrolling stops.
  public var pageScrollingBehavior: PageScrollingBehavior
  /// The rate at which scrolling decelerates.
  public var decelerationRate: DecelerationRate
  /// The end of the content that stays in place when heights change.
  public var verticalLayoutGravity: VerticalLayoutGravity
  /// The focus of rows with a keyboard.
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

  /// The way in which a list adjusts its insets for the keyboard.
  public enum KeyboardAdjustmentMode: Hashable, Sendable {
    /// Not at all.
    case none
    /// With a bottom inset as high as the part that the keyboard covers.
    case adjustsWhenVisible
    /// With the insets that `ListView.customScrollViewInsets` returns.
    case custom
  }

  /// The effect of a tap on the status bar: the list scrolls to the top, or does not.
  public enum ScrollsToTop: Hashable, Sendable {
    /// The list does not scroll.
    case disabled
    /// The list scrolls to the top.
    case enabled
  }

  /// The number of rows that can be selected at the same time.
  public enum SelectionMode: Hashable, Sendable {
    /// None; rows are not highlighted either.
    case none
    /// One: selecting another row deselects it.
    case single
    /// Any number.
    case multiple
  }

  /// The rate at which scrolling decelerates.
  public enum DecelerationRate: Hashable, Sendable {
    /// The usual rate for lists.
    case normal
    /// Faster.
    case fast
  }

  /// The end of the content that stays in place when heights change; ignored by horizontal lists.
  public enum VerticalLayoutGravity: Hashable, Sendable {
    /// The top.
    case top
    /// The bottom, as in a conversation; for vertical lists only.
    case bottom
  }
}
