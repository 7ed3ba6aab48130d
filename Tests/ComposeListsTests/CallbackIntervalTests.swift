import Foundation
import HeadlessUIKit
import ListEngine
import ListSchema
import Signposts
import Testing

@testable import ComposeLists

/// Calls of the app while a table scrolls have intervals of their own, so that they are not taken for the list's.
@MainActor @Suite struct CallbackIntervalTests {
  private final class App: NSObject, UITableViewDataSource, UITableViewDelegate,
    UITableViewDataSourcePrefetching
  {
    var scrolls = 0
    var prefetches = 0

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      prefetches += 1
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
  }

  @Test("Each call of a scroll delegate and of a prefetching data source is an interval")
  func callbacks() {
    let (app, sink) = (App(), RecordingSink())
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    table.rowHeight = 40
    (table.dataSource, table.delegate, table.prefetchDataSource) = (app, app, app)
    table.layoutIfNeeded()
    table.list.signposter = Signposter(sink: sink)
    (app.scrolls, app.prefetches) = (0, 0)
    for _ in 0..<6 {
      table.list.scrollView.contentOffset.y += 100
      table.layoutIfNeeded()
    }
    let begun = sink.take().compactMap { record -> SignpostValues? in
      if case .begin(.notify, _, let values) = record.phase { values } else { nil }
    }
    #expect(app.scrolls == 6)
    #expect(app.prefetches > 0)
    let scroll = SignpostValues.notifyBegin(callback: .scrollViewDelegate, callbacks: 1, type: 0)
    #expect(begun.count { $0 == scroll } == app.scrolls)
    let prefetches = (1...100).map {
      SignpostValues.notifyBegin(callback: .prefetch, callbacks: $0, type: 0)
    }
    #expect(begun.count { prefetches.contains($0) } == app.prefetches)
  }
}
