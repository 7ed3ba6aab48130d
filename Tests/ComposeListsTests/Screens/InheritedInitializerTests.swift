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

private final class NamedCell: UITableViewCell {
  static func make(frame: CGRect) -> NamedCell {
    let cell = NamedCell(frame: frame)
    cell.tag = 5
    return cell
  }
}

private final class OuterCell: UITableViewCell {
  let inner = [Cell(), Cell(frame: .zero)]
  private(set) var innerCell = UITableViewCell()
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    innerCell = Cell()
  }
  required init?(coder: NSCoder) { nil }
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
      NamedCell.make(frame: frame).tag == 5 && UITableViewCell(frame: frame).frame == frame
        && UITableViewCell().reuseIdentifier == nil
    )
  }

  @Test("A cell that a registered cell makes for itself has no reuse identifier")
  func cellsInCells() throws {
    let table = UITableView()
    table.register(OuterCell.self, forCellReuseIdentifier: "outer")
    let cell = try #require(table.dequeueReusableCell(withIdentifier: "outer") as? OuterCell)
    #expect(cell.reuseIdentifier == "outer")
    #expect((cell.inner + [cell.innerCell]).allSatisfy { $0.reuseIdentifier == nil })
  }

  @Test("Views with other initialisers are made without arguments and with a frame")
  func views() {
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(
      Bar().progressViewStyle == .default && Bar(progressViewStyle: .bar).progressViewStyle == .bar
    )
    #expect(Effect().effect == nil && Effect(frame: frame).frame == frame)
  }
}
