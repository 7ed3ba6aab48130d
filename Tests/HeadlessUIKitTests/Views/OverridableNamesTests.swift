import Foundation
import HeadlessUIKit
import Testing

private final class CustomView: UIView {
  var log: [String] = []

  override var layoutMargins: UIEdgeInsets {
    get { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
    set { super.layoutMargins = newValue }
  }
  override func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    log.append("hugging")
    super.setContentHuggingPriority(priority, for: axis)
  }
  override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    log.append("recognizer")
    super.addGestureRecognizer(gestureRecognizer)
  }
  override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    log.append(super.action(for: layer, forKey: event) is NSNull ? "at once" : "animated")
    return nil
  }
  override func draw(_ layer: CALayer, in ctx: CGContext) { log.append("layer") }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log.append(presses.first?.key?.characters ?? "")
    super.pressesBegan(presses, with: event)
  }
}

private final class CustomButton: UIButton {
  override func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 10, dy: 0) }
  override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    CGRect(x: contentRect.minX, y: 30, width: contentRect.width, height: 10)
  }
  override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    CGRect(x: contentRect.minX, y: 0, width: 20, height: 20)
  }
  override func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 0, dy: 3) }
}

private final class CustomField: UITextField {
  override func drawPlaceholder(in rect: CGRect) { CurrentText.drawn = "placeholder" }
  override func drawText(in rect: CGRect) { CurrentText.drawn = "text" }
}

private enum CurrentText {
  nonisolated(unsafe) static var drawn = ""
}

private final class CustomPages: UIPageControl {
  override func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: pageCount * 10, height: 5)
  }
}

private final class CustomItem: UIBarButtonItem {
  override init() {
    super.init()
    tag = 7
  }
}

private final class CustomWindow: UIWindow {
  override init(windowScene: UIWindowScene) {
    super.init(windowScene: windowScene)
    tag = 7
  }
}

private final class CustomTextView: UITextView {
  override init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame, textContainer: textContainer)
    tag = 7
  }
  init(text: String) {
    super.init(frame: .zero, textContainer: nil)
    self.text = text
  }
}

private final class CustomReader: UITextView {
  var rectangles: [CGRect] = []
  override func scrollRectToVisible(_ rect: CGRect, animated: Bool) { rectangles.append(rect) }
}

private final class CustomCell: UIView, AXCustomContentProvider {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var accessibilityCustomContent: [AXCustomContent]! = [AXCustomContent(label: "A", value: "B")]
  override var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { [UIAccessibilityCustomRotor(name: "A") { _ in nil }] }
    set {}
  }
  override var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { .separate }
    set {}
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var accessibilityUserInputLabels: [String]! {
    get { ["A"] }
    set {}
  }
  override var accessibilityContainerType: UIAccessibilityContainerType {
    get { .list }
    set {}
  }
  override var accessibilityLanguage: String? {
    get { "de" }
    set {}
  }
}

@MainActor @Suite struct OverridableNamesTests {
  @Test("Views call what a subclass overrides")
  func views() {
    let view = CustomView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(view.directionalLayoutMargins == .init(top: 1, leading: 2, bottom: 3, trailing: 4))
    view.gestureRecognizers = [UITapGestureRecognizer()]
    UIView.performWithoutAnimation { view.simulatePress("a") }
    #expect(view.log == ["recognizer", "a"])
    #expect(view.gestureRecognizers?.count == 1)
  }

  @Test("What the library does not call can be overridden, and calls what it overrides")
  func overridable() throws {
    let view = CustomView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.setContentHuggingPriority(.required, for: .vertical)
    #expect(view.contentHuggingPriority(for: .vertical) == .required)
    _ = view.action(for: view.layer, forKey: "position")
    UIView.animate(withDuration: 1) { _ = view.action(for: view.layer, forKey: "position") }
    let delegate: any CALayerDelegate = view
    _ = UIGraphicsImageRenderer(bounds: view.bounds).image { context in
      delegate.draw(view.layer, in: context.cgContext)
    }
    #expect(view.log == ["hugging", "at once", "animated", "layer"])
  }

  @Test("Names for assistive technologies can be overridden, and parts of a content be provided")
  func accessibility() {
    let responder: UIResponder = CustomCell()
    #expect(responder.accessibilityCustomRotors?.count == 1)
    #expect(responder.accessibilityNavigationStyle == .separate)
    #expect(responder.accessibilityUserInputLabels == ["A"])
    #expect(responder.accessibilityContainerType == .list)
    #expect(responder.accessibilityLanguage == "de")
    let provider = responder as? any AXCustomContentProvider
    #expect(provider?.accessibilityCustomContent.first?.value == "B")
    #expect(!(UIView() is any AXCustomContentProvider))
  }

  @Test("The rectangles of a button place its title, its picture and its background")
  func buttons() {
    let button = CustomButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    button.setTitle("A", for: .normal)
    button.setImage(UIImage(named: "a", size: CGSize(width: 5, height: 5)), for: .normal)
    button.setBackgroundImage(
      UIImage(named: "back", size: CGSize(width: 1, height: 1)),
      for: .normal
    )
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame == CGRect(x: 10, y: 30, width: 80, height: 10))
    #expect(button.imageView?.frame == CGRect(x: 10, y: 0, width: 20, height: 20))
    let log = DrawingLog()
    button.draw(button.bounds, in: log)
    #expect(log.notes == ["image back 0 3 100 34"])
    let plain = UIButton(frame: button.frame)
    plain.setTitle("A", for: .normal)
    plain.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let content = plain.contentRect(forBounds: plain.bounds)
    #expect(content == CGRect(x: 2, y: 1, width: 94, height: 36))
    #expect(plain.titleRect(forContentRect: content) == content)
  }

  @Test("A button that asks another one in its layout gets the rectangles of that")
  func otherButton() {
    final class Following: UIButton {
      let other = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        other.titleRect(forContentRect: contentRect)
      }
    }
    let button = Following(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    button.setTitle("A", for: .normal)
    button.setImage(UIImage(named: "a", size: CGSize(width: 5, height: 5)), for: .normal)
    button.other.setTitle("A longer title", for: .normal)
    let expected = button.other.titleRect(forContentRect: button.bounds)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame == expected)
  }

  @Test("Text views and page controls call overrides")
  func others() {
    let reader = CustomReader(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    reader.text = "A"
    reader.scrollRangeToVisible(NSRange(location: 0, length: 1))
    #expect(reader.rectangles.count == 1)
    let pages = CustomPages()
    pages.numberOfPages = 3
    #expect(pages.intrinsicContentSize == CGSize(width: 30, height: 5))
  }

  @Test("Initialisers of bar buttons, windows and text views can be overridden")
  func initialisers() throws {
    #expect(CustomItem().tag == 7)
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    #expect(CustomWindow(windowScene: scene).tag == 7)
    #expect(CustomTextView(frame: .zero).tag == 7)
    #expect(CustomTextView().tag == 7)
    #expect(CustomTextView(text: "A").text == "A")
    let container = NSTextContainer(size: CGSize(width: 5, height: 5))
    #expect(UITextView(frame: .zero, textContainer: container).textContainer === container)
  }

  @Test("A field draws its text or its placeholder")
  func fields() {
    let field = CustomField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    field.placeholder = "P"
    for (text, drawn) in [("", "placeholder"), ("A", "text")] {
      field.text = text
      field.layoutIfNeeded()
      CurrentText.drawn = ""
      _ = UIGraphicsImageRenderer(bounds: field.bounds).image { context in
        field.layer.render(in: context.cgContext)
      }
      #expect(CurrentText.drawn == drawn)
    }
  }
}
