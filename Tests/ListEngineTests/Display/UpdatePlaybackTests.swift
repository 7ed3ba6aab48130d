import Foundation
import HeadlessUIKit
import Testing

@testable import ListEngine

@Suite struct UpdatePlaybackTests {
  private let list = ListView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))

  private func show(
    _ ids: [String],
    animated: Bool = true,
    layout: LayoutDescription = .table(),
    animation: ListAnimation = .default,
    _ animations: ItemInsertAndRemoveAnimations? = nil
  ) {
    list.configure { list in
      list.animatesChanges = animated
      list.animation = animation
      list.layout = layout
      list += Section("s") { section in
        for id in ids {
          section += Item(
            TestRow(id: id, height: 50),
            insertAndRemoveAnimations: animations
          )
        }
      }
    }
  }

  private func view(_ index: Int) -> UIView {
    list.display.visible.items[index].state.view ?? UIView()
  }

  private var leaving: [UIView] { list.display.leaving.views }

  private func wait(_ seconds: Double) { list.runLoop.advance(by: seconds) }

  @Test("An inserted row fades in over 0.3 seconds, at its final position from the start")
  func insertion() {
    show(["a"], animated: false)
    show(["a", "b"])
    #expect(view(1).alpha == 1)
    #expect(view(1).presentedAlpha == 0)
    #expect(view(1).presentedFrame == CGRect(x: 0, y: 50, width: 100, height: 50))
    #expect(!view(0).hasRunningAnimations)
    wait(0.15)
    #expect(abs(view(1).presentedAlpha - 0.5) < 1e-9)
    wait(0.16)
    #expect(view(1).presentedAlpha == 1)
    #expect(!view(1).hasRunningAnimations)
  }

  @Test("Rows that stay move to their new positions; the list's state is final immediately")
  func moves() {
    show(["a", "b"], animated: false)
    let old = view(1)
    show(["x", "a", "b"])
    #expect(view(2) === old)
    #expect(old.frame.minY == 100)
    #expect(old.presentedFrame.minY == 50)
    wait(0.15)
    #expect(abs(old.presentedFrame.minY - 75) < 1e-9)
    wait(0.2)
    #expect(old.presentedFrame.minY == 100)
  }

  @Test("A removed row fades out and is reused only after that")
  func removal() {
    show(["a", "b"], animated: false)
    let old = view(1)
    show(["a"])
    #expect(leaving.first === old)
    #expect(old.superview === list.scrollView)
    #expect(!old.isUserInteractionEnabled)
    #expect(old.presentedAlpha == 1)
    wait(0.15)
    #expect(abs(old.presentedAlpha - 0.5) < 1e-9)
    show(["a", "c"], animated: false)
    #expect(view(1) !== old)
    wait(0.2)
    #expect(leaving.isEmpty)
    #expect(old.superview == nil)
    #expect(old.alpha == 1)
    #expect(old.isUserInteractionEnabled)
    show(["a", "c", "d"], animated: false)
    #expect(view(2) === old)
  }

  @Test(
    "Each layout has its own animation for rows that declare none",
    arguments: [("table", 1.0), ("flow", 1.5), ("paged", 0.5)]
  )
  func defaults(name: String, scale: CGFloat) {
    let layout: LayoutDescription =
      name == "table" ? .table() : name == "flow" ? .flow() : .paged()
    show(["a"], animated: false, layout: layout)
    let old = view(0)
    show(["b"], layout: layout)
    #expect(view(0).presentedTransform == CGAffineTransform(scaleX: scale, y: scale))
    #expect(view(0).transform == .identity)
    #expect(old.transform == CGAffineTransform(scaleX: scale, y: scale))
    wait(0.31)
    #expect(old.transform == .identity)
    #expect(view(0).presentedTransform == .identity)
  }

  @Test("A removed row uses the animation of the layout that placed it")
  func previousLayout() {
    show(["a"], animated: false, layout: .flow())
    let old = view(0)
    show(["b"], layout: .table())
    #expect(old.transform == CGAffineTransform(scaleX: 1.5, y: 1.5))
    #expect(view(0).presentedTransform == .identity)
  }

  @Test("A row's own animations override those of the layout")
  func ownAnimations() {
    show(["a"], animated: false, .left)
    let old = view(0)
    show(["b"], .left)
    #expect(view(0).presentedFrame.minX == -100)
    #expect(view(0).frame.minX == 0)
    #expect(old.frame.minX == -100)
    #expect(old.presentedFrame.minX == 0)
  }

  @Test("3D attributes apply as far as they are two-dimensional")
  func transform3D() {
    let animations = ItemInsertAndRemoveAnimations(
      name: "own",
      onInsert: { $0.transform3D = CATransform3DMakeTranslation(7, 8, 9) },
      onRemoval: { $0.frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1) }
    )
    show(["a"], animated: false, animations)
    show(["b"], animations)
    #expect(view(0).presentedTransform == CGAffineTransform(translationX: 7, y: 8))
    wait(1)
    #expect(leaving.isEmpty)
    #expect(view(0).presentedTransform == .identity)
  }

  @Test("The list's animation determines the duration")
  func fast() {
    show(["a"], animated: false)
    show(["b"], animation: .fast)
    wait(0.14)
    #expect(leaving.count == 1)
    wait(0.02)
    #expect(leaving.isEmpty)
    #expect(view(0).presentedAlpha == 1)
  }

  @Test("A custom animation may do nothing, run more than once, or not animate")
  func ownListAnimation() {
    var late: (() -> Void)?
    show(["a"], animated: false)
    show(["b"], animation: ListAnimation { late = $0 })
    #expect(view(0).frame.minY == 0)
    #expect(leaving.isEmpty || leaving.count == 1)
    late?()
    show(["c", "b"], animation: ListAnimation { UIView.performWithoutAnimation($0) })
    #expect(view(0).presentedAlpha == 1)
    #expect(view(1).presentedFrame.minY == 50)
    show(
      ["c"],
      animation: ListAnimation {
        $0()
        $0()
      }
    )
    wait(1)
    #expect(leaving.isEmpty)
    #expect(list.scrollView.subviews.count == 1)
  }

  @Test("An update without animation shows its end immediately, even in a custom animation")
  func unanimated() {
    show(["a"], animated: false)
    UIView.animate(withDuration: 1) { show(["b", "a"], animated: false) }
    #expect(view(0).presentedAlpha == 1)
    #expect(view(1).presentedFrame.minY == 50)
    show(["a"], animated: false)
    #expect(leaving.isEmpty)
    #expect(list.runLoop.isIdle)
  }

  @Test("An update during another one continues from what is visible")
  func interruption() {
    show(["a", "b"], animated: false)
    show(["x", "a", "b"])
    wait(0.15)
    let (x, b) = (view(0), view(2))
    show(["a", "b"])
    #expect(leaving.first === x)
    #expect(abs(x.presentedAlpha - 0.5) < 1e-9)
    #expect(abs(b.presentedFrame.minY - 75) < 1e-9)
    wait(0.15)
    show(["x", "a", "b"])
    #expect(view(0) !== x)
    wait(0.5)
    #expect(leaving.isEmpty)
    #expect(list.scrollView.subviews.count == 3)
    #expect(list.scrollView.subviews.allSatisfy { $0.presentedAlpha == 1 && $0.alpha == 1 })
    #expect(view(2).presentedFrame.minY == 100)
  }

  @Test("A row that scrolls away during its insertion is at rest when it is reused")
  func scrolling() {
    show((0..<50).map { "\($0)" }, animated: false)
    show(["new"] + (0..<50).map { "\($0)" }, layout: .flow())
    let new = view(0)
    wait(0.1)
    list.scrollView.contentOffset.y = 1000
    #expect(!new.hasRunningAnimations)
    #expect(new.transform == .identity)
    #expect(new.presentedAlpha == 1)
    #expect(list.display.visible.items.allSatisfy { $0.state.view?.presentedAlpha == 1 })
  }

  @Test("A row that crosses to another section moves, and is not inserted")
  func crossing() {
    func show(_ first: [String], _ second: [String]) {
      list.configure { list in
        list += Section("1") { for id in first { $0 += TestRow(id: id, height: 50) } }
        list += Section("2") { for id in second { $0 += TestRow(id: id, height: 50) } }
      }
    }
    show(["a", "b"], ["c"])
    wait(1)
    let a = view(0)
    show(["b"], ["c", "a"])
    #expect(view(2) === a)
    #expect(a.presentedAlpha == 1)
    #expect(a.presentedFrame.minY == 0)
    #expect(leaving.isEmpty)
  }

  @Test("Another run loop ends what the old one played")
  func otherRunLoop() {
    show(["a", "b"], animated: false)
    show(["a"])
    #expect(leaving.count == 1)
    list.runLoop = MainRunLoop()
    #expect(leaving.isEmpty)
    #expect(list.scrollView.subviews.count == 1)
  }

  @Test("A list that is released while rows leave is released cleanly")
  func release() {
    let runLoop = MainRunLoop()
    weak var gone: ListView?
    do {
      let list = ListView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      gone = list
      list.runLoop = runLoop
      for ids in [["a", "b"], ["b"]] {
        list.configure { list in
          list += Section("s") { for id in ids { $0 += TestRow(id: id) } }
        }
      }
    }
    #expect(gone == nil)
    runLoop.advance(by: 1)
    #expect(runLoop.isIdle)
  }

  @Test("A change by a row's coordinator moves the others inside its animation")
  func coordinator() {
    let log = TestLog()
    func row(_ id: String) -> WatchedRow { WatchedRow(id: id, log: log) }
    list.configure { list in
      list.animatesChanges = false
      list += Section("s") {
        $0 += row("a")
        $0 += row("b")
      }
    }
    log.coordinators["a"]?.actions.update(animation: .animated(1, options: [.curveLinear])) {
      $0.content.height = 90
    }
    #expect(view(1).frame.minY == 90)
    #expect(view(1).presentedFrame.minY == 50)
    wait(0.5)
    #expect(view(1).presentedFrame.minY == 70)
  }
}
