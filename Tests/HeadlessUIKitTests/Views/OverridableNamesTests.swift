import Foundation
import HeadlessUIKit
import Testing

private final class OwnView: UIView {
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
  override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log.append(presses.first?.key?.characters ?? "")
    super.pressesBegan(presses, with: event)
  }
}

private final class OwnButton: UIButton {
  override func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 10, dy: 0) }
  override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    CGRect(x: contentRect.minX, y: 30, width: contentRect.width, height: 10)
  }
  override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    CGRect(x: contentRect.minX, y: 0, width: 20, height: 20)
  }
  override func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    .zero
  }
}

private final class OwnScrollView: UIScrollView {
  override func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
}

private final class OwnField: UITextField {
  override func drawPlaceholder(in rect: CGRect) { CurrentText.drawn = "placeholder" }
  override func drawText(in rect: CGRect) { CurrentText.drawn = "text" }
}

private enum CurrentText {
  nonisolated(unsafe) static var drawn = ""
}

private final class OwnPages: UIPageControl {
  override func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: pageCount * 10, height: 5)
  }
}

private final class OwnItem: UIBarButtonItem {
  override init() {
    super.init()
    tag = 7
  }
}

private final class OwnWindow: UIWindow {
  override init(windowScene: UIWindowScene) {
    super.init(windowScene: windowScene)
    tag = 7
  }
}

private final class OwnTextView: UITextView {
  override init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame, textContainer: textContainer)
    tag = 7
  }
  init(text: String) {
    super.init(frame: .zero, textContainer: nil)
    self.text = text
  }
}

@MainActor @Suite struct OverridableNamesTests {
  @Test("Views call what a subclass overrides")
  func views() {
    let view = OwnView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(view.directionalLayoutMargins == .init(top: 1, leading: 2, bottom: 3, trailing: 4))
    view.setContentHuggingPriority(.required, for: .vertical)
    view.addGestureRecognizer(UITapGestureRecognizer())
    view.simulatePress("a")
    #expect(view.log == ["hugging", "recognizer", "a"])
    #expect(view.contentHuggingPriority(for: .vertical) == .required)
    #expect(view.gestureRecognizers?.count == 1)
    #expect(view.action(for: view.layer, forKey: "position") is NSNull)
  }

  @Test("The rectangles of a button place its title and its picture")
  func buttons() {
    let button = OwnButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    button.setTitle("A", for: .normal)
    button.setImage(UIImage(named: "a", size: CGSize(width: 5, height: 5)), for: .normal)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame == CGRect(x: 10, y: 30, width: 80, height: 10))
    #expect(button.imageView?.frame == CGRect(x: 10, y: 0, width: 20, height: 20))
    #expect(button.menuAttachmentPoint(for: UIContextMenuConfiguration()) == .zero)
    let plain = UIButton(frame: button.frame)
    plain.setTitle("A", for: .normal)
    plain.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let content = plain.contentRect(forBounds: plain.bounds)
    #expect(content == CGRect(x: 2, y: 1, width: 94, height: 36))
    #expect(plain.titleRect(forContentRect: content) == content)
  }

  @Test("Scroll views, page controls, bar buttons, windows and text views call overrides")
  func others() throws {
    let scrollView = OwnScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    scrollView.contentSize = CGSize(width: 10, height: 100)
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 90, width: 10, height: 10), animated: false)
    #expect(scrollView.contentOffset == .zero)
    let pages = OwnPages()
    pages.numberOfPages = 3
    #expect(pages.intrinsicContentSize == CGSize(width: 30, height: 5))
    #expect(OwnItem().tag == 7)
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    #expect(OwnWindow(windowScene: scene).tag == 7)
    #expect(OwnTextView(frame: .zero).tag == 7)
    #expect(OwnTextView().tag == 7)
    #expect(OwnTextView(text: "A").text == "A")
    let container = NSTextContainer(size: CGSize(width: 5, height: 5))
    #expect(UITextView(frame: .zero, textContainer: container).textContainer === container)
  }

  @Test("A field draws its text or its placeholder")
  func fields() {
    let field = OwnField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
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
