import Foundation
import HeadlessUIKit

/// The controls at the sides of a cell.
@MainActor
struct CellAccessories {
  static let margin: CGFloat = 16
  static let editControlWidth: CGFloat = 38
  static let reorderControlWidth: CGFloat = 38

  /// True if the confirmation of a removal is shown.
  var isConfirming = false
  /// The button for details; nil without.
  private var button: UIButton?

  init() {}

  /// Shows a button for details, or none.
  mutating func setButton(_ isShown: Bool, in cell: UITableViewCell) {
    guard isShown != (button != nil) else { return }
    button?.removeFromSuperview()
    button = nil
    guard isShown else { return }
    let made = UIButton(type: .detailDisclosure)
    made.addAction(
      UIAction { [weak cell] _ in
        if let cell { cell.table?.accessoryWasTapped(of: cell) }
      },
      for: .touchUpInside
    )
    cell.addSubview(made)
    button = made
  }

  func place(_ type: UITableViewCell.AccessoryType, in bounds: CGRect) {
    let side: CGFloat = 24
    let arrow: CGFloat = type == .detailDisclosureButton ? 26 : 0
    button?.frame = CGRect(
      x: bounds.width - Self.margin - arrow - side,
      y: (bounds.height - side) / 2,
      width: side,
      height: side
    )
  }

  func draw(
    _ type: UITableViewCell.AccessoryType,
    in bounds: CGRect,
    _ context: any GraphicsContext
  ) {
    let mark: CGRect
    switch type {
    case .none, .detailButton: return
    case .disclosureIndicator, .detailDisclosureButton:
      mark = CGRect(x: bounds.width - Self.margin - 8, y: bounds.midY - 6, width: 8, height: 12)
      context.fill(mark, color: .systemGray3)
    case .checkmark:
      mark = CGRect(x: bounds.width - Self.margin - 14, y: bounds.midY - 6, width: 14, height: 12)
      context.fill(mark, color: .systemBlue)
    }
  }
}
