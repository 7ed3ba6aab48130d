public import Foundation

/// A view that shows one item of a collection.
open class UICollectionViewCell: UIView {
  /// What the cell shows; it fills the cell.
  public let contentView = UIView()
  /// Whether the item is selected.
  open var isSelected = false
  /// Whether the item is pressed.
  open var isHighlighted = false

  /// Creates a cell.
  public required override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    contentView.frame = bounds
    addSubview(contentView)
  }

  /// Called before the cell shows another item.
  open func prepareForReuse() {}

  /// Keeps the content view as large as the cell.
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
  }
}
