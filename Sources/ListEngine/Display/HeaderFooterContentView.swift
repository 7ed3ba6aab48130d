import Foundation
import HeadlessUIKit

/// The view of one header or footer: from back to front the backgrounds and the content.
final class HeaderFooterContentView<Content: HeaderFooterContent>: UIView, HostingView {
  let content: Content.ContentView
  var hostedRow: (any HostedRowView)? { content as? any HostedRowView }
  private var layers: [(layer: HeaderFooterContentLayer, view: UIView)] = []

  /// The views that the content is applied to.
  private(set) lazy var views = HeaderFooterContentViews<Content>(content: content) {
    [unowned self] in add($0, $1)
  }

  /// True if the pressed background is shown.
  var isPressed = false {
    didSet { views.pressedBackgroundIfLoaded?.alpha = isPressed ? 1 : 0 }
  }

  init(_ size: CGSize) {
    let frame = CGRect(origin: .zero, size: size)
    content = Content.createReusableContentView(frame: frame)
    super.init(frame: frame)
    add(content, .content)
  }

  override var frame: CGRect {
    didSet {
      guard frame.size != oldValue.size else { return }
      for (_, view) in layers { view.frame = CGRect(origin: .zero, size: frame.size) }
    }
  }

  override func layoutIfNeeded() { layOut(Content.self) { super.layoutIfNeeded() } }

  override func sizeThatFits(_ size: CGSize) -> CGSize { content.sizeThatFits(size) }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    content.systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: horizontal,
      verticalFittingPriority: vertical
    )
  }

  private func add(_ view: UIView, _ layer: HeaderFooterContentLayer) {
    let index = layers.firstIndex { layer < $0.layer } ?? layers.count
    layers.insert((layer, view), at: index)
    insertSubview(view, at: index)
    view.frame = CGRect(origin: .zero, size: frame.size)
    if layer == .pressedBackground { view.alpha = isPressed ? 1 : 0 }
  }
}
