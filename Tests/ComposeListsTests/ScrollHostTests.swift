import CompositionalLayout
import Foundation
import HeadlessUIKit
import ListEngine
import Testing

@testable import ComposeLists

/// Tables and collection views are scroll views: whatever an app does with one, or a finger, they behave like a plain
/// scroll view with content of the same size.
@MainActor @Suite struct ScrollHostTests {
  private static let rowHeight: CGFloat = 50
  private static let rowCount = 40
  private static let frame = CGRect(x: 0, y: 0, width: 200, height: 400)

  /// Rows for both, and a log of what a delegate is notified of.
  private final class Log: NSObject, UITableViewDataSource, UITableViewDelegate,
    UICollectionViewDataSource, UICollectionViewDelegate
  {
    weak var view: UIScrollView?
    var entries: [String] = []
    var allowsTop = true
    /// The rows that a delegate finds on screen are those that it sees there.
    var isBehind = false

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rowCount }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { rowCount }
    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    private func note(_ name: String, _ scrollView: UIScrollView) {
      let offset = scrollView.contentOffset
      let flags = [scrollView.isDragging, scrollView.isTracking, scrollView.isDecelerating]
      let isSame = scrollView === view ? "" : " of another view"
      entries.append("\(name)\(isSame) at \(Int((offset.y * 64).rounded())) \(flags)")
    }

