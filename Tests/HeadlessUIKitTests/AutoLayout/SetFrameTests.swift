import Foundation
import HeadlessUIKit
import Testing

/// Views whose frames code sets, and others that constraints relate to them.
@Suite @MainActor struct SetFrameTests {
  /// A box that is placed in `layoutSubviews`, and a line below it.
  private final class Panel: UIView {
    let box = UIView()
    let line = UIView()
    var layouts = 0
    /// True if the frame of the box is another one for a moment in each layout.
    var isRestless = false

    init() {
      super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      addSubview(box)
      addSubview(line)
      line.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        line.topAnchor.constraint(equalTo: box.bottomAnchor, constant: 5),
        line.leadingAnchor.constraint(equalTo: box.leadingAnchor),
        line.trailingAnchor.constraint(equalTo: box.trailingAnchor),
        line.heightAnchor.constraint(equalToConstant: 10),
      ])
    }

    override func layoutSubviews() {
      layouts += 1
      if isRestless { box.frame = .zero }
      box.frame = CGRect(x: 10, y: 10, width: bounds.width - 20, height: bounds.height / 2)
      super.layoutSubviews()
    }
  }

  @Test("Constraints follow a frame that a layout sets, in that layout", arguments: [false, true])
  func layouts(isRestless: Bool) {
    let panel = Panel()
    panel.isRestless = isRestless
    panel.layoutIfNeeded()
    #expect(panel.line.frame == CGRect(x: 10, y: 65, width: 80, height: 10))
    panel.frame.size = CGSize(width: 200, height: 60)
    panel.layoutIfNeeded()
    #expect(panel.line.frame == CGRect(x: 10, y: 45, width: 180, height: 10))
    #expect(panel.layouts == 2)
  }

  @Test("Constraints follow a frame that is set between layouts")
  func between() {
    let (root, box, line) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView(), UIView()
    )
    box.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    root.addSubview(box)
    root.addSubview(line)
    line.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      line.topAnchor.constraint(equalTo: box.bottomAnchor),
      line.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      line.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 2),
      line.heightAnchor.constraint(equalToConstant: 1),
    ])
    root.layoutIfNeeded()
    #expect(line.frame == CGRect(x: 0, y: 20, width: 80, height: 1))
    box.frame.origin = CGPoint(x: 5, y: 7)
    root.layoutIfNeeded()
    #expect(line.frame == CGRect(x: 5, y: 27, width: 80, height: 1))
    box.bounds.size.width = 10
    root.layoutIfNeeded()
    #expect(line.frame == CGRect(x: 20, y: 27, width: 20, height: 1))
    #expect(!root.needsViewLayout)
  }

  @Test("A cell's content may be related to a guide of the cell")
  func separatorGuide() {
    let (cell, label) = (UICollectionViewListCell(), UIView())
    cell.contentView.addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    let content = cell.contentView
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: content.topAnchor, constant: 20),
      label.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -20),
      label.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 40),
      label.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      cell.separatorLayoutGuide.leadingAnchor.constraint(equalTo: label.leadingAnchor),
    ])
    for height in [44, 100, 61] as [CGFloat] {
      cell.frame.size = CGSize(width: 300, height: height)
      cell.layoutIfNeeded()
      #expect(label.frame == CGRect(x: 40, y: 20, width: 260, height: height - 40))
      #expect(cell.separatorLayoutGuide.layoutFrame.minX == 40)
    }
  }
}
