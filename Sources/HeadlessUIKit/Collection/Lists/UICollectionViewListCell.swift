public import Foundation

/// A cell of a list, with accessories beside its content.
open class UICollectionViewListCell: UICollectionViewCell {
  /// The guide of the line below the cell; constraints on it move nothing but the guide.
  public private(set) lazy var separatorLayoutGuide = makeSeparatorLayoutGuide()

  private func makeSeparatorLayoutGuide() -> UILayoutGuide {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    return guide
  }

  /// The distance of accessories from the edges and from each other, in points.
  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 8
  /// The least height of a row, in points.
  private static let minimumHeight: CGFloat = 44

  /// The accessories, from the content to the edge at the end; those at the start in their order.
  open var accessories: [UICellAccessory] = [] {
    didSet { showAccessories() }
  }
  /// The level of the content's indentation.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { setNeedsLayout() } }
  }
  /// The width of one level, in points.
  open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { setNeedsLayout() } }
  }
  /// True if accessories at the start are indented, too.
  open var indentsAccessories = true {
    didSet { setNeedsLayout() }
  }

  /// The part of a list that the cell is.
  package enum Part: Hashable, Sendable {
    /// A row of a list without groups.
    case plainRow
    /// A row of a list of groups.
    case groupedRow
    /// A header or footer of a list without groups.
    case plainBoundary
    /// A header or footer of a list of groups.
    case groupedBoundary
  }

  /// Shows or hides the items below; nil for a cell that has none.
  package final var onOutlineTap: (() -> Void)?
  /// Moves the cell's item with the finger on its grip; nil for a cell that has no list.
  package final var onReorder: ((UIGestureRecognizer) -> Void)?
  /// The line below the cell; nil for none.
  package final var separator: CellSeparator? {
    didSet { if separator != oldValue { showSeparator() } }
  }
  private var separatorView: UIView?
  private var part: Part?
  private var hasDefaultBackground = false
  private var views: [CellAccessoryView] = []
  private var shownFlags: CellFlags = []

  /// Creates a cell.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
  }

  /// Creates a cell with an empty frame: there are no nibs to decode cells from.
  public override init?(coder: NSCoder?) {
    super.init(coder: coder)
  }

  /// Takes over the part of a list that the cell is, with its background unless it has another.
  package final func join(_ part: Part, indentationLevel level: Int) {
    indentationLevel = level
    guard part != self.part else { return }
    self.part = part
    guard hasDefaultBackground || backgroundConfiguration == nil else { return }
    super.backgroundConfiguration = defaultBackgroundConfiguration()
    hasDefaultBackground = true
  }

  /// The background, which is behind the content; that of the list's rows until it is set.
  open override var backgroundConfiguration: UIBackgroundConfiguration? {
    get { super.backgroundConfiguration }
    set {
      if !isUpdatingBackground { hasDefaultBackground = false }
      super.backgroundConfiguration = newValue
    }
  }
  /// True while the background is only updated.
  private var isUpdatingBackground: Bool { hasDefaultBackground && isUpdatingConfigurations }

  /// Content as the list's rows have it: a text, and a smaller one below it.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch part {
    case nil, .plainRow, .groupedRow: .cell()
    case .plainBoundary: .plainHeader()
    case .groupedBoundary: .groupedHeader()
    }
  }

  /// The background as the list's rows have it.
  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    switch part {
    case .plainRow: .listPlainCell()
    case nil, .groupedRow: .listGroupedCell()
    case .plainBoundary: .listPlainHeaderFooter()
    case .groupedBoundary: .listGroupedHeaderFooter()
    }
  }

  /// True if a tap on the cell shows or hides the items below, instead of selecting it.
  package final var togglesWhenTapped: Bool {
    accessories.contains {
      $0.accessoryType == .outlineDisclosure && $0.outlineStyle == .header
        && $0.isShown(isEditing: flags.contains(.editing))
    }
  }

  /// Shows or hides the items below, as a tap on the arrow does.
  package final func tapOutlineDisclosure() {
    let disclosure = accessories.first { $0.accessoryType == .outlineDisclosure }
    if let action = disclosure?.action { action() } else { onOutlineTap?() }
  }

  private func showSeparator() {
    guard let separator else {
      separatorView?.removeFromSuperview()
      separatorView = nil
      return
    }
    let view = separatorView ?? UIView()
    view.isUserInteractionEnabled = false
    view.backgroundColor = separator.color
    if view.superview == nil { addSubview(view) }
    separatorView = view
    setNeedsLayout()
  }

  private func placeSeparator() {
    guard let separator, let separatorView else { return }
    let insets = separator.insets
    let leading = insets?.leading ?? insetsOfAccessories.leading + Self.margin
    let trailing = insets?.trailing ?? 0
    separatorView.frame = CGRect(
      x: leading,
      y: bounds.height - 0.5,
      width: max(0, bounds.width - leading - trailing),
      height: 0.5
    )
  }

  // MARK: Accessories

  private func showAccessories() {
    for view in views { view.removeFromSuperview() }
    shownFlags = flags
    let shown = accessories.filter { $0.isShown(isEditing: flags.contains(.editing)) }
    views = UICellAccessory.ordered(shown).map { accessory in
      let view = CellAccessoryView(
        accessory,
        isExpanded: flags.contains(.expanded),
        isSelected: isSelected
      )
      view.isUserInteractionEnabled = takesTouches(accessory)
      view.addAction(
        UIAction { [weak self] _ in self?.tap(accessory) },
        for: .touchUpInside
      )
      if accessory.accessoryType == .reorder {
        view.addGestureRecognizer(
          UIPanGestureRecognizer { [weak self] gesture in self?.onReorder?(gesture) }
        )
      }
      addSubview(view)
      return view
    }
    setNeedsLayout()
  }

  private func takesTouches(_ accessory: UICellAccessory) -> Bool {
    switch accessory.accessoryType {
    case .outlineDisclosure: accessory.outlineStyle != .header
    case .detail, .delete, .insert, .reorder, .customView, .popUpMenu: true
    case .disclosureIndicator, .checkmark, .multiselect, .label: false
    }
  }

  private func tap(_ accessory: UICellAccessory) {
    if accessory.accessoryType == .outlineDisclosure { return tapOutlineDisclosure() }
    accessory.action?()
  }

  /// The room of accessories at both sides.
  private var insetsOfAccessories: (leading: CGFloat, trailing: CGFloat) {
    var result = (leading: CGFloat(indentationLevel) * indentationWidth, trailing: CGFloat(0))
    for view in views {
      let width = view.placeSize.width
      if view.accessory.isLeading {
        result.leading += (result.leading == 0 ? Self.margin : Self.gap) + width
      } else {
        result.trailing += (result.trailing == 0 ? Self.margin : Self.gap) + width
      }
    }
    return result
  }

  override var contentFrame: CGRect {
    let insets = insetsOfAccessories
    return CGRect(
      x: insets.leading,
      y: 0,
      width: max(0, bounds.width - insets.leading - insets.trailing),
      height: bounds.height
    )
  }

  override func fittingSize(in space: CGSize) -> CGSize {
    let insets = insetsOfAccessories
    var room = space
    if room.width < .greatestFiniteMagnitude {
      room.width = max(0, room.width - insets.leading - insets.trailing)
    }
    var size = super.fittingSize(in: room)
    size.width += insets.leading + insets.trailing
    let isRow = part == nil || part == .plainRow || part == .groupedRow
    if isRow { size.height = max(size.height, Self.minimumHeight) }
    return size
  }

  /// Places content and accessories.
  open override func layoutSubviews() {
    if shownFlags != flags { showAccessories() }
    super.layoutSubviews()
    placeSeparator()
    var leading = indentsAccessories ? CGFloat(indentationLevel) * indentationWidth : 0
    var trailing: CGFloat = 0
    for view in views.filter(\.accessory.isLeading) {
      let width = view.placeSize.width
      leading += leading == 0 ? Self.margin : Self.gap
      view.frame = CGRect(x: leading, y: 0, width: width, height: bounds.height)
      leading += width
    }
    for view in views.reversed() where !view.accessory.isLeading {
      let width = view.placeSize.width
      trailing += trailing == 0 ? Self.margin : Self.gap
      view.frame = CGRect(
        x: bounds.width - trailing - width,
        y: 0,
        width: width,
        height: bounds.height
      )
      trailing += width
    }
  }
}

/// The line below a list's cell.
package struct CellSeparator: Hashable, Sendable {
  package let color: UIColor
  /// The insets of the line; nil for those of the content.
  package let insets: NSDirectionalEdgeInsets?

  package init(color: UIColor, insets: NSDirectionalEdgeInsets?) {
    (self.color, self.insets) = (color, insets)
  }
}
