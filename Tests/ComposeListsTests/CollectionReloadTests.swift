import ComposeLists
import Foundation
import ListEngine
import Testing

/// The calls of a collection view's delegate about what is on screen.
@Suite @MainActor struct CollectionReloadTests {
  private let list: UICollectionView
  private let source = Source()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 200, height: 50)
    layout.headerReferenceSize = CGSize(width: 200, height: 20)
    layout.minimumLineSpacing = 0
    list = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    list.register(Cell.self, forCellWithReuseIdentifier: "cell")
    list.register(
      Header.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header"
    )
    list.dataSource = source
    list.delegate = source
    window.addSubview(list)
    settle()
  }

  private func settle() {
    for _ in 0..<30 {
      window.runLoop.advance(by: 1.0 / 60)
      window.layoutIfNeeded()
    }
  }

  @Test("After a reload, the delegate hears of all cells and headers on screen again")
  func reload() {
    let shown = ["+0 0", "+1 1", "+2 2", "+H"]
    #expect(source.takeEvents().sorted() == shown)
    list.reloadData()
    settle()
    let ends = shown.map { "-" + $0.dropFirst() }
    #expect(source.takeEvents().sorted() == (shown + ends).sorted())
  }

  @Test("An item that is loaded again is reported alone, and a reconfigured one is not")
  func item() {
    _ = source.takeEvents()
    list.reloadItems(at: [IndexPath(item: 1, section: 0)])
    settle()
    #expect(source.takeEvents().sorted() == ["+1 1", "-1 1"])
    list.reconfigureItems(at: [IndexPath(item: 1, section: 0)])
    settle()
    #expect(source.takeEvents() == [])
  }

  @Test(
    "A cell that is used again has left its former item, for the delegate, before it shows another"
  )
  func scrolling() {
    source.count = 100
    list.reloadData()
    settle()
    _ = source.takeEvents()
    for step in 1...40 {
      list.contentOffset.y = CGFloat(step) * 37
      window.layoutIfNeeded()
    }
    let ends = source.takeEvents().filter { $0.hasPrefix("-") && $0 != "-H" }
    #expect(ends.count > 20)
    for event in ends {
      let parts = event.dropFirst().split(separator: " ")
      #expect(parts.first == parts.last)
    }
  }

  private final class Cell: UICollectionViewCell {
    var text = ""
  }

  private final class Header: UICollectionReusableView {}

  private final class Source: UICollectionViewDataSource, UICollectionViewDelegate {
    var count = 3
    private var events: [String] = []

    func takeEvents() -> [String] {
      defer { events = [] }
      return events
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    {
      count
    }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? Cell)?.text = "\(indexPath.item)"
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView,
      viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind,
        withReuseIdentifier: "header",
        for: indexPath
      )
    }

    private func note(_ sign: String, _ cell: UICollectionViewCell, _ path: IndexPath) {
      events.append("\(sign)\(path.item) \((cell as? Cell)?.text ?? "")")
    }

    func collectionView(
      _ collectionView: UICollectionView,
      willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { note("+", cell, indexPath) }

    func collectionView(
      _ collectionView: UICollectionView,
      didEndDisplaying cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { note("-", cell, indexPath) }

    func collectionView(
      _ collectionView: UICollectionView,
      willDisplaySupplementaryView view: UICollectionReusableView,
      forElementKind elementKind: String,
      at indexPath: IndexPath
    ) { events.append("+H") }

    func collectionView(
      _ collectionView: UICollectionView,
      didEndDisplayingSupplementaryView view: UICollectionReusableView,
      forElementOfKind elementKind: String,
      at indexPath: IndexPath
    ) { events.append("-H") }
  }
}
