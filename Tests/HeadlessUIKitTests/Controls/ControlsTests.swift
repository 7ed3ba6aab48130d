import Foundation
import HeadlessUIKit
import Testing

@Suite struct ControlsTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let log = Log()

  private final class Log {
    var notes: [String] = []

    func take() -> [String] {
      defer { notes = [] }
      return notes
    }
  }

  @Test("A tap toggles a switch with an event; code toggles it without one")
  func uiSwitch() {
    let control = UISwitch(frame: CGRect(x: 10, y: 10, width: 0, height: 0))
    control.addAction(UIAction { [log] _ in log.notes.append("changed") }, for: .valueChanged)
    #expect(control.frame.size == CGSize(width: 51, height: 31))
    control.simulateTap()
    #expect(control.isOn)
    #expect(log.take() == ["changed"])
    control.setOn(false, animated: true)
    control.isEnabled = false
    control.simulateTap()
    #expect(!control.isOn)
    #expect(log.take().isEmpty)
  }

  @Test("An activity indicator is visible while it spins")
  func indicator() {
    let wheel = UIActivityIndicatorView(style: .large)
    #expect(wheel.isHidden)
    wheel.startAnimating()
    #expect(wheel.isAnimating)
    #expect(!wheel.isHidden)
    wheel.hidesWhenStopped = false
    wheel.stopAnimating()
    #expect(!wheel.isHidden)
    #expect(wheel.systemLayoutSizeFitting(.zero) == CGSize(width: 37, height: 37))
    wheel.style = .medium
    #expect(wheel.sizeThatFits(.zero).width == 20)
  }

  @Test("A tap starts editing a field; typed text is inserted and reported")
  func textField() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    window.addSubview(field)
    for (event, name) in [
      (UIControl.Event.editingDidBegin, "begin"), (.editingChanged, "changed"),
      (.editingDidEnd, "end"), (.editingDidEndOnExit, "exit"),
    ] {
      field.addAction(
        UIAction(identifier: .init(name)) { [log] _ in log.notes.append(name) },
        for: event
      )
    }
    #expect(!field.simulateTyping("a"))
    field.simulateTap()
    #expect(field.isEditing)
    #expect(field.simulateTyping("a"))
    #expect(field.simulateTyping("b"))
    #expect(field.simulateReturn())
    #expect(field.text == "ab")
    field.resignFirstResponder()
    #expect(log.take() == ["begin", "changed", "changed", "exit", "end"])
    field.isEnabled = false
    #expect(!field.becomeFirstResponder())
    field.text = nil
    field.placeholder = "Name"
    #expect(field.sizeThatFits(CGSize(width: 300, height: 300)).width > 0)
  }

  @Test("A delegate may prevent everything")
  func textFieldDelegate() {
    let (field, guardian) = (UITextField(), Guardian())
    window.addSubview(field)
    field.delegate = guardian
    #expect(!field.becomeFirstResponder())
    guardian.allows = true
    #expect(field.becomeFirstResponder())
    guardian.allows = false
    #expect(!field.simulateTyping("a"))
    #expect(!field.simulateReturn())
    #expect(!field.resignFirstResponder())
    field.removeFromSuperview()
    #expect(!field.isEditing)
  }

  private final class Guardian: UITextFieldDelegate {
    var allows = false

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { allows }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { allows }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { allows }
    func textField(
      _ textField: UITextField,
      shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool { allows }
  }
}
