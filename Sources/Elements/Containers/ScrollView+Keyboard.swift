import Foundation
public import HeadlessUIKit

extension Environment {
  private enum KeyboardKey: EnvironmentKey {
    static var defaultValue: Keyboard? { nil }
  }

  /// The keyboard of the screen, whose frame is in the coordinates of the outermost view; scroll views
  /// make room for it.
  public var keyboard: Keyboard? {
    get { self[KeyboardKey.self] }
    set { self[KeyboardKey.self] = newValue }
  }
}

/// Where an edge of scrolled content lies.
enum ScrollEdge: Equatable {
  /// Beyond the edge of the scroll view.
  case overflowsBounds
  /// In the scroll view, but beyond its safe area.
  case overflowsSafeArea
  /// In the safe area.
  case underflowsSafeArea

  /// The place of the top or left edge.
  static func min(content: CGFloat, safeArea: CGFloat, bounds: CGFloat) -> ScrollEdge {
    if content < bounds { return .overflowsBounds }
    return content < safeArea ? .overflowsSafeArea : .underflowsSafeArea
  }

  /// The place of the bottom or right edge; `adjusted` is that edge with the content inset.
  static func max(
    content: CGFloat,
    adjusted: CGFloat,
    safeArea: CGFloat,
    bounds: CGFloat
  ) -> ScrollEdge {
    if content > bounds { return .overflowsBounds }
    return adjusted > safeArea ? .overflowsSafeArea : .underflowsSafeArea
  }
}

extension UIEdgeInsets {
  /// The insets with room at the bottom for a keyboard that covers so many points.
  ///
  /// The scroll view adds the safe area to the insets, unless its content lies in the safe area: the
  /// content then ends at the keyboard.
  func makingRoom(
    forKeyboard overlap: CGFloat,
    safeArea: UIEdgeInsets,
    bottomEdge: ScrollEdge?
  ) -> UIEdgeInsets {
    guard overlap > 0 else { return self }
    var insets = self
    insets.bottom += overlap
    if bottomEdge != .underflowsSafeArea { insets.bottom -= safeArea.bottom }
    return insets
  }
}

/// The view of a scroll view, which makes room for the keyboard.
final class ScrollElementView: UIScrollView {
  /// The insets of the element.
  var ownInset = UIEdgeInsets.zero
  /// Whether it makes room.
  var adjustsForKeyboard = true
  /// The keyboard.
  weak var keyboard: Keyboard? {
    didSet {
      guard keyboard !== oldValue else { return }
      observation = keyboard?.addObserver { [weak self] _ in self?.updateInsets() }
    }
  }
  private var observation: Keyboard.Observation?

  /// The height that the keyboard covers, in points.
  private var overlap: CGFloat {
    guard adjustsForKeyboard, let frame = keyboard?.frame,
      let root = sequence(first: self as UIView, next: \.superview).reversed().first
    else { return 0 }
    let own = convert(bounds, to: root)
    guard own.intersects(frame) else { return 0 }
    return max(0, own.maxY - frame.minY)
  }

  /// Sets the insets for the keyboard as it is now.
  func updateInsets() {
    let overlap = overlap
    let edge = ScrollEdge.max(
      content: contentSize.height,
      adjusted: contentSize.height + ownInset.bottom,
      safeArea: bounds.height - safeAreaInsets.bottom,
      bounds: bounds.height
    )
    let insets = ownInset.makingRoom(
      forKeyboard: overlap,
      safeArea: safeAreaInsets,
      bottomEdge: edge
    )
    if contentInset != insets { contentInset = insets }
    let indicator = UIEdgeInsets(bottom: overlap)
    if verticalScrollIndicatorInsets != indicator { verticalScrollIndicatorInsets = indicator }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if keyboard != nil { updateInsets() }
  }
}
