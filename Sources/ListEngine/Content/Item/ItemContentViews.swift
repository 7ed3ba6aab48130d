package import HeadlessUIKit
import Foundation

/// The views of one row.
///
/// All views except the content view are created on first access.
@preconcurrency @MainActor
public final class ItemContentViews<Content: ItemContent> {
  /// The view that shows the content.
  public let content: Content.ContentView

  /// The view behind the content; nil until first accessed.
  public private(set) var backgroundIfLoaded: Content.BackgroundView?
  /// The view behind the content of a selected or pressed row; nil until first accessed.
  public private(set) var selectedBackgroundIfLoaded: Content.SelectedBackgroundView?
  /// The view in front of the content; nil until first accessed.
  public private(set) var overlayDecorationIfLoaded: Content.OverlayDecorationView?
  /// The view between backgrounds and content; nil until first accessed.
  public private(set) var underlayDecorationIfLoaded: Content.UnderlayDecorationView?

  private let didLoad: (UIView, ItemContentLayer) -> Void

  /// Creates the views of a row that shows its content in `content`.
  ///
  /// `didLoad` is called with each other view when it is created, to insert it in its layer.
  package init(
    content: Content.ContentView,
    didLoad: @escaping (UIView, ItemContentLayer) -> Void = { _, _ in }
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

  /// The view behind the content of a selected or pressed row.
  public var selectedBackground: Content.SelectedBackgroundView {
    selectedBackgroundIfLoaded
      ?? load(\.selectedBackgroundIfLoaded, .selectedBackground) {
        Content.createReusableSelectedBackgroundView(frame: $0)
      }
  }

  /// The view in front of the content, which takes no touches.
  public var overlayDecoration: Content.OverlayDecorationView {
    overlayDecorationIfLoaded
      ?? load(\.overlayDecorationIfLoaded, .overlayDecoration) {
        Content.createReusableOverlayDecorationView(frame: $0)
      }
  }

  /// The view between backgrounds and content, which takes no touches.
  public var underlayDecoration: Content.UnderlayDecorationView {
    underlayDecorationIfLoaded
      ?? load(\.underlayDecorationIfLoaded, .underlayDecoration) {
        Content.createReusableUnderlayDecorationView(frame: $0)
      }
  }

  private func load<View: UIView>(
    _ view: ReferenceWritableKeyPath<ItemContentViews, View?>,
    _ layer: ItemContentLayer,
    create: (CGRect) -> View
  ) -> View {
    let new = create(CGRect(origin: .zero, size: content.frame.size))
    self[keyPath: view] = new
    didLoad(new, layer)
    return new
  }
}

/// The layers of a row's views, from back to front.
package enum ItemContentLayer: Int, Comparable, Sendable {
  /// Behind everything.
  case background
  /// Shown while the row is selected or pressed.
  case selectedBackground
  /// Directly behind the content; not moved by swiping.
  case underlayDecoration
  /// The content, which swiping moves.
  case content
  /// In front of everything; not moved by swiping.
  case overlayDecoration

  /// Returns whether the left layer is behind the right one.
  package static func < (left: ItemContentLayer, right: ItemContentLayer) -> Bool {
    left.rawValue < right.rawValue
  }
}
