import Foundation
import HeadlessUIKit
import Testing

private final class TextLog: UITextViewDelegate {
  var log: [String] = []
  var allows = true

  func textView(
    _ textView: UITextView,
    shouldInteractWith URL: URL,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    log.append("\(URL) \(characterRange.location) \(characterRange.length)")
    return allows
  }

  func textView(
    _ textView: UITextView,
    menuConfigurationFor textItem: UITextItem,
    defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? {
    if case .tag = textItem.content { return nil }
    let titles = defaultMenu.children.map(\.title)
    return UITextItem.MenuConfiguration(preview: nil, menu: UIMenu(title: "\(titles)"))
  }

  func textView(
    _ textView: UITextView,
    primaryActionFor textItem: UITextItem,
    defaultAction: UIAction
  ) -> UIAction? {
    if case .tag(let name) = textItem.content {
      return UIAction { [self] _ in log.append("tag \(name)") }
    }
    return defaultAction
  }
}

private final class Menus: UIEditMenuInteractionDelegate {
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    UIMenu(title: "Edit", children: suggestedActions + [UIAction(title: "Mark") { _ in }])
  }
}

private final class CustomImage: UIImage, @unchecked Sendable {}
private final class CustomPath: UIBezierPath {}
private final class CustomStyle: NSMutableParagraphStyle {}

@MainActor @Suite struct DataTypesTests {
  @Test("Shadows and tabs are values of texts")
  func shadows() {
    let shadow = NSShadow()
    #expect(shadow.shadowOffset == CGSize(width: 0, height: -1))
    shadow.shadowBlurRadius = 3
    shadow.shadowColor = UIColor.red
    let text = NSAttributedString(string: "A", attributes: [.shadow: shadow])
    let found = text.attribute(.shadow, at: 0, effectiveRange: nil) as? NSShadow
    #expect(found?.shadowBlurRadius == 3)
    #expect(shadow.copy() as? NSShadow == shadow)
    #expect(NSShadow() != shadow)
    let style = CustomStyle()
    style.tabStops = [NSTextTab(textAlignment: .right, location: 40)]
    style.baseWritingDirection = .rightToLeft
    style.lineBreakStrategy = .pushOut
    style.defaultTabInterval = 28
    let copy = style.copy() as? NSParagraphStyle
    #expect(copy == style)
    #expect(copy?.tabStops.first?.location == 40)
    #expect(NSParagraphStyle.default != style)
  }

  @Test("A tap on a link or a named part asks the delegate")
  func textItems() throws {
    let view = UITextView()
    let text = NSMutableAttributedString(string: "ab cd")
    let url = try #require(URL(string: "https://a.b"))
    text.addAttribute(.link, value: url, range: NSRange(location: 0, length: 2))
    text.addAttribute(.textItemTag, value: "cd", range: NSRange(location: 3, length: 2))
    text.addAttribute(.underlineStyle, value: 1, range: NSRange(location: 1, length: 1))
    view.attributedText = text
    view.isEditable = false
    let log = TextLog()
    view.delegate = log
    let count = UIApplication.shared.openedURLs.count
    let opened = view.simulateTap(onTextItemAt: 1)
    #expect(opened)
    #expect(UIApplication.shared.openedURLs.count == count + 1)
    log.allows = false
    let refused = view.simulateTap(onTextItemAt: 0)
    #expect(!refused)
    let named = view.simulateTap(onTextItemAt: 4)
    #expect(named)
    let plain = view.simulateTap(onTextItemAt: 2)
    #expect(!plain)
    #expect(log.log == ["https://a.b 0 2", "https://a.b 0 2", "tag cd"])
  }

  @Test("Links can be touched in text that can be selected and not edited")
  func untouchedItems() throws {
    let view = UITextView()
    let url = try #require(URL(string: "https://a.b"))
    view.attributedText = NSAttributedString(string: "ab", attributes: [.link: url])
    for (isEditable, isSelectable) in [(true, true), (true, false), (false, false), (false, true)] {
      (view.isEditable, view.isSelectable) = (isEditable, isSelectable)
      let isTouched = view.simulateTap(onTextItemAt: 0)
      #expect(isTouched == (!isEditable && isSelectable))
      #expect((view.simulateMenu(onTextItemAt: 0) != nil) == (!isEditable && isSelectable))
    }
  }

  @Test("A long press on a part of a text asks for its menu")
  func textItemMenus() throws {
    let view = UITextView()
    view.isEditable = false
    let text = NSMutableAttributedString(string: "ab cd")
    let url = try #require(URL(string: "https://a.b"))
    text.addAttribute(.link, value: url, range: NSRange(location: 0, length: 2))
    text.addAttribute(.textItemTag, value: "cd", range: NSRange(location: 3, length: 2))
    view.attributedText = text
    let count = UIApplication.shared.openedURLs.count
    let standard = try #require(view.simulateMenu(onTextItemAt: 0))
    #expect(standard.preview != nil)
    standard.menu.action(titled: "Open Link")?.performWithSender(nil, target: nil)
    #expect(UIApplication.shared.openedURLs.count == count + 1)
    let log = TextLog()
    view.delegate = log
    let custom = try #require(view.simulateMenu(onTextItemAt: 1))
    #expect(custom.menu.title == "[\"Open Link\"]" && custom.preview == nil)
    #expect(view.simulateMenu(onTextItemAt: 4) == nil && view.simulateMenu(onTextItemAt: 2) == nil)
    log.allows = false
    #expect(view.simulateMenu(onTextItemAt: 0) == nil)
  }

