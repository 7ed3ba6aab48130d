import Foundation
public import HeadlessUIKit

extension ListView {
  /// The insets of a list's content and scroll indicators.
  public struct ScrollViewInsets: Hashable, Sendable {
    /// Around the content.
    public let content: UIEdgeInsets
    /// Around the horizontal scroll indicator.
    public let horizontalScroll: UIEdgeInsets
    /// Around the vertical scroll indicator.
    public let verticalScroll: UIEdgeInsets

    /// Creates insets.
    public init(
      content: UIEdgeInsets = .zero,
      horizontalScroll: UIEdgeInsets = .zero,
      verticalScroll: UIEdgeInsets = .zero
    ) {
      self.content = content
      self.horizontalScroll = horizontalScroll
      self.verticalScroll = verticalScroll
    }
  }
}

extension ListView.ScrollViewInsets {
  /// Creates insets for the areas covered by the keyboard and other views.
  ///
  /// `keyboardBottom` is the part that the keyboard covers at the bottom.
  init(keyboardBottom: CGFloat, occlusion: UIEdgeInsets, scrollIndicator own: UIEdgeInsets) {
    let bottom = keyboardBottom + occlusion.bottom
    self.init(
      content: UIEdgeInsets(
        top: occlusion.top,
        left: occlusion.left,
        bottom: bottom,
        right: occlusion.right
      ),
      horizontalScroll: UIEdgeInsets(
        left: max(own.left, occlusion.left),
        right: max(own.right, occlusion.right)
      ),
      verticalScroll: UIEdgeInsets(
        top: max(own.top, occlusion.top),
        bottom: max(own.bottom, bottom)
      )
    )
  }

  /// The height that the keyboard covers at the bottom, without the safe area there, in points.
  ///
  /// `keyboard` is the keyboard's frame in the list's coordinates, nil without one. Nothing is
  /// covered in a horizontal list, or if `adjusts` turns the adjustment off.
  static func keyboardBottom(
    _ keyboard: CGRect?,
    in bounds: CGRect,
    safeArea: UIEdgeInsets,
    axis: LayoutDirection,
    adjusts: Bool
  ) -> CGFloat {
    guard adjusts, axis == .vertical, let keyboard, keyboard.overlaps(bounds) else { return 0 }
    return max(0, bounds.height - keyboard.minY - safeArea.bottom)
  }
}
