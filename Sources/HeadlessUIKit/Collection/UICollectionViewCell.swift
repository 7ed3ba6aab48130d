public import Foundation

/// A view of a collection that is used again for other elements: a cell, a header, a badge.
open class UICollectionReusableView: UIView {
  /// The identifier that it was registered with; nil if it was not made by a collection.
  public package(set) final var reuseIdentifier: String?

  /// Creates a view.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
  }

  /// Called before the view shows another element.
  open func prepareForReuse() {}

  /// The attributes that the view prefers to those of the layout: their size counts where the layout
  /// estimates it.
  ///
  /// By default the size that the view has by itself: what its constraints require at the width that
  /// it gets, or `sizeThatFits`. The given attributes have the length that the view has now on a side
  /// without a limit.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    fit(layoutAttributes)
  }
}

/// A view that shows one item of a collection.
open class UICollectionViewCell: UICollectionReusableView {
  /// The view that holds the cell's content; it fills the cell.
  public let contentView = UIView()
  /// True if the item is selected.
  open var isSelected = false
  /// True if the item is pressed.
  open var isHighlighted = false

  /// Creates a cell.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    contentView.frame = bounds
    addSubview(contentView)
  }

  /// Keeps the content view as large as the cell.
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
  }
}
