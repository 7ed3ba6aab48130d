import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct TouchlessViewTests {
  @Test("Labels and image views take no touches unless they are told to")
  func defaults() {
    for view in [UILabel(), UIImageView(), UIImageView(image: nil)] {
      #expect(!view.isUserInteractionEnabled)
    }
    #expect(UIView().isUserInteractionEnabled)
    #expect(UIControl().isUserInteractionEnabled)
  }

  @Test("A touch over a label is one of the control around it")
  func labelsInControls() {
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let label = UILabel(frame: control.bounds)
    control.addSubview(label)
    let button = UIButton(frame: control.bounds)
    button.setTitle("Title", for: .normal)
    button.layoutIfNeeded()
    #expect(control.hitTest(CGPoint(x: 5, y: 5), with: nil) === control)
    #expect(button.hitTest(CGPoint(x: 50, y: 20), with: nil) === button)
    #expect(control.simulateTouch().view === control)
    #expect(label.simulateTouch(at: CGPoint(x: 1, y: 1)).view === control)
    label.isUserInteractionEnabled = true
    #expect(control.hitTest(CGPoint(x: 5, y: 5), with: nil) === label)
  }

  @Test("A touch simulated on any view that takes none is one of the nearest that does")
  func touchless() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for view in [UIView(), UIStackView(), UIControl(), UILabel(), UIImageView()] {
      let middle = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
      view.frame = CGRect(x: 5, y: 5, width: 20, height: 20)
      middle.addSubview(view)
      outer.addSubview(middle)
      view.isUserInteractionEnabled = false
      #expect(view.simulateTouch().view === middle)
      middle.isUserInteractionEnabled = false
      let touch = view.simulateTouch(at: .zero)
      #expect(touch.view === outer && touch.location(in: outer) == CGPoint(x: 15, y: 15))
    }
  }

  @Test("A tap simulated on a title presses its button")
  func tapsOnTitles() throws {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    var count = 0
    button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    button.setTitle("Title", for: .normal)
    button.layoutIfNeeded()
    try #require(button.titleLabel).simulateTap()
    #expect(count == 1)
  }
}
