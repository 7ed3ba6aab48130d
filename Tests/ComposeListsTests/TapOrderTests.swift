import CompositionalLayout
import Foundation
import HeadlessUIKit
import Testing

@testable import ComposeLists

/// The questions that a tap asks the delegate of a collection view or a table, and their order.
@MainActor
struct TapOrderTests {
  private final class Rows: UICollectionViewDataSource, UICollectionViewDelegate,
    UITableViewDataSource, UITableViewDelegate
  {
    var events: [String] = []
    var highlights: [Bool?] = []
    var mayHighlight = true

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView,
      shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool {
      events.append("should highlight")
      return mayHighlight
    }
    func collectionView(_ view: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
      events.append("did highlight")
    }
    func collectionView(_ view: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
      events.append("did unhighlight")
    }
    func collectionView(_ view: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
      events.append("select?")
      return true
    }
    func collectionView(_ view: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      events.append("did select")
      highlights.append(view.cellForItem(at: indexPath)?.isHighlighted)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
      events.append("should highlight")
      return mayHighlight
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      events.append("did highlight")
    }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
      events.append("did unhighlight")
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      events.append("select?")
      return indexPath
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      events.append("did select")
      highlights.append(tableView.cellForRow(at: indexPath)?.isHighlighted)
    }
  }

  private static let orderOfTables = [
    "should highlight", "did highlight", "did unhighlight", "select?", "did select",
  ]
  private static let orderOfCollectionViews = [
    "should highlight", "did highlight", "select?", "did select", "did unhighlight",
  ]

  private func check(_ list: UIView, _ rows: Rows, _ order: [String]) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    window.addSubview(list)
    window.layoutIfNeeded()
    list.simulateTap(at: CGPoint(x: 20, y: 20))
    window.runLoop.runUntilIdle()
    #expect(rows.events == order)
    rows.events = []
    rows.mayHighlight = false
    list.simulateTap(at: CGPoint(x: 20, y: 60))
    window.runLoop.runUntilIdle()
    #expect(rows.events == ["should highlight"])
  }

  @Test(
    "A collection view asks once whether it may highlight, and unhighlights after the selection"
  )
  func collection() {
    let rows = Rows()
    let view = UICollectionView.plain(rows)
    view.delegate = rows
    check(view, rows, Self.orderOfCollectionViews)
    #expect(rows.highlights == [true])
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.isHighlighted == false)
  }

  @Test("A table asks once, and unhighlights before the selection")
  func table() {
    let rows = Rows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    table.dataSource = rows
    table.delegate = rows
    check(table, rows, Self.orderOfTables)
    #expect(rows.highlights == [false])
  }

  @Test("A tap on a row by code asks once, too")
  func byCode() {
    let rows = Rows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    table.dataSource = rows
    table.delegate = rows
    #expect(table.simulateTap(onRowAt: IndexPath(row: 0, section: 0)))
    #expect(rows.events == Self.orderOfTables)
  }
}
