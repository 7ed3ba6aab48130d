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
}
