import HeadlessUIKit
import Testing

@testable import ListEngine

/// A header or footer of one fixed length.
func title(
  _ length: CGFloat,
  width: CustomWidth = .default
) -> HeaderFooter<TestTitle> {
  HeaderFooter(
    TestTitle(text: "title"),
    sizing: .fixed(width: length, height: length),
    layouts: .table { $0.width = width }
  )
}

/// Items of fixed square sizes.
func rows(_ lengths: [CGFloat]) -> [Item<TestRow>] {
  rows(sizes: lengths.map { CGSize(width: $0, height: $0) })
}

/// Items of fixed sizes.
func rows(sizes: [CGSize]) -> [Item<TestRow>] {
  sizes.enumerated().map { index, size in
    Item(TestRow(id: "\(index)"), sizing: .fixed(width: size.width, height: size.height))
  }
}

/// A list of a size that was shown once.
func shownList(
  _ width: CGFloat,
  _ height: CGFloat,
  offset: CGPoint = .zero,
  _ configure: (inout ListProperties) -> Void
) -> ListView {
  let list = policyList(frame: CGRect(x: 0, y: 0, width: width, height: height))
  list.batching = .prefix(10_000)
  list.configure(with: configure)
  if offset != .zero { list.scrollView.contentOffset = offset }
  return list
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

func insets(
  _ top: CGFloat,
  _ left: CGFloat,
  _ bottom: CGFloat,
  _ right: CGFloat
) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

/// The expected placement of a section.
struct SectionVector: CustomTestStringConvertible {
  var id: String
  var section: Int
  var contents: CGRect
  var header: CGRect?
  var footer: CGRect?
  var items: [CGRect]

  init(
    _ id: String,
    section: Int,
    contents: CGRect,
    header: CGRect? = nil,
    footer: CGRect? = nil,
    items: [CGRect] = []
  ) {
    self.id = id
    self.section = section
    self.contents = contents
    self.header = header
    self.footer = footer
    self.items = items
  }

  var testDescription: String { id }

  /// Returns whether the section is placed as the vector expects.
  func matches(_ content: PlacedContent) -> Bool {
    let placed = content.sections[section - 1]
    return placed.contentsFrame == contents && placed.header == header && placed.footer == footer
      && placed.items.elements == items
  }
}
