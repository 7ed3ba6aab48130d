import ComposeLists
import Foundation
import HeadlessUIKit
import Testing

private class Screen: UIViewController {
  private(set) var isReady = false
  override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    isReady = true
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class Derived: Screen {}

private final class Tabs: UITabBarController {
  override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  required init?(coder: NSCoder) { nil }
}

private final class Table: UITableViewController {
  override init(style: UITableView.Style) { super.init(style: style) }
  override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  required init?(coder: NSCoder) { nil }
}

private final class Cell: UITableViewCell {
  private(set) var isReady = false
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isReady = true
  }
  required init?(coder: NSCoder) { nil }
}

private final class Outer: UITableViewCell {
  private(set) var inner: [UITableViewCell] = []
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    inner = [Cell(), Cell(frame: .zero)]
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { nil }
}

private final class Named: UITableViewCell {
  static func make(frame: CGRect) -> Named { Named(style: .value1, reuseIdentifier: "named") }
}

private final class Bar: UIProgressView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { nil }
}

private final class Effect: UIVisualEffectView {
  override init(effect: UIVisualEffect?) { super.init(effect: effect) }
  required init?(coder: NSCoder) { nil }
}

private final class Own: UIViewController {
  let number: Int
  init(number: Int = 3) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
  }
}

@Suite @MainActor struct InheritedInitializerTests {
  @Test("Controllers with their own initialisers are made without arguments, by these")
  func controllers() {
    #expect(Screen().isReady && Derived().isReady)
    #expect(Tabs().isViewLoaded == false && Table().isViewLoaded == false)
    #expect(Own().number == 3)
  }

  @Test("Cells with their own initialisers are made without arguments and with a frame")
  func cells() {
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(Cell().isReady && Cell(frame: frame).isReady && Cell(frame: frame).frame == frame)
    #expect(
      UITableViewCell(frame: frame).frame == frame && UITableViewCell().reuseIdentifier == nil
    )
  }

  @Test("A cell that a registered one makes has no reuse identifier")
  func cellsInCells() {
    let table = UITableView()
    table.register(Outer.self, forCellReuseIdentifier: "outer")
    let outer = table.dequeueReusableCell(withIdentifier: "outer") as? Outer
    #expect(outer?.reuseIdentifier == "outer" && outer?.inner.count == 2)
    #expect(outer?.inner.allSatisfy { $0.reuseIdentifier == nil } == true)
    #expect(Named.make(frame: .zero).reuseIdentifier == "named")
  }

  @Test("Views with other initialisers are made without arguments and with a frame")
  func views() {
    #expect(
      Bar().progressViewStyle == .default && Bar(progressViewStyle: .bar).progressViewStyle == .bar
    )
    #expect(Effect().effect == nil && Effect(frame: .zero).frame == .zero)
  }
}
