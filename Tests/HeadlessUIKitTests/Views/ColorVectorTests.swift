import HeadlessUIKit
import Testing

@Suite struct ColorVectorTests {
  @Test("Colours are equal by what they show, dynamic ones too (W26)")
  func equality() {
    func dynamic() -> UIColor {
      UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    }
    #expect(UIColor(white: 0, alpha: 1) == UIColor.black)
    #expect(UIColor.black != UIColor.blue)
    #expect(dynamic() == dynamic())
    #expect(dynamic() != UIColor.black)
  }
}
