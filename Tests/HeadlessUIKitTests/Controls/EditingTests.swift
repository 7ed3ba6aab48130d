import Foundation
import HeadlessUIKit
import Testing

/// Questions of fields and search bars to their delegates, and views beside the text.
@MainActor
struct EditingTests {
  private final class FieldLog: UITextFieldDelegate {
    var calls: [String] = []
    var allowsClearing = true

    func textFieldDidEndEditing(_ textField: UITextField) { calls.append("end") }
    func textFieldDidChangeSelection(_ textField: UITextField) { calls.append("change") }
    func textFieldShouldClear(_ textField: UITextField) -> Bool { allowsClearing }
  }

  private final class BarLog: UISearchBarDelegate {
    var calls: [String] = []
    var allowsEditing = true

    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { allowsEditing }
    func searchBar(
      _ searchBar: UISearchBar,
      shouldChangeTextIn range: NSRange,
      replacementText text: String
    ) -> Bool { text != "!" }
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { calls.append("bookmark") }
    func searchBar(
      _ searchBar: UISearchBar,
      selectedScopeButtonIndexDidChange selectedScope: Int
    ) { calls.append("scope \(selectedScope)") }
  }

  private final class PaddedField: UITextField {
    override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 30, dy: 0) }
  }

  private func window(_ view: UIView) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    window.addSubview(view)
    window.layoutIfNeeded()
    return window
  }

  private func label(in field: UITextField) throws -> UILabel {
    try #require(field.subviews.lazy.compactMap { $0 as? UILabel }.first)
  }

  @Test("A view at the left moves the text while its mode says so")
  func leftView() throws {
    let field = UITextField()
    let window = window(field)
    field.text = "A"
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 20))
    window.layoutIfNeeded()
    #expect(field.leftView?.superview == nil)
    field.leftViewMode = .unlessEditing
    window.layoutIfNeeded()
    #expect(field.leftView?.frame == CGRect(x: 0, y: 10, width: 24, height: 20))
    #expect(try label(in: field).frame == CGRect(x: 24, y: 0, width: 176, height: 40))
    field.becomeFirstResponder()
    window.layoutIfNeeded()
    #expect(field.leftView?.superview == nil)
    #expect(try label(in: field).frame == CGRect(x: 0, y: 0, width: 200, height: 40))
  }

  @Test("The text is where a subclass wants it")
  func ownTextRect() throws {
    let field = PaddedField()
    let window = window(field)
    field.text = "A"
    window.layoutIfNeeded()
    #expect(try label(in: field).frame == CGRect(x: 30, y: 0, width: 140, height: 40))
  }

  @Test("Emptying a field is up to its delegate, and is a change")
  func clearing() {
    let (field, log) = (UITextField(), FieldLog())
    let window = window(field)
    defer { _ = window }
    field.delegate = log
    field.text = "A"
    log.allowsClearing = false
    #expect(!field.simulateClear())
    #expect(field.text == "A")
    log.allowsClearing = true
    #expect(field.simulateClear())
    #expect(field.text == "")
    field.text = "B"
    field.clearsOnBeginEditing = true
    field.becomeFirstResponder()
    #expect(field.text == "")
    field.resignFirstResponder()
    #expect(log.calls == ["change", "end"])
  }

  @Test("A search bar's delegate decides about editing and about text")
  func searchBarEditing() {
    let (bar, log) = (UISearchBar(), BarLog())
    let window = window(bar)
    defer { _ = window }
    bar.delegate = log
    log.allowsEditing = false
    #expect(!bar.becomeFirstResponder())
    log.allowsEditing = true
    #expect(bar.becomeFirstResponder())
    #expect(!bar.searchTextField.simulateTyping("!"))
    #expect(bar.searchTextField.simulateTyping("a"))
    #expect(bar.text == "a")
  }

  @Test("Buttons and scopes of a search bar answer only if they are there")
  func searchBarButtons() {
    let (bar, log) = (UISearchBar(), BarLog())
    bar.delegate = log
    bar.simulateBookmarkTap()
    bar.simulateTap(onScope: 1)
    #expect(log.calls.isEmpty)
    bar.showsBookmarkButton = true
    bar.scopeButtonTitles = ["All", "New"]
    bar.simulateBookmarkTap()
    bar.simulateTap(onScope: 0)
    bar.simulateTap(onScope: 1)
    bar.simulateTap(onScope: 2)
    #expect(log.calls == ["bookmark", "scope 1"])
    #expect(bar.selectedScopeButtonIndex == 1)
  }
}