  @Test("An edit menu is the one that the delegate gives")
  func editMenus() {
    let (view, menus) = (UIView(), Menus())
    let interaction = UIEditMenuInteraction(delegate: menus)
    view.addInteraction(interaction)
    #expect(interaction.visibleMenu == nil)
    interaction.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: "a", sourcePoint: CGPoint(x: 3, y: 4))
    )
    #expect(interaction.visibleMenu?.title == "Edit")
    #expect(interaction.location(in: view) == CGPoint(x: 3, y: 4))
    let outer = UIView()
    view.frame.origin = CGPoint(x: 10, y: 20)
    outer.addSubview(view)
    #expect(interaction.location(in: outer) == CGPoint(x: 13, y: 24))
    interaction.dismissMenu()
    #expect(interaction.visibleMenu == nil)
  }

  @Test("A press goes through the responders, and has its key")
  func presses() {
    final class Listener: UIView {
      var log: [String] = []
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let press = presses.first, let key = press.key else { return }
        log.append("\(key.charactersIgnoringModifiers) \(key.modifierFlags == .command)")
        #expect(event?.type == .presses)
        #expect(event?.allPresses == presses)
      }
      override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        log.append(presses.first?.phase == .ended ? "ended" : "")
      }
    }
    let (outer, inner) = (Listener(), UIView())
    outer.addSubview(inner)
    inner.simulatePress("S", modifierFlags: .command)
    #expect(outer.log == ["s true", "ended"])
  }

  @Test("Keys have the numbers of their letters and digits, and buttons their types")
  func pressedKeys() {
    final class Listener: UIView {
      var presses: [UIPress] = []
      override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        self.presses += presses
      }
    }
    let view = Listener()
    let keys: [(String, UIKeyboardHIDUsage, Int)] = [
      ("a", .keyboardA, 0x04), ("Z", .keyboardZ, 0x1D), ("1", .keyboard1, 0x1E),
      ("0", .keyboard0, 0x27), ("\u{E9}", .keyboardErrorUndefined, 3),
      ("", .keyboardErrorUndefined, 3),
    ]
    for (characters, usage, number) in keys {
      view.simulatePress(characters)
      #expect(view.presses.last?.key?.keyCode == usage && usage.rawValue == number)
    }
    view.simulatePress(keyCode: .keyboardEscape)
    #expect(view.presses.last?.key?.keyCode.rawValue == 0x29)
    #expect(UIKeyboardHIDUsage.keyboardF1.rawValue == 0x3A)
    #expect(UIKeyboardHIDUsage.keyboardUpArrow.rawValue == 0x52)
    #expect(view.presses.allSatisfy { $0.type == .key })
    view.simulatePress(.playPause)
    #expect(view.presses.last?.type == .playPause && view.presses.last?.key == nil)
  }

  @Test("Types that only keep their values keep them")
  func keptValues() {
    let well = UIColorWell()
    var count = 0
    well.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    well.simulateSelection(.red)
    #expect(well.selectedColor == .red)
    #expect(count == 1)
    let input = UIInputView(frame: .zero, inputViewStyle: .keyboard)
    #expect(input.inputViewStyle == .keyboard)
    #expect(UIInputView().inputViewStyle == .default)
    let field = UITextField()
    field.passwordRules = UITextInputPasswordRules(descriptor: "minlength: 8;")
    #expect(field.passwordRules?.passwordRulesDescriptor == "minlength: 8;")
    field.inputAssistantItem.allowsHidingShortcuts = false
    #expect(!field.inputAssistantItem.allowsHidingShortcuts)
    field.accessibilityCustomRotors = [UIAccessibilityCustomRotor(name: "A") { _ in nil }]
    #expect(field.accessibilityCustomRotors?.map(\.name) == ["A"])
    field.accessibilityNavigationStyle = .combined
    #expect(field.accessibilityNavigationStyle == .combined)
    field.text = "A"
    field.unmarkText()
    #expect(field.text == "A" && field.markedTextRange == nil)
  }

  @Test("Pictures, paths and styles of paragraphs have subclasses")
  func subclasses() {
    let path = CustomPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 5, y: 0))
    #expect(path.currentPoint.x == 5)
    #expect(CustomImage(named: "a", size: .zero).name == "a")
    let style = CustomStyle()
    style.lineSpacing = 3
    #expect((style.copy() as? NSParagraphStyle)?.lineSpacing == 3)
  }
}
