import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct ViewObservingTests {
  @Test("The size and the offset of content are observed by key path, where they change")
  func scrollViews() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var heights: [CGFloat] = []
    var offsets: [CGFloat] = []
    let size = view.observe(\.contentSize, options: [.new, .old]) { _, change in
      heights.append(change.newValue?.height ?? -1)
    }
    let offset = view.observe(\.contentOffset, options: [.initial, .new]) { view, _ in
      offsets.append(view.contentOffset.y)
    }
    view.contentSize = CGSize(width: 100, height: 500)
    view.contentSize = CGSize(width: 100, height: 500)
    view.contentOffset.y = 50
    view.setContentOffset(CGPoint(x: 0, y: 70), animated: false)
    #expect(heights == [500])
    #expect(offsets == [0, 50, 70])
    size.invalidate()
    offset.invalidate()
    view.contentSize.height = 1
    view.contentOffset.y = 0
    #expect(heights == [500])
    #expect(offsets.count == 3)
  }

  @Test("Places, hiding, opacity, texts and states of views are observed")
  func views() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var log: [String] = []
    let observations = [
      button.observe(\.frame, options: .old) { _, change in
        log.append("frame \(change.oldValue?.width ?? -1)")
      },
      button.observe(\.bounds) { _, _ in log.append("bounds") },
      button.observe(\.center) { _, _ in log.append("center") },
      button.observe(\.isHidden) { _, _ in log.append("hidden") },
      button.observe(\.alpha) { _, _ in log.append("alpha") },
      button.observe(\.isEnabled) { _, _ in log.append("enabled") },
    ]
    button.frame.origin.x = 1
    button.frame.size.width = 20
    button.isHidden = true
    button.alpha = 0.5
    button.isEnabled = false
    #expect(
      log == [
        "frame 10.0", "center", "frame 10.0", "bounds", "center", "hidden", "alpha", "enabled",
      ]
    )
    #expect(observations.count == 6)
    let label = UILabel()
    let text = label.observe(\.text) { _, _ in log.append("text") }
    label.text = "A"
    #expect(log.last == "text")
    text.invalidate()
  }

  @Test("The origin of bounds and texts with attributes are observed")
  func boundsAndTexts() {
    var log: [String] = []
    let (view, label, textView) = (UIView(), UILabel(), UITextView())
    let observations = [
      view.observe(\.bounds) { view, _ in log.append("bounds \(Int(view.bounds.minX))") },
      label.observe(\.attributedText, options: [.new, .old]) { _, change in
        let size = change.newValue??.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
        log.append("\(change.oldValue??.string ?? "-") \(Int(size?.pointSize ?? 0))")
      },
      textView.observe(\.text) { view, _ in log.append("text \(view.text ?? "")") },
    ]
    view.bounds.origin.x = 7
    label.attributedText = NSAttributedString(
      string: "A",
      attributes: [.font: UIFont.systemFont(ofSize: 9)]
    )
    label.text = "A"
    textView.text = "B"
    #expect(log == ["bounds 7", "- 9", "A 17", "text B"])
    #expect(observations.count == 3)
  }

  @Test("A property that calls its observers is not reported again by a change of the view")
  func bothKinds() {
    final class Rated: UIView {
      var rating = 0 { didSet { notifyObservers(of: \.rating, from: oldValue) } }
    }
    let view = Rated()
    var log: [String] = []
    let observation = view.observe(\.rating, options: [.new, .old]) { _, change in
      log.append("\(change.oldValue ?? -1) \(change.newValue ?? -1)")
    }
    view.rating = 1
    view.alpha = 0.5
    view.rating = 2
    view.frame.size.width = 10
    #expect(log == ["0 1", "1 2"])
    observation.invalidate()
  }
}
