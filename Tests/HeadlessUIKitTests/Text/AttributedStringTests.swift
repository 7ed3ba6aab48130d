import Foundation
import HeadlessUIKit
import Testing

/// Attributes can be set again and again: Foundation never takes them for objects of Core Foundation.
@Suite struct AttributedStringTests {
  /// The type identifier that Core Foundation reads from an object; 0 is what it takes for its own.
  private func coreFoundationType(_ object: AnyObject) -> UInt {
    let word = Unmanaged.passUnretained(object).toOpaque().load(fromByteOffset: 16, as: UInt.self)
    return word >> 8 & 0x3FF
  }

  private static let colors = (0..<20_000).map { UIColor(white: CGFloat($0) / 20_000) }

  @Test("No attribute looks like an object of Core Foundation, wherever it is in memory")
  func types() {
    let fonts = (0..<20_000).map { UIFont.systemFont(ofSize: CGFloat($0)) }
    let objects: [AnyObject] =
      Self.colors.map { $0 as AnyObject } + fonts.map { $0 as AnyObject }
      + (0..<20_000).map { NSUnderlineStyle(rawValue: $0) as AnyObject }
      + (0..<20_000).map { _ in NSMutableParagraphStyle() }
    #expect(objects.allSatisfy { coreFoundationType($0) == 0x3FF })
  }

  /// A structure that Foundation boxes by itself.
  private struct Unbridged: Hashable { var words = [0, 1, 2, 3].map { $0 }; var more = (0, 1).0 }

  @Test("Other structures sometimes do, which is why colours do not leave it to Foundation")
  func unbridged() {
    let objects = (0..<100_000).map { Unbridged(more: $0) as AnyObject }
    #expect(objects.contains { coreFoundationType($0) == 0 })
  }

  @Test("An attribute replaces another one, and is found again")
  func overrides() {
    let text = NSMutableAttributedString(string: "hello world")
    let whole = NSRange(location: 0, length: text.length)
    let part = NSRange(location: 2, length: 4)
    for (index, color) in Self.colors.enumerated() {
      let font = UIFont.systemFont(ofSize: CGFloat(index % 7))
      text.setAttributes([.foregroundColor: color, .font: font], range: whole)
      text.addAttribute(
        .foregroundColor,
        value: Self.colors[Self.colors.count - 1 - index],
        range: part
      )
      text.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 12), range: part)
      text.addAttribute(.paragraphStyle, value: NSParagraphStyle(), range: whole)
      text.addAttribute(.paragraphStyle, value: NSMutableParagraphStyle(), range: part)
      text.addAttribute(.underlineStyle, value: NSUnderlineStyle.single, range: whole)
      text.addAttribute(.underlineStyle, value: NSUnderlineStyle.double, range: part)
    }
    let attributes = text.attributes(at: 3, effectiveRange: nil)
    #expect(attributes[.foregroundColor] as? UIColor == Self.colors[0])
    #expect(attributes[.font] as? UIFont == .boldSystemFont(ofSize: 12))
    #expect(attributes[.underlineStyle] as? NSUnderlineStyle == .double)
    #expect(attributes[.paragraphStyle] is NSParagraphStyle)
    #expect(
      text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == Self.colors.last
    )
  }

  @Test("Strings with equal attributes are equal")
  func equality() {
    func string(_ white: CGFloat) -> NSAttributedString {
      NSAttributedString(
        string: "a",
        attributes: [
          .foregroundColor: UIColor(white: white), .font: UIFont.systemFont(ofSize: 3),
          .paragraphStyle: NSParagraphStyle(),
        ]
      )
    }
    #expect(string(0.5).isEqual(to: string(0.5)))
    #expect(!string(0.5).isEqual(to: string(0.25)))
  }

  @Test("Copies of a paragraph style can be changed, or not, and change alone")
  func paragraphCopies() throws {
    let style = try #require(NSParagraphStyle.default.mutableCopy() as? NSMutableParagraphStyle)
    style.lineSpacing = 3
    style.lineHeightMultiple = 1.2
    let copy = try #require(style.mutableCopy() as? NSMutableParagraphStyle)
    #expect(copy !== style && copy == style)
    copy.headIndent = 8
    #expect(copy != style && style.headIndent == 0)
    let fixed = try #require(copy.copy() as? NSParagraphStyle)
    #expect(!(fixed is NSMutableParagraphStyle) && fixed.headIndent == 8 && fixed.lineSpacing == 3)
    style.setParagraphStyle(fixed)
    #expect(style == copy)
  }
}
