import Foundation
import HeadlessUIKit

/// The view of a scroll view, which makes room for the keyboard.
final class ScrollElementView: UIScrollView {
  /// The insets of the element.
  var ownInset = UIEdgeInsets.zero
  /// The trigger that scrolls it, besides fingers.
  weak var trigger: ScrollTrigger?
  /// True if it makes room.
  var adjustsForKeyboard = true
  /// The keyboard of the environment, or else of the window.
  weak var keyboard: Keyboard? {
    didSet {
      guard keyboard !== oldValue else { return }
      observation = keyboard?.addObserver { [weak self] _ in self?.updateInsets() }
    }
  }
  /// The keyboard of the environment; nil for that of the window.
  weak var environmentKeyboard: Keyboard? {
    didSet { keyboard = environmentKeyboard ?? window?.keyboard }
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
    show(insets)
    let covered = edge == .underflowsSafeArea ? overlap : insets.bottom
    let makesRoom = UIEdgeInsets.makesRoom(forKeyboard: overlap, safeArea: safeAreaInsets)
    let indicator = UIEdgeInsets(bottom: makesRoom ? covered : 0)
    if verticalScrollIndicatorInsets != indicator { verticalScrollIndicatorInsets = indicator }
  }

  /// Content at the top or left edge stays there.
  private func show(_ insets: UIEdgeInsets) {
    guard contentInset != insets else { return }
    var offset = contentOffset
    if offset.y == -contentInset.top { offset.y = -insets.top }
    if offset.x == -contentInset.left { offset.x = -insets.left }
    contentInset = insets
    if contentOffset != offset { contentOffset = offset }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    keyboard = environmentKeyboard ?? window?.keyboard
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if keyboard != nil { updateInsets() }
  }
}
