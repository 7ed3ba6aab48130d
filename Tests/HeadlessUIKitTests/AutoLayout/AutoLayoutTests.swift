import Foundation
import HeadlessUIKit
import Testing

@Suite struct AutoLayoutTests {
  private let view = UIView()
  private let first = textLabel("first", name: "first")
  private let second = textLabel("second", name: "second")

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test("A row of labels is measured at a width and laid out in it")
  func row() {
    let row = ConstraintRow()
    // 200 - 16 - 40 - 10 - 15 - 5 = 114 points are left for the title.
    row.title.text = "wonderful wonderful wonderful"
    #expect(row.fit(200) == CGSize(width: 200, height: 8 + 24 + 4 + 12 + 8))
    row.title.text = "wonderful wonderful wonderful wonderful wonderful"
    #expect(row.fit(200) == CGSize(width: 200, height: 8 + 36 + 4 + 12 + 8))
    let messages = layoutMessages { row.lay(200, 68) }
    #expect(messages == [])
    #expect(row.picture.frame == rect(8, 14, 40, 40))
    #expect(row.title.frame == rect(58, 8, 114, 36))
    #expect(row.date.frame == rect(177, 8, 15, 12))
    #expect(row.subtitle.frame == rect(58, 48, 134, 12))
    // The picture is higher than one line of text.
    row.title.text = "one"
    #expect(row.fit(200).height == 56)
    #expect(row.fit(1_000).height == 56)
  }

  @Test("A changed constant, margin or text solves the same system again")
  func changes() {
    let row = ConstraintRow()
    row.title.text = "one"
    row.lay(200, 56)
    row.pictureWidth.constant = 50
    #expect(row.fit(200).height == 66)
    row.lay(200, 70)
    #expect(row.picture.frame == rect(8, 10, 50, 50))
    #expect(row.title.frame.minX == 68)
    row.layoutMargins.left = 20
    row.layoutIfNeeded()
    #expect(row.picture.frame.minX == 20)
    row.date.text = "yesterday"
    row.layoutIfNeeded()
    #expect(row.date.frame == rect(147, 8, 45, 12))
  }

