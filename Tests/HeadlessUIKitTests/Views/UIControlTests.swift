import HeadlessUIKit
import Testing

@Suite struct UIControlTests {
  @Test("A control runs the actions of an event, and an action replaces one of its name")
  func actions() {
    let control = UIControl()
    var notes: [String] = []
    func action(_ note: String, _ name: UIAction.Identifier? = nil) -> UIAction {
      UIAction(identifier: name) {
        notes.append("\(note) \(($0.sender as? UIControl) === control)")
      }
    }
    control.addAction(action("a"), for: .valueChanged)
    control.addAction(action("b", .init("x")), for: .valueChanged)
    control.addAction(action("c", .init("x")), for: .valueChanged)
    control.addAction(action("d", .init("x")), for: .touchUpInside)
    control.sendActions(for: .valueChanged)
    #expect(notes == ["a true", "c true"])
    control.removeAction(identifiedBy: .init("x"), for: .valueChanged)
    control.sendActions(for: .allEvents)
    #expect(notes.suffix(2) == ["a true", "d true"])
  }

  @Test("An action is removed from some of its events, and from all")
  func removal() {
    let control = UIControl()
    var count = 0
    let action = UIAction(identifier: .init("x")) { _ in count += 1 }
    control.addAction(action, for: [.valueChanged, .touchUpInside])
    control.removeAction(identifiedBy: .init("x"), for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(count == 0)
    control.sendActions(for: .valueChanged)
    #expect(count == 1)
    control.removeAction(identifiedBy: .init("x"), for: .allEvents)
    control.sendActions(for: .allEvents)
    #expect(count == 1 && control.allControlEvents.isEmpty)
  }

  @Test("A button shows its title and is tapped while it is enabled")
  func button() {
    var taps = 0
    let button = UIButton(primaryAction: UIAction(title: "Buy") { _ in taps += 1 })
    #expect(button.currentTitle == "Buy")
    button.tap()
    button.isEnabled = false
    button.tap()
    #expect(taps == 1)
    button.setTitle("Sold out", for: .disabled)
    #expect(button.titleLabel?.text == "Sold out")
    button.isEnabled = true
    #expect(button.currentTitle == "Buy")
    #expect(button.title(for: .disabled) == "Sold out")
    button.isSelected = true
    button.isHighlighted = true
    #expect(button.state == [.selected, .highlighted])
    let size = button.sizeThatFits(CGSize(width: 1_000, height: 1_000))
    #expect(size == button.titleLabel?.sizeThatFits(CGSize(width: 1_000, height: 1_000)))
    button.frame.size = size
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.size == size)
    button.setTitle(nil)
    #expect(button.currentTitle == nil)
  }

  @Test("Images have names, and none has an empty one")
  func images() {
    #expect(UIImage(named: "") == nil)
    #expect(UIImage(systemName: "star")?.name == "star")
    #expect(UIImage(named: "a", size: CGSize(width: 2, height: 3)).size.height == 3)
  }

  @Test("The handler of a button's configuration is called with each change of its state")
  func configurationHandler() {
    let button = UIButton()
    var states: [UIControl.State] = []
    button.configurationUpdateHandler = { states.append($0.state) }
    button.isSelected = true
    button.isSelected = true
    button.isEnabled = false
    #expect(states == [.normal, .selected, [.selected, .disabled]])
  }
}
