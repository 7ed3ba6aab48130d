import ListScope
import TestSupport
import Testing

/// A window shows its keyboard for text, and lists and guides make room for it.
@Suite struct KeyboardOfWindowTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))

  @Test("The keyboard is there while a field is edited")
  func appears() {
    window.addSubview(field)
    #expect(window.keyboard.frame == nil)
    field.becomeFirstResponder()
    #expect(window.keyboard.frame == CGRect(x: 0, y: 508, width: 390, height: 336))
    window.endEditing(false)
    #expect(window.keyboard.frame == nil)
    field.becomeFirstResponder()
    field.removeFromSuperview()
    #expect(window.keyboard.frame == nil)
  }

  @Test("Only with force does editing end in a field that does not allow it")
  func force() {
    final class Stubborn: UITextFieldDelegate {
      func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
    }
    let delegate = Stubborn()
    field.delegate = delegate
    window.addSubview(field)
    field.becomeFirstResponder()
    #expect(!window.endEditing(false))
    #expect(window.keyboard.frame != nil)
    #expect(window.endEditing(true))
    #expect(window.keyboard.frame == nil)
    #expect(window.endEditing(false))
  }

  @Test("A list is inset by what the keyboard of its window covers, wherever it is in the window")
  func list() {
    let container = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 644))
    let list = ListView(frame: CGRect(x: 0, y: 44, width: 390, height: 600))
    container.addSubview(list)
    window.addSubview(container)
    window.addSubview(field)
    field.becomeFirstResponder()
    #expect(list.scrollView.contentInset.bottom == 236)
    list.removeFromSuperview()
    #expect(list.scrollView.contentInset.bottom == 0)
    container.addSubview(list)
    #expect(list.scrollView.contentInset.bottom == 236)
    window.endEditing(true)
    #expect(list.scrollView.contentInset.bottom == 0)
  }

  @Test("A keyboard that was set counts in place of that of the window")
  func ownKeyboard() {
    let list = ListView(frame: window.bounds)
    let keyboard = Keyboard()
    list.keyboard = keyboard
    window.addSubview(list)
    window.addSubview(field)
    field.becomeFirstResponder()
    #expect(list.scrollView.contentInset.bottom == 0)
    keyboard.show(frame: CGRect(x: 0, y: 644, width: 390, height: 200))
    #expect(list.scrollView.contentInset.bottom == 200)
  }

  @Test("A drag hides the keyboard, in a list that wants it")
  func drag() {
    let list = ListView(frame: window.bounds)
    window.addSubview(list)
    window.addSubview(field)
    for mode in [UIScrollView.KeyboardDismissMode.none, .interactive, .onDrag] {
      list.behavior.keyboardDismissMode = mode
      field.becomeFirstResponder()
      list.scrollView.beginDragging()
      #expect((window.keyboard.frame == nil) == (mode == .onDrag))
      list.scrollView.endDragging(willDecelerate: false)
    }
  }

  @Test("A view above the guide of the keyboard goes up with it")
  func guide() {
    let view = UIView(frame: window.bounds)
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.heightAnchor.constraint(equalToConstant: 44),
      bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
    window.addSubview(view)
    window.addSubview(field)
    window.layoutIfNeeded()
    #expect(bar.frame == CGRect(x: 0, y: 800, width: 390, height: 44))
    field.becomeFirstResponder()
    window.layoutIfNeeded()
    #expect(bar.frame.maxY == 508)
    #expect(view.keyboardLayoutGuide.layoutFrame.height == 336)
    window.endEditing(true)
    window.layoutIfNeeded()
    #expect(bar.frame.maxY == 844)
  }
}
