public import Foundation
public import HeadlessUIKit

/// A view that shows one item in a state, as high as the item needs.
public final class ItemPreviewView: UIView {
  private let list = ListView()
  private var width: CGFloat = 0

  /// Creates a view without an item.
  public init() {
    super.init(frame: .zero)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(.defaultHigh, for: axis)
    }
    list.behavior.isScrollEnabled = false
    addSubview(list)
  }

  /// Creates a view of an item.
  public convenience init(
    with width: CGFloat,
    state: ItemState = ItemState(),
    appearance: ItemPreviewAppearance = ItemPreviewAppearance(),
    item: any AnyItem
  ) {
    self.init()
    update(with: width, state: state, appearance: appearance, item: item)
  }

  /// Shows an item at a width, in a state.
  public func update(
    with width: CGFloat,
    state: ItemState = ItemState(),
    appearance: ItemPreviewAppearance = ItemPreviewAppearance(),
    item: any AnyItem
  ) {
    self.width = width
    frame.size = CGSize(width: width, height: max(1, frame.height))
    list.frame = bounds
    list.configure { list in
      list.animatesChanges = false
      list.appearance.backgroundColor = appearance.backgroundColor
      list.appearance.showsScrollIndicators = false
      list.layout = .table {
        let padding = appearance.padding
        $0.bounds = ListContentBounds(
          padding: UIEdgeInsets(top: padding, left: padding, bottom: padding, right: padding)
        )
      }
      list("preview") { $0.add(item) }
    }
    list.showOnlyItem(in: state)
    fit()
  }

  /// As wide as it was asked to be, and as high as the item needs.
  public override var intrinsicContentSize: CGSize {
    CGSize(width: width, height: list.contentSize.height)
  }

  /// As wide as it was asked to be, and as high as the item needs.
  public override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Fills the view with the item.
  public override func layoutSubviews() {
    super.layoutSubviews()
    list.frame = bounds
  }

  /// Measures the item again.
  public override func textMeasurerDidChange() {
    super.textMeasurerDidChange()
    fit()
  }

  private func fit() {
    frame.size = intrinsicContentSize
    list.frame = bounds
    invalidateIntrinsicContentSize()
  }
}

extension ListView {
  /// Shows the list's only item in a state, whatever the user did.
  fileprivate func showOnlyItem(in state: ItemState) {
    guard let item = presentation.sections.first?.items.elements.first else { return }
    item.isSelected = state.isSelected
    item.isHighlighted = state.isHighlighted
    item.isReordering = state.isReordering
    reapply(item)
  }
}
