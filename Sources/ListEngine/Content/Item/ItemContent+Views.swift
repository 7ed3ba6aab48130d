public import Foundation
public import HeadlessUIKit

extension ItemContent {
  /// Square corners that cut nothing off.
  public func contentAreaViewProperties(with info: ApplyItemContentInfo) -> ViewProperties {
    ViewProperties()
  }
}

extension ItemContent where BackgroundView == UIView {
  /// Makes a plain view.
  public static func createReusableBackgroundView(frame: CGRect) -> BackgroundView {
    UIView(frame: frame)
  }
}

extension ItemContent where SelectedBackgroundView == BackgroundView {
  /// Makes another view like the background.
  public static func createReusableSelectedBackgroundView(frame: CGRect) -> BackgroundView {
    createReusableBackgroundView(frame: frame)
  }
}

extension ItemContent where OverlayDecorationView == UIView {
  /// Makes a plain view.
  public static func createReusableOverlayDecorationView(frame: CGRect) -> UIView {
    UIView(frame: frame)
  }
}

extension ItemContent where UnderlayDecorationView == UIView {
  /// Makes a plain view.
  public static func createReusableUnderlayDecorationView(frame: CGRect) -> UIView {
    UIView(frame: frame)
  }
}
