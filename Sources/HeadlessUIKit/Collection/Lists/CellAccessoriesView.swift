import Foundation

/// A view of one accessory of a list's cell.
final class CellAccessoryView: UIControl {
  let accessory: UICellAccessory
  private let content: UIView

  init(_ accessory: UICellAccessory, isExpanded: Bool, isSelected: Bool) {
    self.accessory = accessory
    content = Self.makeContent(accessory, isExpanded: isExpanded, isSelected: isSelected)
    super.init(frame: .zero)
    if let tint = accessory.tintColor { content.tintColor = tint }
    content.isUserInteractionEnabled = accessory.accessoryType == .customView
    isHidden = accessory.isHidden
    addSubview(content)
  }

  private static func makeContent(
    _ accessory: UICellAccessory,
    isExpanded: Bool,
    isSelected: Bool
  ) -> UIView {
    switch accessory.accessoryType {
    case .customView: accessory.customView ?? UIView()
    case .label, .popUpMenu: label(accessory)
    case .disclosureIndicator: symbol("chevron.forward", .tertiaryLabel)
    case .outlineDisclosure: symbol(isExpanded ? "chevron.down" : "chevron.forward", nil)
    case .checkmark: symbol("checkmark", nil)
    case .delete: symbol("minus.circle.fill", .systemRed)
    case .insert: symbol("plus.circle.fill", .systemGreen)
    case .reorder: symbol("line.3.horizontal", .tertiaryLabel)
    case .multiselect: symbol(isSelected ? "checkmark.circle.fill" : "circle", nil)
    case .detail: symbol("info.circle", nil)
    }
  }

  private static func label(_ accessory: UICellAccessory) -> UILabel {
    let label = UILabel()
    label.text = accessory.text
    label.font = accessory.font
    label.textColor = accessory.tintColor ?? .secondaryLabel
    return label
  }

  private static func symbol(_ name: String, _ tint: UIColor?) -> UIImageView {
    let view = UIImageView(image: UIImage(systemName: name))
    if let tint { view.tintColor = tint }
    return view
  }

  /// The size of the accessory's place.
  var placeSize: CGSize {
    let own =
      accessory.accessoryType == .customView && content.intrinsicContentSize.width < 0
      ? content.frame.size : content.sizeThatFits(.zero)
    let width: CGFloat =
      switch accessory.width {
      case .custom(let width): width
      case .standard: max(own.width, 28)
      case .actual, nil: own.width
      }
    return CGSize(width: width, height: own.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size =
      accessory.accessoryType == .customView ? content.frame.size : content.sizeThatFits(.zero)
    let shown = size == .zero ? placeSize : size
    content.frame = CGRect(
      x: (bounds.width - shown.width) / 2,
      y: (bounds.height - shown.height) / 2,
      width: shown.width,
      height: shown.height
    )
  }
}
