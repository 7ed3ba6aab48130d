import Foundation
public import HeadlessUIKit

/// The view of a list's row that shows a component: a cell with the component's own view in it.
///
/// The component's view is made once; a component of the same type is rendered in it later.
public final class ComponentHost: UIView {
  /// The cell; nil before the first component.
  public private(set) var cell: UICollectionViewCell?
  /// The component's own view; nil before the first component.
  public private(set) var content: UIView?
  /// The section and the position of the row while it is measured.
  var measuredPath: IndexPath?
  /// The component that the row displays, until its display has ended.
  private var displayed: AnyComponent?

  /// Shows a component.
  func show(_ component: AnyComponent, _ settings: ComponentSettings, isDisplayed: Bool) {
    if let displayed, isDisplayed, displayed != component { endDisplay(of: displayed, settings) }
    let cell = cell(settings)
    if isDisplayed { settings.configure(cell) }
    let content = content ?? component.contentView()
    if self.content == nil {
      self.content = content
      cell.contentView.addSubview(content)
      fit()
    }
    component.render(in: content)
  }

  /// Notes that a component is on screen, and tells the delegate.
  func beginDisplay(of component: AnyComponent, _ settings: ComponentSettings) {
    guard let content, displayed == nil else { return }
    displayed = component
    settings.delegate?.willDisplay(component, content: content)
  }

  /// Tells the delegate that a component left the screen, unless it was told before.
  func endDisplay(of component: AnyComponent, _ settings: ComponentSettings) {
    guard let content, let shown = displayed, shown == component else { return }
    displayed = nil
    cell?.prepareForReuse()
    settings.delegate?.didEndDisplay(shown, content: content)
  }

  private func cell(_ settings: ComponentSettings) -> UICollectionViewCell {
    if let cell, type(of: cell) == settings.cellClass { return cell }
    let new = settings.cellClass.makeReusable(frame: bounds)
    cell?.removeFromSuperview()
    cell = new
    addSubview(new)
    if let content { new.contentView.addSubview(content) }
    fit()
    return new
  }

  /// Position and size in the superview; the cell and the content fill it.
  public override var frame: CGRect {
    didSet { if frame.size != oldValue.size { fit() } }
  }

  private func fit() {
    cell?.frame = bounds
    cell?.contentView.frame = bounds
    content?.frame = bounds
  }

  /// The size that the cell prefers: by default that of the content.
  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let cell, let content else { return .zero }
    let attributes = measuredPath.map(UICollectionViewLayoutAttributes.init(forCellWith:))
    return cell.selfSize(in: size, attributes) { content.naturalSize(in: size) }
  }

  /// The size of the content.
  public override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    content?.systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: horizontal,
      verticalFittingPriority: vertical
    ) ?? .zero
  }
}
