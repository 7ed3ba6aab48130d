import HeadlessUIKit
import Testing

@Suite struct KeyboardTests {
  private let keyboard = Keyboard()
  private let frame = CGRect(x: 0, y: 500, width: 390, height: 344)

  @Test("Observers are called for every change, in the order in which they were added")
  func changes() {
    var heard: [String] = []
    let first = keyboard.addObserver { heard.append("1 \($0.frame?.height ?? 0) \($0.duration)") }
    let second = keyboard.addObserver { [keyboard] change in
      #expect(keyboard.frame == change.frame)
      heard.append("2")
    }
    keyboard.hide()
    keyboard.show(frame: frame, duration: 0.5)
    keyboard.show(frame: frame)
    keyboard.hide()
    #expect(heard == ["1 344.0 0.5", "2", "1 344.0 0.25", "2", "1 0.0 0.25", "2"])
    #expect(keyboard.frame == nil)
    first.invalidate()
    first.invalidate()
    keyboard.show(frame: frame)
    #expect(heard.suffix(2) == ["2", "2"])
    second.invalidate()
  }

  @Test("An observation ends when it is released, and can end itself while it is called")
  func end() {
    var count = 0
    var kept: Keyboard.Observation?
    do { _ = keyboard.addObserver { _ in count += 100 } }
    kept = keyboard.addObserver { _ in
      count += 1
      kept?.invalidate()
      kept = nil
    }
    #expect(kept != nil)
    keyboard.show(frame: frame)
    keyboard.hide()
    #expect(count == 1)
  }
}
