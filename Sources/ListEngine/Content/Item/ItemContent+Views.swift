public import Foundation
public import HeadlessUIKit

extension ItemContent {
  /// Square corners without clipping.
  public func contentAreaViewProperties(with info: ApplyItemContentInfo) -> ViewProperties {
    ViewProperties()
  }
}

extension ItemContent where BackgroundView == UIView {
  /// Creates a plain view.
  @preconcurrency @MainActor
  public static func createReusableBackgroundView(frame: CGRect) -> BackgroundView {
    UIView(frame: frame)
  }
}

extension ItemContent where SelectedBackgroundView == BackgroundView {
  /// Creates another background view.
  @preconcurrency @MainActor
  public static func createReusableSelectedBackgroundView(frame: CGRect) -> BackgroundView {
    createReusableBackgroundView(frame: frame)
  }
}

extension ItemContent where SelectedBackgroundView == UIView {
  /// Creates a plain view.
  @preconcurrency @MainActor
  public static func createReusableSelectedBackgroundView(frame: CGRect) -> UIView {
    UIView(frame: frame)
  }
}

extension ItemContent where BackgroundView == UIView, SelectedBackgroundView == UIView {
  /// Creates another background view.
  @preconcurrency @MainActor
  public static func createReusableSelectedBackgroundView(frame: CGRect) -> UIView {
    createReusableBackgroundView(frame: frame)
  }
}

extension ItemContent where OverlayDecorationView == UIView {
  /// Creates a plain view.
  @preconcurrency @MainActor
  public static func createReusableOverlayDecorationView(frame: CGRect) -> UIView {
    UIView(frame: frame)
  }
}

extension ItemContent where UnderlayDecorationView == UIView {
  /// Creates a plain view.
  @preconcurrency @MainActor
  public static func createReusableUnderlayDecorationView(frame: CGRect) -> UIView {
    UIView(frame: frame)
  }
}
