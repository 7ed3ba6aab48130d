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
    log.append("\(URL) \(characterRange.location)")
    return allows
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

private final class OwnImage: UIImage, @unchecked Sendable {}
private final class OwnPath: UIBezierPath {}
private final class OwnStyle: NSMutableParagraphStyle {}

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
    let style = OwnStyle()
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
    view.attributedText = text
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
    #expect(log.log == ["https://a.b 0", "https://a.b 0", "tag cd"])
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
    field.inputAssistantItem.leadingBarButtonGroups = []
    #expect(field.inputAssistantItem === field.inputAssistantItem)
    field.accessibilityCustomContent = [AXCustomContent(label: "A", value: "B")]
    #expect(field.accessibilityCustomContent.first?.value == "B")
    #expect(field.accessibilityCustomRotors == nil)
    field.accessibilityNavigationStyle = .combined
    #expect(field.accessibilityNavigationStyle == .combined)
    field.unmarkText()
    #expect(UIFont.familyNames.isEmpty)
  }

  @Test("Pictures, paths and styles have subclasses")
  func subclasses() {
    let path = OwnPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 5, y: 0))
    #expect(path.currentPoint.x == 5)
    #expect(OwnImage(named: "a", size: .zero).name == "a")
  }
}
