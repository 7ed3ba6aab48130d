import Foundation
import HeadlessUIKit
import Testing

/// Selections and places in edited text.
@MainActor
struct TextInputTests {
  private func window(_ view: UIView) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    window.addSubview(view)
    window.layoutIfNeeded()
    return window
  }

  private func select<Input: UITextInput>(_ start: Int, _ end: Int, in input: Input) throws {
    let begin = input.beginningOfDocument
    let range = input.textRange(
      from: try #require(input.position(from: begin, offset: start)),
      to: try #require(input.position(from: begin, offset: end))
    )
    input.selectedTextRange = range
  }

  @Test("The place for typing is at the end of a field, until another one is selected")
  func field() throws {
    let field = UITextField()
    let window = window(field)
    field.text = "Hello"
    let selected = try #require(field.selectedTextRange)
    #expect(selected.isEmpty)
    #expect(field.offset(from: field.beginningOfDocument, to: selected.start) == 5)
    #expect(field.position(from: field.endOfDocument, offset: 1) == nil)
    try select(1, 3, in: field)
    let part = try #require(field.selectedTextRange)
    #expect(field.text(in: part) == "el")
    field.becomeFirstResponder()
    field.simulateTyping("E")
    field.insertText("y")
    #expect(field.text == "HEylo" && window.firstResponder === field)
    field.deleteBackward()
    #expect(field.text == "HElo")
    field.selectAll(nil)
    field.deleteBackward()
    #expect(field.text == "" && !field.hasText)
  }

  @Test("Inserted text replaces the selection of a text view, and its delegate is told")
  func view() throws {
    final class Log: UITextViewDelegate {
      var texts: [String] = []
      func textViewDidChange(_ textView: UITextView) { texts.append(textView.text) }
    }
    let (view, log) = (UITextView(), Log())
    let window = window(view)
    view.delegate = log
    view.text = "one two"
    #expect(view.selectedRange == NSRange(location: 7, length: 0))
    view.insertText("!")
    try select(0, 3, in: view)
    view.insertText("1")
    view.insertText("st")
    #expect(log.texts == ["one two!", "1 two!", "1st two!"])
    #expect(view.selectedRange == NSRange(location: 3, length: 0))
    view.becomeFirstResponder()
    view.simulateTyping("\u{1F600}")
    view.deleteBackward()
    #expect(view.text == "1st two!" && window.firstResponder === view)
  }

  @Test("Text with attributes keeps them where something is inserted")
  func attributes() {
    let view = UITextView()
    let text = NSMutableAttributedString(string: "ab")
    text.addAttribute(.kern, value: 3, range: NSRange(location: 0, length: 1))
    view.attributedText = text
    view.insertText("c")
    #expect(view.attributedText?.string == "abc")
    #expect(view.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 3)
  }

  @Test("The mark for typing moves with the text before it, and to the next line")
  func caret() throws {
    let view = UITextView()
    let window = window(view)
    view.text = "abc"
    let start = view.caretRect(for: view.beginningOfDocument)
    let end = view.caretRect(for: view.endOfDocument)
    #expect(start.origin == CGPoint(x: 5, y: 8) && end.minX > start.minX && end.minY == 8)
    view.text = "abc\n"
    let second = view.caretRect(for: view.endOfDocument)
    #expect(second.minX == start.minX && second.minY >= start.maxY)
    view.text = String(repeating: "word ", count: 20) + "end"
    let wrapped = view.caretRect(for: view.endOfDocument)
    #expect(wrapped.minY > second.minY && wrapped.maxX < window.bounds.width)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.text = "abc"
    #expect(field.caretRect(for: field.endOfDocument).midY == 20)
    #expect(field.caretRect(for: field.beginningOfDocument).minX == 0)
  }

  @Test("An attachment is a character that keeps its picture")
  func attachment() {
    let attachment = NSTextAttachment(image: UIImage(named: "sun", size: .zero))
    attachment.bounds = CGRect(x: 0, y: -3, width: 16, height: 16)
    let text = NSMutableAttributedString(string: "A ")
    text.append(NSAttributedString(attachment: attachment))
    #expect(text.string == "A \u{FFFC}")
    let found = text.attribute(.attachment, at: 2, effectiveRange: nil) as? NSTextAttachment
    #expect(found === attachment && found?.image?.name == "sun")
    #expect(text.containsAttachments(in: NSRange(location: 0, length: 3)))
    #expect(!text.containsAttachments(in: NSRange(location: 0, length: 2)))
  }
}
