import Foundation
import HeadlessUIKit
import Testing

/// The sizes that cells of collections request when an app asks them.
@Suite @MainActor struct CellFittingTests {
  private static let unlimited = CGFloat.greatestFiniteMagnitude

  /// A cell whose content is 20 points larger than a box of 60 to 21, on two sides each.
  private func cell(_ size: CGSize) -> UICollectionViewCell {
    let (cell, box) = (UICollectionViewCell(frame: CGRect(origin: .zero, size: size)), UIView())
    cell.contentView.addSubview(box)
    box.translatesAutoresizingMaskIntoConstraints = false
    let width = box.widthAnchor.constraint(equalToConstant: 60)
    width.priority = .defaultHigh
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 20),
      box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -20),
      box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 20),
      box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -20),
      box.heightAnchor.constraint(equalToConstant: 21), width,
    ])
    return cell
  }

  @Test(
    "A cell requests the size of its content, whatever size it has",
    arguments: [CGSize.zero, CGSize(width: 300, height: 44), CGSize(width: 100, height: 200)]
  )
  func constraints(size: CGSize) {
    let cell = cell(size)
    for _ in 0..<2 {
      #expect(
        cell.systemLayoutSizeFitting(
          CGSize(width: 300, height: UIView.layoutFittingCompressedSize.height),
          withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        ) == CGSize(width: 300, height: 61)
      )
      #expect(
        cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
          == CGSize(width: 100, height: 61)
      )
      cell.layoutIfNeeded()
    }
  }

  @Test("A cell with a configuration requests the size of that")
  func configuration() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    var content = cell.defaultContentConfiguration()
    content.text = "A text"
    cell.contentConfiguration = content
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 300, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    #expect(size == CGSize(width: 300, height: 44))
    #expect(cell.systemLayoutSizeFitting(.zero).width < 200)
  }

  @Test("A text field without a text is as high as with one")
  func emptyField() {
    for style in [UITextField.BorderStyle.none, .roundedRect] {
      let field = UITextField()
      field.borderStyle = style
      let empty = field.intrinsicContentSize
      field.text = "x"
      #expect(field.intrinsicContentSize.height == empty.height)
      #expect(empty.height > 16)
      field.text = ""
      field.placeholder = "x"
      #expect(field.sizeThatFits(CGSize(width: 100, height: 0)).height == empty.height)
      field.placeholder = nil
      #expect(field.sizeThatFits(CGSize(width: 100, height: 0)).height == empty.height)
    }
  }
}
