package import HeadlessUIKit
import Foundation

/// The views of a header or a footer.
///
/// All views except the content view are created on first access.
@preconcurrency @MainActor
public final class HeaderFooterContentViews<Content: HeaderFooterContent> {
  /// The view that shows the content.
  public let content: Content.ContentView

  /// The view behind the content; nil until first accessed.
  public private(set) var backgroundIfLoaded: Content.BackgroundView?
  /// The view behind the content while that is pressed; nil until first accessed.
  public private(set) var pressedBackgroundIfLoaded: Content.PressedBackgroundView?

  private let didLoad: (UIView, HeaderFooterContentLayer) -> Void

  /// Creates the views of a header or footer that shows its content in `content`.
  ///
  /// `didLoad` is called with each other view when it is created, to insert it in its layer.
  package init(
    content: Content.ContentView,
    didLoad: @escaping (UIView, HeaderFooterContentLayer) -> Void = { _, _ in }
  ) {
    self.content = content
    self.didLoad = didLoad
  }

  /// The view behind the content.
  public var background: Content.BackgroundView {
    backgroundIfLoaded
      ?? load(\.backgroundIfLoaded, .background) {
        Content.createReusableBackgroundView(frame: $0)
      }
  }

  /// The view behind the content while that is pressed.
  public var pressedBackground: Content.PressedBackgroundView {
    pressedBackgroundIfLoaded
      ?? load(\.pressedBackgroundIfLoaded, .pressedBackground) {
        Content.createReusablePressedBackgroundView(frame: $0)
      }
  }

  private func load<View: UIView>(
    _ view: ReferenceWritableKeyPath<HeaderFooterContentViews, View?>,
    _ layer: HeaderFooterContentLayer,
    create: (CGRect) -> View
  ) -> View {
    let new = create(CGRect(origin: .zero, size: content.frame.size))
    self[keyPath: view] = new
    didLoad(new, layer)
    return new
  }
}

/// The layers of a header's or footer's views, from back to front.
package enum HeaderFooterContentLayer: Int, Comparable, Sendable {
  /// Behind everything.
  case background
  /// Shown while the content is pressed.
  case pressedBackground
  /// The content.
  case content

  /// Returns whether the left layer is behind the right one.
  package static func < (left: HeaderFooterContentLayer, right: HeaderFooterContentLayer) -> Bool {
    left.rawValue < right.rawValue
  }
}
