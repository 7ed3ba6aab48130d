import Foundation
import HeadlessUIKit
import Testing

@Suite struct UIColorTests {
  private let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }

  @Test("A dynamic colour resolves by the style; an unspecified one is light")
  func resolve() {
    #expect(dynamic.resolvedColor(with: .init(userInterfaceStyle: .dark)) == .black)
    #expect(dynamic.resolvedColor(with: .init(userInterfaceStyle: .light)) == .white)
    #expect(dynamic.resolvedColor(with: .init()) == .white)
    #expect(UIColor.red.resolvedColor(with: .init(userInterfaceStyle: .dark)) == .red)
  }

  @Test("Dynamic colours are equal if they resolve to the same components")
  func equality() {
    #expect(dynamic == .systemBackground)
    #expect(dynamic.hashValue == UIColor.systemBackground.hashValue)
    #expect(dynamic != .white)
    #expect(dynamic != .label)
    #expect(UIColor { _ in .red } == .red)
  }

  @Test("A dynamic colour made of dynamic ones resolves completely")
  func nested() {
    let dynamic = dynamic
    #expect(UIColor { _ in dynamic } == dynamic)
    let swapped = UIColor { $0.userInterfaceStyle == .dark ? .red : dynamic }
    #expect(swapped.resolvedColor(with: .init(userInterfaceStyle: .light)) == .white)
    #expect(swapped.resolvedColor(with: .init(userInterfaceStyle: .dark)) == .red)
  }

  @Test("Another opacity applies in both modes")
  func alpha() {
    let faint = dynamic.withAlphaComponent(0.5)
    #expect(
      faint.resolvedColor(with: .init(userInterfaceStyle: .dark)) == UIColor(white: 0, alpha: 0.5)
    )
    #expect(faint.alpha == 0.5)
    #expect(UIColor.systemBlue.blue == 1)
    #expect(UIColor(white: 0.5) == .gray)
  }

  @Test("An app's own initializers are convenience initializers, as of a class")
  func ownInitializers() throws {
    #expect(UIColor(hex: 0xFF0000) == .red)
    #expect(UIColor(named: "missing", fallback: "00ff00") == .green)
    #expect(UIColor(named: "missing", fallback: "no hex") == nil)
  }

  @Test("Equal colours are one key, and equal attributes of a text")
  func equalObjects() {
    let (one, other) = (UIColor(hex: 0x123456), UIColor(hex: 0x123456))
    #expect(one !== other)
    #expect(Set([one, other, .red]).count == 2)
    #expect(one.isEqual(other))
    #expect(!one.isEqual("a text"))
    let texts = [one, other].map {
      NSAttributedString(string: "a", attributes: [.foregroundColor: $0])
    }
    #expect(texts[0] == texts[1])
    #expect(texts[0].attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == other)
  }
}

extension UIColor {
  fileprivate convenience init(hex: Int) {
    func component(_ shift: Int) -> CGFloat { CGFloat(hex >> shift & 0xFF) / 255 }
    self.init(red: component(16), green: component(8), blue: component(0), alpha: 1)
  }

  fileprivate convenience init?(named name: String, fallback: String) {
    guard let hex = Int(fallback, radix: 16) else { return nil }
    self.init(hex: hex)
  }
}
