import Foundation
public import HeadlessUIKit

extension Environment {
  private enum KeyboardKey: EnvironmentKey {
    static var defaultValue: Keyboard? { nil }
  }

  /// The keyboard whose frame is in the coordinates of the outermost view; nil for that of the window.
  ///
  /// Scroll views make room for it.
  public var keyboard: Keyboard? {
    get { self[KeyboardKey.self] }
    set { self[KeyboardKey.self] = newValue }
  }
}

/// The position of an edge of scrolled content.
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
  /// The insets with room at the bottom for a keyboard that covers `overlap` points.
  ///
  /// There is no room to make if it covers no more than the safe area, or than a point. The scroll
  /// view adds the safe area to the insets, unless its content is in the safe area: the content
  /// then ends at the keyboard.
  func makingRoom(
    forKeyboard overlap: CGFloat,
    safeArea: UIEdgeInsets,
    bottomEdge: ScrollEdge?
  ) -> UIEdgeInsets {
    guard Self.makesRoom(forKeyboard: overlap, safeArea: safeArea) else { return self }
    var insets = self
    insets.bottom += overlap
    if bottomEdge != .underflowsSafeArea { insets.bottom -= safeArea.bottom }
    return insets
  }
}

extension UIEdgeInsets {
  /// Returns whether a keyboard covers more than the safe area does, and than a point.
  static func makesRoom(forKeyboard overlap: CGFloat, safeArea: UIEdgeInsets) -> Bool {
    overlap > max(1, safeArea.bottom)
  }

  /// The insets with others added at some edges; nil for none.
  func adding(_ other: UIEdgeInsets, at edges: UIRectEdge?) -> UIEdgeInsets {
    guard let edges else { return self }
    var insets = self
    if edges.contains(.top) { insets.top += other.top }
    if edges.contains(.left) { insets.left += other.left }
    if edges.contains(.bottom) { insets.bottom += other.bottom }
    if edges.contains(.right) { insets.right += other.right }
    return insets
  }
}
