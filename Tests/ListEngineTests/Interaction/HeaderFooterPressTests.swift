import HeadlessUIKit
import Testing

@testable import ListEngine

@Suite(.underAllPolicies) struct HeaderFooterPressTests {
  @Test("Press and release are a tap")
  func tap() {
    var press = HeaderFooterPress.idle
    #expect(press.touchBegan(at: CGPoint(x: 10, y: 10)) == .showPressed)
    #expect(press.touchMoved(to: CGPoint(x: 13, y: 14)) == nil)
    #expect(press.touchEnded() == .hidePressedAndTap)
    #expect(press == .idle)
  }

  @Test("Moving more than five points ends the press without a tap")
  func moved() {
    var press = HeaderFooterPress.idle
    _ = press.touchBegan(at: .zero)
    #expect(press.touchMoved(to: CGPoint(x: 3, y: 4.1)) == .hidePressed)
    #expect(press.touchMoved(to: .zero) == nil)
    #expect(press.touchEnded() == nil)
  }

  @Test("A press that is cancelled is no tap; a second finger changes nothing")
  func cancelled() {
    var press = HeaderFooterPress.idle
    _ = press.touchBegan(at: .zero)
    #expect(press.touchBegan(at: CGPoint(x: 50, y: 50)) == nil)
    #expect(press.touchCancelled() == .hidePressed)
    #expect(press.touchCancelled() == nil)
  }
}
