import Foundation
import HeadlessUIKit
import ListEngine
import ListSchema
import Signposts
import Testing

@testable import ComposeLists

/// The places of rows, headers and footers of tables, and the intervals of their code.
@MainActor
struct TableLayoutTests {
  private final class PostCell: UITableViewCell {}

  private final class Posts: UITableViewDataSource, UITableViewDelegate {
    var counts = [20, 20]
    var estimates: CGFloat?

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      counts[section]
    }

    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath)
      cell.textLabel?.text = "Post \(indexPath.row)"
      return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Section \(section)"
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      "End of section \(section)"
    }

    func tableView(
      _ tableView: UITableView,
      estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat { estimates ?? tableView.estimatedRowHeight }
  }

  private func table(
    _ posts: Posts,
    style: UITableView.Style = .plain,
    _ configure: (UITableView) -> Void = { _ in }
  ) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: style)
    table.register(PostCell.self, forCellReuseIdentifier: "post")
    table.sectionFooterHeight = 30
    table.sectionHeaderHeight = 30
    configure(table)
    table.dataSource = posts
    table.delegate = posts
    table.layoutIfNeeded()
    return table
  }

  /// The frame of a header or footer on screen, in the coordinates of the content.
  private func frame(_ view: UIView?, in table: UITableView) -> CGRect? {
    view.map { table.convert($0.bounds, from: $0) }
  }

  @Test("Headers and footers of plain tables stay at the edges while their section is on screen")
  func stickyFooters() throws {
    let posts = Posts()
    let table = table(posts) { $0.rowHeight = 40 }
    table.sectionHeaderTopPadding = 0
    let footer = try #require(table.footerView(forSection: 0))
    #expect(frame(footer, in: table) == CGRect(x: 0, y: 370, width: 320, height: 30))
    // The end of the section: header 30, rows 800, footer 30.
    table.contentOffset.y = 500
    table.layoutIfNeeded()
    #expect(frame(table.footerView(forSection: 0), in: table)?.minY == 830)
    #expect(frame(table.headerView(forSection: 0), in: table)?.minY == 500)
    // The footer of the second section is below its header, not over the first section.
    #expect(table.footerView(forSection: 1).map { frame($0, in: table)?.minY } == 890)
    table.contentOffset.y = 700
    table.layoutIfNeeded()
    #expect(frame(table.footerView(forSection: 1), in: table)?.maxY == 1_100)
    let cover = table.list.contentView(of: .sectionFooter(1))
    let row = table.list.contentView(ofItemAt: IndexPath(row: 4, section: 1))
    let views = table.list.scrollView.subviews
    let places = [cover, row].map { view in
      views.firstIndex { view?.isDescendant(of: $0) == true } ?? -1
    }
    #expect(places[0] > places[1])
  }

  @Test("Headers of grouped tables scroll with their section")
  func groupedHeaders() {
    let table = table(Posts(), style: .grouped) { $0.rowHeight = 40 }
    #expect(table.footerView(forSection: 0) == nil)
    table.contentOffset.y = 500
    table.layoutIfNeeded()
    #expect(frame(table.headerView(forSection: 0), in: table) == nil)
  }

  @Test("Plain tables have a distance above headers, which the app can change")
  func topPadding() {
    let table = table(Posts()) { $0.rowHeight = 40 }
    #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 22, width: 320, height: 30))
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 52)
    #expect(table.rectForHeader(inSection: 1).minY == 904)
    #expect(table.contentSize.height == 1_764)
    table.sectionHeaderTopPadding = 0
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 30)
    #expect(table.contentSize.height == 1_720)
    let grouped = self.table(Posts(), style: .grouped) { $0.rowHeight = 40 }
    #expect(grouped.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 30)
    grouped.sectionHeaderTopPadding = 10
    #expect(grouped.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 40)
  }

  @Test("Rows that were not measured have the estimated height of the table, or of its delegate")
  func estimates() {
    let posts = Posts()
    posts.counts = [1_000]
    let plain = table(posts) { $0.sectionHeaderTopPadding = 0 }
    #expect(plain.contentSize.height == 44_060)
    let estimated = table(posts) {
      $0.sectionHeaderTopPadding = 0
      $0.estimatedRowHeight = 100
    }
    #expect(estimated.contentSize.height > 95_000 && estimated.contentSize.height < 100_060)
    #expect(estimated.rectForRow(at: IndexPath(row: 3, section: 0)).height == 44)
    #expect(estimated.rectForRow(at: IndexPath(row: 999, section: 0)).height == 100)
    posts.estimates = 20
    let asked = table(posts) { $0.sectionHeaderTopPadding = 0 }
    #expect(asked.contentSize.height < 60 + 1_000 * 44 && asked.contentSize.height > 60 + 20_000)
  }

  @Test("The trace tells which function of the app provides which cells, and for how many rows")
  func intervals() throws {
    let sink = RecordingSink()
    let posts = Posts()
    let table = table(posts) {
      $0.rowHeight = 40
      $0.list.signposter = Signposter(sink: sink)
    }
    table.list.announceContentTypes()
    let events = sink.take()
    var providers: [Int64: Int] = [:]
    var types: Set<Int64> = []
    var counted: [[Int64]] = []
    for event in events {
      switch event.phase {
      case .begin(.provideView, _, let values): providers[values[0], default: 0] += 1
      case .end(.provideView, _, let values): types.insert(values[0])
      case .end(.countItems, _, let values): counted.append([values[0], values[1]])
      default: break
      }
    }
    let cells = Int64(ListSchema.ViewProvider.cellForRowAt.rawValue)
    #expect((providers[cells] ?? 0) >= table.visibleCells.count && (providers[cells] ?? 0) < 40)
    #expect(counted == [[2, 40]])
    #expect(!types.contains(0))
  }

  @Test("A row whose constraints leave the height open is as high as a usual one")
  func openHeight() {
    final class LineCell: UITableViewCell {
      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let label = UILabel()
        label.text = "centred"
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
          label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
          label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        ])
      }
    }
    let posts = Posts()
    let table = table(posts)
    table.register(LineCell.self, forCellReuseIdentifier: "post")
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 44)
  }
}
