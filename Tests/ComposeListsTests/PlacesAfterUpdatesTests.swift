import CompositionalLayout
import Foundation
import HeadlessUIKit
import ListEngine
import Testing

@testable import ComposeLists

/// The places that a delegate hears when cells leave the screen after an update has moved them.
@MainActor
struct PlacesAfterUpdatesTests {
  private final class Rows: UITableViewDataSource, UITableViewDelegate {
    var sections = (0..<10).map { section in (0..<10).map { section * 10 + $0 } }
    /// The values of cells that left the screen, and the places that were given.
    var ended: [(cell: Int, place: IndexPath)] = []
    var endedHeaders: [(view: Int, section: Int)] = []

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      sections[section].count
    }
    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.tag = sections[indexPath.section][indexPath.row]
      return cell
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      let view = UIView()
      view.tag = sections[section][0]
      return view
    }
    func tableView(
      _ tableView: UITableView,
      didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) { ended.append((cell.tag, indexPath)) }
    func tableView(
      _ tableView: UITableView,
      didEndDisplayingHeaderView view: UIView,
      forSection section: Int
    ) { endedHeaders.append((view.tag, section)) }
  }

  @Test("Rows and headers below an inserted section leave the screen at their new places")
  func insertedSection() {
    let rows = Rows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .grouped)
    table.rowHeight = 44
    table.sectionHeaderHeight = 30
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    table.delegate = rows
    table.layoutIfNeeded()
    rows.sections.insert([200, 201], at: 0)
    table.insertSections([0], with: .none)
    table.layoutIfNeeded()
    let shown = Set(table.visibleCells.map(\.tag))
    #expect(shown.contains(0))
    (rows.ended, rows.endedHeaders) = ([], [])
    table.contentOffset.y += 1_500
    table.layoutIfNeeded()
    #expect(Set(rows.ended.map(\.cell)).isSuperset(of: shown))
    for end in rows.ended {
      #expect(end.cell == rows.sections[end.place.section][end.place.row])
    }
    #expect(!rows.endedHeaders.isEmpty)
    for end in rows.endedHeaders { #expect(end.view == rows.sections[end.section][0]) }
  }

  private final class Items: UICollectionViewDataSource, UICollectionViewDelegate {
    var values = Array(0..<100)
    var ended: [(cell: Int, place: IndexPath)] = []

    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { values.count }
    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.tag = values[indexPath.item]
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView,
      didEndDisplaying cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { ended.append((cell.tag, indexPath)) }
  }

  @Test("Items after one that was inserted leave the screen at their new places")
  func insertedItem() {
    let items = Items()
    let view = UICollectionView.plain(items)
    view.delegate = items
    view.layoutIfNeeded()
    items.values.insert(200, at: 0)
    view.insertItems(at: [IndexPath(item: 0, section: 0)])
    view.layoutIfNeeded()
    let shown = Set(view.visibleCells.map(\.tag))
    items.ended = []
    view.contentOffset.y += 2_000
    view.layoutIfNeeded()
    #expect(shown.contains(1) && Set(items.ended.map(\.cell)).isSuperset(of: shown))
    for end in items.ended { #expect(end.cell == items.values[end.place.item]) }
  }
}