    private func shownRows(_ scrollView: UIScrollView) -> [IndexPath]? {
      (scrollView as? UITableView)?.indexPathsForVisibleRows
        ?? (scrollView as? UICollectionView)?.indexPathsForVisibleItems
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      note("scroll", scrollView)
      guard let first = shownRows(scrollView)?.first?.item else { return }
      let expected = max(0, Int(scrollView.contentOffset.y / rowHeight))
      if first != min(expected, rowCount - 1) { isBehind = true }
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("begin", scrollView) }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView,
      withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      note("release to \(Int(targetContentOffset.pointee.y.rounded()))", scrollView)
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {
      note("end \(willDecelerate)", scrollView)
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
      note("momentum", scrollView)
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("rest", scrollView) }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      note("animated", scrollView)
    }
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { allowsTop }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { note("top", scrollView) }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
      entries.append("inset \(scrollView.adjustedContentInset)\(scrollView === view)")
    }
  }

  /// A scroll view in a window of its own, with a log.
  @MainActor private struct Screen {
    let window = UIWindow(frame: frame)
    let view: UIScrollView
    let log = Log()
    /// The scroll view that a finger meets.
    var finger: UIScrollView { (view as? ListHostScrollView)?.list.scrollView ?? view }

    init(_ view: UIScrollView) {
      self.view = view
      log.view = view
      window.addSubview(view)
      window.safeAreaInsets = UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0)
      view.frame = frame
      view.alwaysBounceVertical = true
      window.layoutIfNeeded()
      view.delegate = log
      window.layoutIfNeeded()
    }

    static func plain() -> Screen {
      let view = UIScrollView()
      view.contentSize = CGSize(width: 200, height: CGFloat(rowCount) * rowHeight)
      return Screen(view)
    }

    static func table() -> Screen {
      let view = UITableView()
      view.rowHeight = rowHeight
      let screen = Screen(view)
      view.dataSource = screen.log
      screen.window.layoutIfNeeded()
      return screen
    }

    static func collection() -> Screen {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 200, height: rowHeight)
      layout.minimumLineSpacing = 0
      let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      let screen = Screen(view)
      view.dataSource = screen.log
      screen.window.layoutIfNeeded()
      return screen
    }

    /// Sets the inset at the top; tables and collection views at their start stay there.
    func setInset(_ top: CGFloat) {
      let isAtStart = view.contentOffset.y == -view.adjustedContentInset.top
      view.contentInset.top = top
      let start = CGPoint(x: 0, y: -view.adjustedContentInset.top)
      guard isAtStart, !(view is ListHostScrollView), start != view.contentOffset else { return }
      view.moveContentOffset(to: start)
      log.scrollViewDidScroll(view)
    }

    /// The state that an app can see.
    var state: String {
      "\(Int((view.contentOffset.y * 64).rounded())) \(view.contentSize) \(view.adjustedContentInset) "
        + "\(view.isDragging) \(view.isTracking) \(view.isDecelerating) \(view.bounds.size)"
    }
  }

  /// Something that an app or a finger does.
  private struct Step {
    let name: String
    let perform: @MainActor (Screen) -> Void
  }

  private static func step(_ generator: inout SeededGenerator) -> Step {
    let amount = CGFloat(Int.random(in: -300...600, using: &generator))
    let flag = Bool.random(using: &generator)
    switch Int.random(in: 0..<16, using: &generator) {
    case 0: return Step(name: "begin") { $0.finger.beginDragging() }
    case 1: return Step(name: "begin in the view") { $0.view.beginDragging() }
    case 2, 3: return Step(name: "drag \(amount)") { $0.finger.drag(by: CGPoint(x: 0, y: amount)) }
    case 4:
      return Step(name: "drag in the view") { $0.view.drag(by: CGPoint(x: 0, y: amount / 7)) }
    case 5:
      return Step(name: "release \(amount)") {
        $0.finger.endDragging(velocity: CGPoint(x: 0, y: amount / 300), willDecelerate: flag)
      }
    case 6: return Step(name: "release") { $0.finger.endDragging(willDecelerate: flag) }
    case 7: return Step(name: "rest") { if $0.view.isDecelerating { $0.finger.endDecelerating() } }
    case 8: return Step(name: "offset") { $0.view.contentOffset.y = abs(amount) }
    case 9:
      return Step(name: "animated offset") {
        $0.view.setContentOffset(CGPoint(x: 0, y: abs(amount)), animated: true)
      }
    case 10: return Step(name: "status bar") { $0.finger.tapStatusBar(animated: flag) }
    case 11: return Step(name: "inset") { $0.setInset(abs(amount / 10)) }
    case 12: return Step(name: "enabled \(flag)") { $0.view.isScrollEnabled = flag || amount > 0 }
    case 13:
      return Step(name: "properties") {
        ($0.view.bounces, $0.view.scrollsToTop) = (flag, amount > -200)
        $0.view.isPagingEnabled = amount > 500
        $0.view.decelerationRate = flag ? .fast : .normal
        $0.log.allowsTop = amount < 500
      }
    case 14: return Step(name: "stop") { $0.view.stopScrollingAndZooming() }
    default:
      return Step(name: "frames") {
        for _ in 0..<12 { $0.window.runLoop.advance(by: 1.0 / 60) }
      }
    }
  }

  @Test("Whatever moves it, a table or a collection view is a scroll view", arguments: 0..<60)
  func likeAScrollView(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let screens = [Screen.plain(), .table(), .collection()]
    for screen in screens { screen.log.entries = [] }
    var names: [String] = []
    for _ in 0..<50 {
      let step = Self.step(&generator)
      names.append(step.name)
      for screen in screens {
        step.perform(screen)
        screen.window.layoutIfNeeded()
      }
      let states = screens.map(\.state)
      #expect(states[1] == states[0], "table, after \(names)")
      #expect(states[2] == states[0], "collection view, after \(names)")
      if Set(states).count > 1 { break }
    }
    let expected = screens[0].log.entries
    #expect(difference(screens[1].log.entries, expected) == nil, "table: \(names)")
    #expect(difference(screens[2].log.entries, expected) == nil, "collection view: \(names)")
    #expect(!screens[1].log.isBehind && !screens[2].log.isBehind)
  }

  /// The first event that is another one than expected; nil for none.
  private func difference(_ events: [String], _ expected: [String]) -> String? {
    let index = zip(events, expected).enumerated().first { $1.0 != $1.1 }?.offset
    guard
      let index = index
        ?? (events.count == expected.count ? nil : min(events.count, expected.count))
    else { return nil }
    return
      "\(events.dropFirst(index).first ?? "none") in place of \(expected.dropFirst(index).first ?? "none")"
  }

  /// A collection view of an app's own, with the overrides that apps have.
  private final class OwnCollectionView: UICollectionView {
    private(set) var offsets: [CGFloat] = []
    let title: String

    override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
      title = "own"
      super.init(frame: frame, collectionViewLayout: layout)
      delaysContentTouches = false
    }

    required init?(coder: NSCoder) { fatalError("no storyboard") }

    override var contentOffset: CGPoint { didSet { offsets.append(contentOffset.y) } }
    override func touchesShouldCancel(in view: UIView) -> Bool { true }

    private(set) var calls: [String] = []
    override func reloadData() {
      calls.append("reload")
      super.reloadData()
      invalidateIntrinsicContentSize()
    }
    override func performBatchUpdates(
      _ updates: (() -> Void)?,
      completion: ((Bool) -> Void)? = nil
    ) {
      calls.append("batch")
      super.performBatchUpdates(updates, completion: completion)
    }
    override func scrollToItem(
      at indexPath: IndexPath,
      at scrollPosition: UICollectionView.ScrollPosition,
      animated: Bool
    ) {
      calls.append("scroll")
      super.scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
    override func dequeueReusableCell(
      withReuseIdentifier identifier: String,
      for indexPath: IndexPath
    ) -> UICollectionViewCell {
      calls.append("cell \(indexPath.item)")
      return super.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    }
    override var collectionViewLayout: UICollectionViewLayout {
      get { super.collectionViewLayout }
      set {
        calls.append("layout")
        super.collectionViewLayout = newValue
      }
    }
  }

  @Test func aSubclassOverridesWhatUIKitsHas() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 200, height: 390)
    let view = OwnCollectionView(frame: Self.frame, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let log = Log()
    view.dataSource = log
    view.layoutIfNeeded()
    view.reloadData()
    view.performBatchUpdates(nil)
    view.scrollToItem(at: IndexPath(item: 30, section: 0), at: .top, animated: false)
    view.layoutIfNeeded()
    view.collectionViewLayout = UICollectionViewFlowLayout()
    #expect(view.calls.filter { !$0.hasPrefix("cell") } == ["reload", "batch", "scroll", "layout"])
    #expect(view.calls.contains("cell 0") && view.calls.contains("cell 30"))
  }

  @Test func aSubclassHasTheInitialisersAndOverridesOfUIKit() {
    let view = OwnCollectionView(frame: Self.frame, collectionViewLayout: .init())
    view.contentOffset.y = 30
    #expect(view.title == "own" && view.offsets == [30])
    let scrollView: UIScrollView = view
    #expect(scrollView.bounds.minY == 30 && !view.list.scrollView.delaysContentTouches)
  }

  /// A layout that asks its collection view for what is on screen before a change, and is told what is afterwards.
  private final class Spotlight: UICollectionViewLayout {
    var before: [CGRect] = []
    var after: [CGRect] = []
    override var collectionViewContentSize: CGSize { CGSize(width: 200, height: 2_000) }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      collectionView.map { before.append($0.bounds) }
      after.append(newBounds)
      return true
    }
  }

  @Test func theBoundsOfACollectionViewAreWhatItShows() {
    let layout = Spotlight()
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let screen = Screen(view)
    view.dataSource = screen.log
    screen.window.layoutIfNeeded()
    let shown = view.bounds
    screen.view.contentOffset.y = 120
    #expect(layout.before.last == shown)
    #expect(layout.after.last == CGRect(x: 0, y: 120, width: 200, height: 400))
    #expect(view.bounds == CGRect(x: 0, y: 120, width: 200, height: 400))
  }

  @Test func headersOfATableStayBelowTheBars() {
    let screen = Screen.table()
    guard let table = screen.view as? UITableView else { return }
    let header = UIView()
    final class Headers: NSObject, UITableViewDelegate {
      let header: UIView
      init(_ header: UIView) { self.header = header }
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        header
      }
      func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        30
      }
    }
    let headers = Headers(header)
    table.delegate = headers
    screen.window.layoutIfNeeded()
    table.contentOffset.y = 500
    screen.window.layoutIfNeeded()
    #expect(header.convert(header.bounds, to: screen.window).minY == 40)
    table.contentInset.top = 25
    table.contentOffset.y = 600
    screen.window.layoutIfNeeded()
    #expect(header.convert(header.bounds, to: screen.window).minY == 65)
  }
}