  @Test("Safe area, margins, guides and centres can be related")
  func guides() {
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    view.safeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let safe = view.safeAreaLayoutGuide
    view.add(
      [first, second],
      [
        first.topAnchor.constraint(equalTo: safe.topAnchor),
        first.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        guide.topAnchor.constraint(equalTo: first.bottomAnchor),
        guide.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
        guide.leftAnchor.constraint(equalTo: first.rightAnchor),
        guide.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5, constant: 10),
        second.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
        second.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
      ]
    )
    #expect(layoutMessages { view.lay(100, 100) } == [])
    #expect(first.frame == rect(2, 20, 25, 12))
    #expect(guide.layoutFrame == rect(27, 32, 60, 58))
    #expect(second.frame == rect(42, 55, 30, 12))
    #expect(safe.layoutFrame == rect(0, 20, 100, 70))
    #expect(view.layoutMarginsGuide.layoutFrame == rect(2, 1, 94, 96))
    view.safeAreaInsets.top = 30
    view.layoutIfNeeded()
    #expect(first.frame.minY == 30)
    view.removeLayoutGuide(guide)
    #expect(view.constraints.count == 2)
  }

  @Test(
    "Hugging and compression resistance decide who is stretched and who is cut",
    arguments: [
      // first's hugging and resistance, width, widths
      (251, 750, 100.0, [25.0, 75.0]), (249, 750, 100, [70, 30]), (250, 751, 40, [25, 15]),
      (250, 749, 40, [10, 30]),
    ] as [(Float, Float, CGFloat, [Double])]
  )
  func priorities(_ hugging: Float, _ resistance: Float, _ width: CGFloat, _ widths: [Double]) {
    first.setContentHuggingPriority(UILayoutPriority(hugging), for: .horizontal)
    first.setContentCompressionResistancePriority(UILayoutPriority(resistance), for: .horizontal)
    view.add(
      [first, second],
      [
        first.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
        second.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        first.topAnchor.constraint(equalTo: view.topAnchor),
        second.topAnchor.constraint(equalTo: view.topAnchor),
      ]
    )
    #expect(layoutMessages { view.lay(width, 12) } == [])
    #expect([first, second].map { Double($0.frame.width) } == widths)
  }

  @Test("Inequalities hold, and of contradicting preferences the higher priority wins")
  func inequalities() {
    let wide = first.widthAnchor.constraint(equalToConstant: 90)
    wide.priority = .defaultHigh
    let narrow = first.widthAnchor.constraint(equalToConstant: 10)
    narrow.priority = UILayoutPriority(749)
    view.add(
      [first],
      [
        wide, narrow,
        first.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        first.topAnchor.constraint(equalTo: view.topAnchor),
        first.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor, constant: -20),
      ]
    )
    view.lay(200, 20)
    #expect(first.frame.width == 90)
    view.lay(100, 20)
    #expect(first.frame.width == 80)
    narrow.priority = UILayoutPriority(751)
    view.layoutIfNeeded()
    #expect(first.frame.width == 10)
    narrow.isActive = false
    view.layoutIfNeeded()
    #expect(first.frame.width == 80)
    wide.isActive = false
    view.layoutIfNeeded()
    #expect(first.frame.width == 25)
  }

  @Test("Contradicting constraints are named, and the last is ignored")
  func unsatisfiable() {
    view.accessibilityIdentifier = "row"
    let own = first.widthAnchor.constraint(equalToConstant: 90)
    own.identifier = "wide"
    let other = first.widthAnchor.constraint(equalToConstant: 10)
    view.add(
      [first],
      [
        first.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        first.topAnchor.constraint(equalTo: view.topAnchor), own, other,
      ]
    )
    let messages = layoutMessages { view.lay(200, 20) }
    #expect(
      messages == [
        "[UILabel(first).width == 10.0] in UIView(row) contradicts "
          + "[wide: UILabel(first).width == 90.0] and is ignored."
      ]
    )
    #expect(first.frame.width == 90)
    // The contradiction ends.
    own.isActive = false
    #expect(layoutMessages { view.layoutIfNeeded() } == [])
    #expect(first.frame.width == 10)
  }

  @Test("A changed constant can cause a contradiction, and end it")
  func changedContradiction() {
    let own = first.widthAnchor.constraint(equalToConstant: 90)
    let limit = first.widthAnchor.constraint(lessThanOrEqualToConstant: 100)
    let edges = [
      first.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      first.topAnchor.constraint(equalTo: view.topAnchor),
    ]
    view.add([first], edges + [own, limit])
    #expect(layoutMessages { view.lay(200, 20) } == [])
    limit.constant = 50
    let messages = layoutMessages { view.layoutIfNeeded() }
    #expect(messages.count == 1 && messages.first?.contains("<= 50.0") == true)
    #expect(first.frame.width == 90)
    own.constant = 40
    #expect(layoutMessages { view.layoutIfNeeded() } == [])
    #expect(first.frame.width == 40)
  }

  @Test("A frame that is too small for required constraints is reported once")
  func overflow() {
    view.add([first], view.pinned(first) + [first.heightAnchor.constraint(equalToConstant: 50)])
    let messages = layoutMessages {
      view.lay(100, 20)
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("100.0 x 50.0") == true)
    #expect(first.frame == rect(0, 0, 100, 50))
  }

  @Test("What the constraints do not determine is named")
  func ambiguous() {
    view.accessibilityIdentifier = "row"
    let plain = UIView()
    plain.tag = 7
    view.add(
      [plain, first],
      [
        plain.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        plain.topAnchor.constraint(equalTo: view.topAnchor),
        plain.widthAnchor.constraint(greaterThanOrEqualToConstant: 5),
      ] + view.pinned(first)
    )
    let messages = layoutMessages { view.lay(200, 20) }
    #expect(
      messages == [
        "UIView(tag 7) in UIView(row) is ambiguous: the constraints do not determine its width, height."
      ]
    )
    #expect(plain.hasAmbiguousLayout)
    #expect(!first.hasAmbiguousLayout)
    #expect(plain.frame.width >= 5)
  }

  @Test("Constraints may reach through views whose frames are set, which follow their masks")
  func frames() {
    let middle = UIView(frame: rect(10, 10, 80, 30))
    middle.autoresizingMask = [.flexibleWidth]
    view.frame = rect(0, 0, 100, 50)
    view.addSubview(middle)
    middle.add([first], [first.topAnchor.constraint(equalTo: middle.topAnchor)])
    view.add(
      [second],
      [
        first.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -15),
        second.leadingAnchor.constraint(equalTo: first.leadingAnchor),
        second.topAnchor.constraint(equalTo: middle.bottomAnchor),
      ]
    )
    view.layoutIfNeeded()
    #expect(first.frame == rect(50, 0, 25, 12))
    #expect(second.frame == rect(60, 40, 30, 12))
    view.lay(200, 50)
    #expect(middle.frame == rect(10, 10, 180, 30))
    #expect(first.frame == rect(150, 0, 25, 12))
  }

  @Test(
    "An autoresizing mask stretches its parts in proportion",
    arguments: [
      ([.flexibleWidth], 20, 150), ([.flexibleLeftMargin], 120, 50),
      ([.flexibleRightMargin], 20, 50), ([], 20, 50),
      ([.flexibleLeftMargin, .flexibleRightMargin], 60, 50),
      ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 40, 100),
    ] as [(UIView.AutoresizingMask, CGFloat, CGFloat)]
  )
  func mask(_ mask: UIView.AutoresizingMask, x: CGFloat, width: CGFloat) {
    view.frame = rect(0, 0, 100, 10)
    let child = UIView(frame: rect(20, 0, 50, 10))
    child.autoresizingMask = mask
    view.addSubview(child)
    view.frame.size.width = 200
    #expect(child.frame == rect(x, 0, width, 10))
  }

  @Test("A removed view takes its constraints along, and can be added again")
  func removal() {
    view.add([first, second], view.pinned(first) + view.pinned(second, 3))
    view.lay(100, 20)
    first.removeFromSuperview()
    #expect(view.constraints.count == 4)
    view.lay(50, 20)
    #expect(second.frame == rect(3, 3, 44, 14))
    view.add([first], view.pinned(first, 1))
    view.layoutIfNeeded()
    #expect(first.frame == rect(1, 1, 48, 18))
  }

  @Test("updateConstraints is called before a layout, once per request")
  func update() {
    final class Updating: UIView {
      var count = 0
      let child = UIView()

      override func updateConstraints() {
        count += 1
        if count == 1 { add([child], pinned(child)) }
        super.updateConstraints()
      }
    }
    let updating = Updating()
    updating.setNeedsUpdateConstraints()
    updating.lay(30, 20)
    #expect(updating.count == 1)
    #expect(updating.child.frame == rect(0, 0, 30, 20))
    updating.lay(40, 20)
    #expect(updating.count == 1)
    updating.setNeedsUpdateConstraints()
    #expect(updating.needsUpdateConstraints())
    updating.layoutIfNeeded()
    #expect(updating.count == 2)
  }

  @Test("Views with constraints are released")
  func release() {
    weak var row: ConstraintRow?
    do {
      let own = ConstraintRow()
      _ = own.fit(100)
      own.lay(200, 60)
      row = own
    }
    #expect(row == nil)
  }
}
