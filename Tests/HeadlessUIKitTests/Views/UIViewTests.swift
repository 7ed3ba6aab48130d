import Foundation
import HeadlessUIKit
import Testing

/// A view that logs its moves, and is as wide as allowed and 7 points high.
private final class NotingView: UIView {
  var notes: [String] = []

  override func willMove(toSuperview newSuperview: UIView?) {
    notes.append("will \(newSuperview?.tag ?? 0), in \(superview?.tag ?? 0)")
  }

  override func didMoveToSuperview() {
    notes.append("did \(superview?.tag ?? 0)")
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: min(size.width, 300), height: min(size.height, 7))
  }
}

@Suite struct UIViewTests {
  private final class CodedView: UIView {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("no storyboard") }
  }

  @Test("A subclass that overrides init(frame:) also has init()")
  func inheritedInit() {
    let view = CodedView()
    #expect(view.frame == .zero)
    #expect(view.subviews.first === view.label)
  }

  private let parent = UIView()
  private let children = (1...3).map { _ in UIView() }

  init() {
    parent.tag = 1
    for (index, child) in children.enumerated() {
      child.tag = index + 1
      parent.addSubview(child)
    }
  }

  private var order: [Int] { parent.subviews.map(\.tag) }

  @Test("Subviews are inserted in front, behind, below, above and at an index")
  func insertion() {
    let new = UIView()
    new.tag = 9
    parent.insertSubview(new, at: 0)
    #expect(order == [9, 1, 2, 3])
    parent.insertSubview(new, belowSubview: children[2])
    #expect(order == [1, 2, 9, 3])
    parent.insertSubview(new, aboveSubview: children[0])
    #expect(order == [1, 9, 2, 3])
    parent.insertSubview(new, belowSubview: UIView())
    #expect(order == [1, 2, 3, 9])
    parent.insertSubview(new, aboveSubview: UIView())
    #expect(order == [1, 2, 3, 9])
    parent.insertSubview(new, at: -1)
    parent.addSubview(new)
    #expect(order == [1, 2, 3, 9])
    parent.insertSubview(new, at: 99)
    #expect(order == [1, 2, 3, 9])
    parent.sendSubviewToBack(new)
    #expect(order == [9, 1, 2, 3])
    parent.bringSubviewToFront(children[0])
    #expect(order == [9, 2, 3, 1])
    parent.bringSubviewToFront(UIView())
    #expect(order == [9, 2, 3, 1])
  }

  @Test("A view is notified when it gets another superview, or none")
  func moves() {
    let other = UIView()
    other.tag = 2
    let view = NotingView()
    parent.addSubview(view)
    other.addSubview(view)
    view.removeFromSuperview()
    view.removeFromSuperview()
    let expected = ["will 1, in 0", "did 1", "will 2, in 1", "did 2", "will 0, in 2", "did 0"]
    #expect(view.notes == expected)
    #expect(order == [1, 2, 3])
    #expect(other.subviews.isEmpty)
  }

  @Test("A view is a descendant of itself and all its superviews")
  func descendants() {
    let deep = UIView()
    children[0].addSubview(deep)
    #expect(deep.isDescendant(of: deep) && deep.isDescendant(of: parent))
    #expect(!deep.isDescendant(of: children[1]) && !parent.isDescendant(of: deep))
  }

  @Test("A view cannot be inserted into its own descendant")
  func cycle() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let parent = UIView()
        let child = UIView()
        parent.addSubview(child)
        child.addSubview(parent)
      }
    }
  }

  @Test("A fitting size uses the target for required axes and asks for the others")
  func fitting() {
    let view = NotingView()
    let target = CGSize(width: 100, height: 50)
    func size(_ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
      view.systemLayoutSizeFitting(
        target,
        withHorizontalFittingPriority: horizontal,
        verticalFittingPriority: vertical
      )
    }
    #expect(size(.required, .required) == target)
    #expect(size(.required, .fittingSizeLevel) == CGSize(width: 100, height: 7))
    #expect(size(.defaultHigh, .required) == CGSize(width: 300, height: 50))
    let compressed = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(compressed == CGSize(width: 300, height: 7))
    view.frame.size = CGSize(width: 10, height: 10)
    view.sizeToFit()
    #expect(view.frame.size == CGSize(width: 10, height: 7))
  }

  @Test("The centre moves the frame")
  func center() {
    parent.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(parent.center == CGPoint(x: 60, y: 45))
    parent.center = CGPoint(x: 100, y: 100)
    #expect(parent.frame == CGRect(x: 50, y: 75, width: 100, height: 50))
  }

  @Test("Animations finish immediately")
  func animations() {
    var notes: [String] = []
    UIView.animate(withDuration: 1) {
      notes.append("change")
    } completion: {
      notes.append("completion \($0)")
    }
    UIView.animate(withDuration: 1) { notes.append("change") }
    UIView.performWithoutAnimation { notes.append("plain") }
    #expect(notes == ["change", "completion true", "change", "plain"])
  }

  @Test("Transforms are applied one after another")
  func transforms() {
    let map = CGAffineTransform(scaleX: 2, y: 3)
      .concatenating(CGAffineTransform(translationX: 10, y: 20))
    #expect(CGPoint(x: 1, y: 1).applying(map) == CGPoint(x: 12, y: 23))
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.x) < 1e-12 && abs(turned.y - 1) < 1e-12)
    #expect(parent.transform.isIdentity && !map.isIdentity)
    #expect(map.concatenating(.identity) == map)
  }
}
