// Records the use of a list in an app, for `listscope replay FILE`.
//
// Drop this one file into the app. It changes nothing of the list: it looks at it once per frame. The file that
// it writes has no text, no pictures and no identifiers: only hashes with a salt, sizes, counts and times.
import Foundation

#if canImport(UIKit)
  import UIKit
  #if canImport(ListableUI)
    import ListableUI
  #endif
#else
  import ListScope
#endif

/// A recording of the use of one list.
///
/// ```swift
/// let capture = SessionCapture(listView: list)
/// try capture.start(writingTo: folder.appendingPathComponent("feed.capture"))
/// // where the list is configured, so that updates are noticed at once:
/// list.configure { properties in
///   …
///   capture.observe(&properties.stateObserver)
/// }
/// ```
@preconcurrency @MainActor
public final class SessionCapture {
  /// The content of a file.
  public struct Options {
    /// Mixed into every hash: two files cannot be compared with each other unless it is the same.
    public var salt = UInt64.random(in: 1 ... .max)
    /// The hash of an identifier; nil is that of its description with the salt.
    public var hash: ((AnyHashable) -> UInt64)?
    /// The name of a content's type; nil is the type's own name.
    public var typeName: ((Any) -> String)?
    /// Keeps at least this many seconds in memory, for `save(to:)`, in place of a file.
    public var ringSeconds: Double?
    /// The size at which a recording ends, in bytes.
    public var maxBytes = 5_000_000
    /// Rows of an update that are looked at in one frame.
    public var rowsPerFrame = 256

    /// Creates the usual options.
    public init() {}
  }

  /// The reason for which nothing is recorded any more; nil while all is well.
  public private(set) var problem: String?
  /// The number of bytes recorded so far.
  public private(set) var byteCount = 0

  private let list: any CapturedList
  private let options: Options
  private let content: (() -> CapturedContent)?
  private let identifier: ((IndexPath) -> AnyHashable?)?
  private var file: FileHandle?
  private let queue = DispatchQueue(label: "SessionCapture", qos: .utility)
  private let notes = CaptureNotes()
  private var link: CADisplayLink?
  /// The finished parts of a ring, the oldest first.
  private var ring: [Data] = [Data()]
  private var isRecording = false
  private var isEnding = false

  // What the file says so far.
  private var bytes = CaptureBytes()
  private var sequence: UInt32 = 0
  private var ticks = 0
  private var idleTicks = 0
  private var segmentTicks = 0
  private var times: [Int] = []
  private var names: [String: Int] = [:]
  private var types: [ObjectIdentifier: Int] = [:]
  private var typeNames: [String: Int] = [:]
  private var sections: [CapturedSection] = []
  private var facts: [UInt64: CapturedFacts] = [:]
  private var reason = ""
  private var lastTime: Double?
  private var lastFlush = 0.0
  private var last = CapturedState()
  private var lastPaths: [IndexPath] = []
  private var environment: [UInt8: [Int]] = [:]
  private var category = ""
  private var counts: [Int] = []
  private var contentIsNew = true
  private var looksAtAll = true
  private var pending: [CapturedUpdate] = []
  private var former: CapturedContent?
  private var lastViewType = "row"

  #if !canImport(UIKit) || canImport(ListableUI)
    /// Prepares to record a list.
    public convenience init(listView: ListView, options: Options = Options()) {
      self.init(Self.shownList(of: listView), options, identifier: nil) { [unowned listView] in
        CapturedContent(listView.content)
      }
    }

    /// Takes note of updates; call it where the list is configured, as that replaces its observers.
    public func observe(_ observer: inout ListStateObserver) {
      isObserved = true
      observer.onContentUpdated { [weak self] _ in self?.contentIsNew = true }
    }

    /// The collection view that Listable shows a list by, or else the list itself.
    private static func shownList(of listView: ListView) -> any CapturedList {
      #if canImport(UIKit)
        let inner = listView.subviews.lazy.compactMap { $0 as? UICollectionView }.first
        return inner
          ?? UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
      #else
        return listView
      #endif
    }
  #endif

  /// Prepares to record a collection view.
  ///
  /// - Parameters:
  ///   - collectionView: the view.
  ///   - options: the content of the file.
  ///   - identifier: the identifier of an item, such as that of a diffable data source; nil if there is none.
  public convenience init(
    collectionView: UICollectionView,
    options: Options = Options(),
    identifier: ((IndexPath) -> AnyHashable?)? = nil
  ) {
    self.init(collectionView, options, identifier: identifier, content: nil)
  }

  /// Prepares to record a table.
  ///
  /// - Parameters:
  ///   - tableView: the view.
  ///   - options: the content of the file.
  ///   - identifier: the identifier of a row, such as that of a diffable data source; nil if there is none.
  public convenience init(
    tableView: UITableView,
    options: Options = Options(),
    identifier: ((IndexPath) -> AnyHashable?)? = nil
  ) {
    self.init(tableView, options, identifier: identifier, content: nil)
  }

  private init(
    _ list: any CapturedList,
    _ options: Options,
    identifier: ((IndexPath) -> AnyHashable?)?,
    content: (() -> CapturedContent)?
  ) {
    self.list = list
    self.options = options
    self.identifier = identifier
    self.content = content
  }

  private var isObserved = false

  // MARK: Recording

  /// Starts to record into a new file.
  public func start(writingTo url: URL) throws {
    try Data().write(to: url)
    file = try FileHandle(forWritingTo: url)
    start()
  }

  /// Starts to record into memory, for `save(to:)`.
  public func start() {
    isRecording = true
    beginSegment()
    addLink()
  }

  /// Names the cause of the next update: a word of yours, such as `search`.
  public func willUpdate(_ reason: String) { self.reason = reason }

  /// Records how long something took that the app measures itself.
  public func record(interval name: String, seconds: Double) {
    bytes.code(.interval, [nameIndex(name), max(0, Int(seconds * 1e6))])
  }

  /// Writes what is in memory: of a ring, at least the last `ringSeconds`.
  public func save(to url: URL) throws {
    flush()
    try ring.reduce(into: Data()) { $0 += $1 }.write(to: url)
  }

  /// Ends the recording.
  public func finish() {
    guard isRecording else { return }
    link?.invalidate()
    link = nil
    isEnding = true
    tick(at: (lastTime ?? 0) + 1 / 60)
    end("")
  }

  private func end(_ problem: String) {
    flush()
    write(.end, [])
    if !problem.isEmpty { self.problem = problem }
    isRecording = false
    queue.sync {}
    try? file?.close()
    file = nil
  }

  private func addLink() {
    #if canImport(ObjectiveC)
      let target = CaptureLinkTarget { [weak self] in self?.tick(at: $0) }
      let link = CADisplayLink(target: target, selector: #selector(CaptureLinkTarget.step))
      link.add(to: .main, forMode: .common)
    #else
      let link = CADisplayLink { [weak self] in self?.tick(at: $0.timestamp) }
      link.add(to: list.runLoop)
    #endif
    self.link = link
  }

  /// Forgets what was written, so that what follows can be read without it.
  private func beginSegment() {
    (names, types, typeNames, facts, environment) = ([:], [:], [:], [:], [:])
    (sections, counts, former, pending, category) = ([], [], nil, [], "")
    (last, lastPaths) = (CapturedState(), [])
    (contentIsNew, looksAtAll, segmentTicks) = (true, true, 0)
    var header = CaptureBytes()
    header.number(CaptureBytes.version)
    header.hash(options.salt)
    header.number(Int(UIScreen.main.maximumFramesPerSecond))
    header.number(content != nil ? 0 : list is UITableView ? 2 : 1)
    header.number(sequence == 0 ? 0 : 1)
    write(.header, header.values)
  }

  // MARK: Frames

  /// Looks at the list, once per frame.
  private func tick(at time: Double) {
    guard isRecording else { return }
    noteContent()
    // A list that has had no content yet.
    guard ticks > 0 || !pending.isEmpty else { return lastTime = time }
    times.append(lastTime.map { Int((time - $0) * 1e6) } ?? 0)
    lastTime = time
    noteEnvironment()
    lookAtRows(isEnding ? .max : options.rowsPerFrame)
    notePosition()
    endTick()
    if time - lastFlush >= 1 || time < lastFlush {
      lastFlush = time
      flush()
    }
  }

  private func endTick() {
    ticks += 1
    segmentTicks += 1
    if bytes.values.count == bytes.ticked {
      idleTicks += 1
    } else {
      bytes.tick(after: idleTicks)
      idleTicks = 0
    }
  }

  private func noteEnvironment() {
    let (view, inset) = (list as UIView, list.adjustedContentInset)
    note(.bounds, [view.bounds.width, view.bounds.height].map(CaptureBytes.units))
    guard segmentTicks % 8 == 0 else { return }
    note(.safeArea, Self.sides(view.safeAreaInsets))
    note(.insets, Self.sides(inset))
    note(.keyboard, [CaptureBytes.units(notes.keyboardHeight)])
    note(.memoryWarnings, [notes.memoryWarnings])
    let category = view.traitCollection.preferredContentSizeCategory.rawValue
    guard category != self.category else { return }
    self.category = category
    bytes.code(.category)
    bytes.text(category)
  }

  private static func sides(_ insets: UIEdgeInsets) -> [Int] {
    [insets.top, insets.left, insets.bottom, insets.right].map(CaptureBytes.units)
  }

  /// Writes values that differ from what was written last.
  private func note(_ code: CaptureCode, _ values: [Int]) {
    let before = environment[code.rawValue]
    guard before != values, before != nil || values.contains(where: { $0 != 0 }) else { return }
    environment[code.rawValue] = values
    bytes.code(code)
    for value in values { bytes.signed(value) }
    if code == .bounds { looksAtAll = true }
  }

  private func notePosition() {
    var state = CapturedState(list)
    let moved = state.offset != last.offset || state.size != last.size
    if !moved, state.contentSize != last.contentSize { looksAtAll = true }
    guard moved || looksAtAll || state.gesture != last.gesture else { return }
    note(.gesture, [state.gesture])
    state.anchor = last.anchor
    if moved || looksAtAll {
      let paths = pathsOnScreen(state)
      state.anchor = writeAnchor(paths.first, state)
      note(.visible, [paths.count])
      if pending.isEmpty { noteFacts(paths) }
    }
    last = state
  }

  /// The rows of which more than a point is on screen.
  private func pathsOnScreen(_ state: CapturedState) -> [IndexPath] {
    var paths = list.pathsOnScreen.sorted()[...]
    func distance(_ path: IndexPath) -> (top: Int, bottom: Int)? {
      guard let frame = list.frameOfRow(at: path) else { return nil }
      let top = CaptureBytes.units(frame.minY - state.offset.y)
      return (top, top + CaptureBytes.units(frame.height))
    }
    while let path = paths.first, let place = distance(path), place.bottom < 256 {
      paths.removeFirst()
    }
    let end = CaptureBytes.units(state.size.height) - 256
    while let path = paths.last, let place = distance(path), place.top > end { paths.removeLast() }
    return Array(paths)
  }

  /// Writes where the first row on screen is, or the offset if there is none.
  private func writeAnchor(_ path: IndexPath?, _ state: CapturedState) -> [Int] {
    var anchor = [0, 0, CaptureBytes.units(state.offset.y), CaptureBytes.units(state.offset.x)]
    if let path, let frame = list.frameOfRow(at: path) {
      anchor = [
        path.section + 1, path.item, CaptureBytes.units(frame.minY - state.offset.y), anchor[3],
      ]
    }
    guard anchor != last.anchor else { return anchor }
    if last.anchor.prefix(2) == anchor.prefix(2), last.anchor[3] == anchor[3] {
      bytes.code(.shift)
      bytes.signed(anchor[2] - last.anchor[2])
    } else {
      bytes.code(.position, [anchor[0], anchor[1]])
      bytes.signed(anchor[2])
      bytes.signed(anchor[3])
    }
    return anchor
  }

  /// Writes the frames of rows on screen that are new, or not as they were.
  private func noteFacts(_ paths: [IndexPath]) {
    let known =
      looksAtAll ? nil : lastPaths.first.flatMap { first in lastPaths.last.map { first...$0 } }
    var above: (path: IndexPath, isNew: Bool, frame: CGRect?)?
    for path in paths {
      let isNew = known.map { !$0.contains(path) } ?? true
      var frame: CGRect?
      if isNew || above?.isNew == true {
        frame = list.frameOfRow(at: path)
        if let frame { noteFacts(of: path, frame, below: above.map { ($0.path, $0.frame) }, isNew) }
      }
      above = (path, isNew, frame)
    }
    (lastPaths, looksAtAll) = (paths, false)
  }

  private func noteFacts(
    of path: IndexPath,
    _ frame: CGRect,
    below above: (path: IndexPath, frame: CGRect?)?,
    _ isNew: Bool
  ) {
    guard sections.indices.contains(path.section),
      sections[path.section].rows.indices.contains(path.item)
    else { return }
    let row = sections[path.section].rows[path.item]
    let before = facts[row.hash]
    var new = CapturedFacts(frame, start(of: path, frame, below: above), of: before)
    if isNew { new.labels = labels(at: path, frame) }
    guard new != before else { return }
    facts[row.hash] = new
    bytes.code(.row, [path.section, path.item])
    new.write(to: &bytes)
  }

  /// The distance of a row from the one before it, or from the start of the content; nil if it is not known.
  private func start(
    of path: IndexPath,
    _ frame: CGRect,
    below above: (path: IndexPath, frame: CGRect?)?
  ) -> CGFloat? {
    guard let above else {
      let isFirst = path.item == 0 && sections.prefix(path.section).allSatisfy { $0.rows.isEmpty }
      return isFirst ? frame.minY : nil
    }
    let isNext =
      path.item == 0 || above.path == IndexPath(item: path.item - 1, section: path.section)
    guard isNext, let top = above.frame ?? list.frameOfRow(at: above.path) else { return nil }
    return frame.minY - top.minY
  }

  /// The labels of a row, without their text: they make its size.
  private func labels(at path: IndexPath, _ frame: CGRect) -> [Int] {
    let cells = list.subviews.first { $0 is UIScrollView }?.subviews ?? []
    let cell = list.viewOfRow(at: path) ?? cells.first { $0.frame == frame }
    return cell.map { CapturedFacts.labels(in: $0) } ?? []
  }

  // MARK: Content

  /// Takes note of new content; its rows are looked at in this frame and the next ones.
  private func noteContent() {
    if let content {
      let isPolled = !isObserved && segmentTicks % 16 == 0
      guard contentIsNew || isPolled else { return }
      let new = content()
      if !contentIsNew, former.map(new.hasSameCounts) ?? false { return }
      let isFirst = former == nil && pending.isEmpty
      let kind = contentIsNew || isFirst ? 0 : 1
      contentIsNew = false
      // Nothing before, and nothing now.
      if new.parts.isEmpty, former == nil { return }
      add(CapturedUpdate(new, reason, kind, at: ticks))
    } else {
      let counts = list.rowCounts
      guard counts != self.counts else { return }
      self.counts = counts
      add(CapturedUpdate(counted: counts, reason, at: ticks))
    }
  }

  private func add(_ update: CapturedUpdate) {
    bytes.code(.updateBegins)
    pending.append(update)
    reason = ""
  }

  /// Goes on with the rows of updates, at most so many.
  private func lookAtRows(_ limit: Int) {
    // None waits for more than about a second, however often there are updates.
    let waiting = pending.dropFirst().reduce(0) { $0 + $1.rowCount }
    var rest = max(limit, waiting / 60)
    while !pending.isEmpty, rest > 0 {
      pending[0].read(
        &rest,
        former,
        sections,
        comparesItems: options.typeName == nil,
        row: row,
        countedRow: countedRow(at:),
        type: typeIndex(of:),
        hash: hash
      )
      guard pending[0].isRead else { return }
      write(pending.removeFirst())
    }
  }

  private func write(_ update: CapturedUpdate) {
    let reason = nameIndex(update.reason)
    bytes.code(.update, [ticks - update.tick, reason, update.kind])
    update.write(to: &bytes, since: sections)
    sections = update.sections
    if let content = update.content {
      content.items = update.items
      former = content
    }
    looksAtAll = true
  }

  private func row(_ item: CapturedItem) -> CapturedRow {
    CapturedRow(
      hash: hash(item.identifierValue),
      type: typeIndex(of: item.content),
      isFixed: item.isFixed
    )
  }

  /// The row of a list that only says how many it has.
  private func countedRow(at path: IndexPath) -> CapturedRow {
    let value = identifier?(path) ?? AnyHashable("\(path.section).\(path.item)")
    // Of a row that is not on screen, the type is that of the row before it.
    if let view = list.viewOfRow(at: path) { lastViewType = "\(Swift.type(of: view))" }
    return CapturedRow(hash: hash(value), type: typeIndex(lastViewType), isFixed: true)
  }

  private func hash(_ value: AnyHashable) -> UInt64 {
    options.hash?(value) ?? CaptureBytes.hash(of: value.base, options.salt)
  }

  private func typeIndex(of value: Any) -> Int {
    if let name = options.typeName { return typeIndex(name(value)) }
    let type = type(of: value)
    if let index = types[ObjectIdentifier(type)] { return index }
    let index = typeIndex("\(type)")
    types[ObjectIdentifier(type)] = index
    return index
  }

  private func typeIndex(_ name: String) -> Int { index(of: name, in: &typeNames, .typeName) }

  private func nameIndex(_ name: String) -> Int {
    name.isEmpty ? 0 : index(of: name, in: &names, .name) + 1
  }

  private func index(of name: String, in all: inout [String: Int], _ code: CaptureCode) -> Int {
    if let index = all[name] { return index }
    let index = all.count
    all[name] = index
    bytes.code(code)
    bytes.text(name)
    return index
  }

  // MARK: Writing

  /// Passes on what was recorded: to the file, or to the ring.
  private func flush() {
    if idleTicks > 0 {
      bytes.code(.idle, [idleTicks])
      idleTicks = 0
    }
    if !times.isEmpty {
      bytes.code(.times, [times.count])
      for time in times { bytes.signed(time) }
      times = []
    }
    guard !bytes.values.isEmpty else { return }
    write(.records, bytes.values)
    bytes = CaptureBytes()
    if let seconds = options.ringSeconds, pending.isEmpty,
      Double(segmentTicks) >= seconds * Double(UIScreen.main.maximumFramesPerSecond)
    {
      ring = [ring[ring.count - 1], Data()]
      beginSegment()
    }
    if options.ringSeconds == nil, byteCount > options.maxBytes, isRecording {
      end("The recording ended at \(byteCount) bytes.")
    }
  }

  private func write(_ kind: CaptureChunk, _ values: [UInt8]) {
    let data = kind.data(values, sequence)
    sequence += 1
    byteCount += data.count
    guard let file else {
      ring[ring.count - 1] += data
      return
    }
    queue.async { [weak self] in
      do {
        try file.write(contentsOf: data)
      } catch {
        DispatchQueue.main.async { self?.problem = "\(error)" }
      }
    }
  }
}

// MARK: - The list

/// The parts of a list that are looked at.
@MainActor
private protocol CapturedList: UIView {
  var contentOffset: CGPoint { get }
  var contentSize: CGSize { get }
  var adjustedContentInset: UIEdgeInsets { get }
  var isTracking: Bool { get }
  var isDragging: Bool { get }
  var isDecelerating: Bool { get }
  var pathsOnScreen: [IndexPath] { get }
  var rowCounts: [Int] { get }
  func frameOfRow(at path: IndexPath) -> CGRect?
  func viewOfRow(at path: IndexPath) -> UIView?
  #if !canImport(ObjectiveC)
    var runLoop: MainRunLoop { get }
  #endif
}

extension UICollectionView: CapturedList {
  fileprivate var pathsOnScreen: [IndexPath] { indexPathsForVisibleItems }
  fileprivate var rowCounts: [Int] { (0..<numberOfSections).map(numberOfItems) }
  fileprivate func frameOfRow(at path: IndexPath) -> CGRect? {
    layoutAttributesForItem(at: path)?.frame
  }
  fileprivate func viewOfRow(at path: IndexPath) -> UIView? { cellForItem(at: path) }
}

extension UITableView: CapturedList {
  fileprivate var pathsOnScreen: [IndexPath] { indexPathsForVisibleRows ?? [] }
  fileprivate var rowCounts: [Int] { (0..<numberOfSections).map(numberOfRows) }
  fileprivate func frameOfRow(at path: IndexPath) -> CGRect? { rectForRow(at: path) }
  fileprivate func viewOfRow(at path: IndexPath) -> UIView? { cellForRow(at: path) }
}

#if !canImport(UIKit)
  extension ListView: CapturedList {
    fileprivate var contentOffset: CGPoint { scrollView.contentOffset }
    fileprivate var adjustedContentInset: UIEdgeInsets { scrollView.adjustedContentInset }
    fileprivate var isTracking: Bool { scrollView.isTracking }
    fileprivate var isDragging: Bool { scrollView.isDragging }
    fileprivate var isDecelerating: Bool { scrollView.isDecelerating }
    fileprivate var pathsOnScreen: [IndexPath] { indexPathsForVisibleItems }
    fileprivate var rowCounts: [Int] { content.sections.map(\.count) }
    fileprivate func frameOfRow(at path: IndexPath) -> CGRect? {
      layoutAttributesForItem(at: path)?.frame
    }
    fileprivate func viewOfRow(at path: IndexPath) -> UIView? { nil }
  }
#endif

/// The position of a list in a frame.
@MainActor
private struct CapturedState {
  var offset = CGPoint.zero
  var size = CGSize.zero
  var contentSize = CGSize.zero
  var gesture = 0
  /// The section of the first row on screen from 1 on, the row, its distance from the top, the offset across.
  var anchor = [0, 0, 0, 0]

  init() {}

  init(_ list: any CapturedList) {
    (offset, size, contentSize) = (list.contentOffset, list.bounds.size, list.contentSize)
    gesture = list.isDragging ? 1 : list.isDecelerating ? 2 : list.isTracking ? 3 : 0
  }
}

#if canImport(ObjectiveC)
  /// The target of a display link.
  @MainActor
  private final class CaptureLinkTarget: NSObject {
    private let action: (Double) -> Void

    init(action: @escaping (Double) -> Void) { self.action = action }

    @objc func step(_ link: CADisplayLink) { action(link.timestamp) }
  }
#endif

/// The state of the system, from any thread.
private final class CaptureNotes: @unchecked Sendable {
  private let lock = NSLock()
  private var values = (keyboard: CGFloat(0), warnings: 0)
  private var tokens: [any NSObjectProtocol] = []

  init() {
    observe(UIResponder.keyboardWillShowNotification) { notes, notification in
      let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
      notes.values.keyboard = frame?.height ?? 0
    }
    observe(UIResponder.keyboardWillHideNotification) { notes, _ in notes.values.keyboard = 0 }
    observe(UIApplication.didReceiveMemoryWarningNotification) { notes, _ in
      notes.values.warnings += 1
    }
  }

  deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }

  var keyboardHeight: CGFloat { lock.withLock { values.keyboard } }
  var memoryWarnings: Int { lock.withLock { values.warnings } }

  private func observe(
    _ name: Notification.Name,
    _ change: @escaping @Sendable (CaptureNotes, Notification) -> Void
  ) {
    tokens.append(
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [weak self] notification in
        guard let self else { return }
        self.lock.withLock { change(self, notification) }
      }
    )
  }
}

// MARK: - Content

/// The content of a list that describes it.
@MainActor
private final class CapturedContent {
  struct Part {
    let identifier: AnyHashable
    let header: Any?
    let footer: Any?
    let count: Int
  }

  let parts: [Part]
  /// The rows of each section, once all were looked at.
  var items: [[CapturedItem]] = []

  #if !canImport(UIKit) || canImport(ListableUI)
    private let content: Content

    init(_ content: Content) {
      self.content = content
      parts = content.sections.map {
        Part(
          identifier: $0.identifier.anyValue,
          header: $0.header?.asAnyHeaderFooter().anyContent,
          footer: $0.footer?.asAnyHeaderFooter().anyContent,
          count: $0.count
        )
      }
    }

    func item(at path: IndexPath) -> CapturedItem { CapturedItem(content.item(at: path)) }
  #else
    private init() { parts = [] }

    func item(at path: IndexPath) -> CapturedItem { CapturedItem() }
  #endif

  func hasSameCounts(as other: CapturedContent) -> Bool {
    parts.count == other.parts.count && !zip(parts, other.parts).contains { $0.count != $1.count }
  }
}

/// A row of a list that describes its content; a class, as rows are passed on from update to update.
@MainActor
private final class CapturedItem {
  #if !canImport(UIKit) || canImport(ListableUI)
    private let item: any AnyItem
    /// Made once, as it is compared more than once.
    private let identifier: AnyIdentifier

    init(_ item: any AnyItem) {
      self.item = item
      identifier = item.anyIdentifier
    }

    var identifierValue: AnyHashable { identifier.anyValue }
    var content: Any { item.anyContent }
    var isFixed: Bool {
      if case .fixed = item.sizing { return true }
      return false
    }

    func isSame(as other: CapturedItem) -> Bool { identifier == other.identifier }
    func looksLike(_ other: CapturedItem) -> Bool { item.anyIsEquivalent(to: other.item) }
  #else
    init() {}

    var identifierValue: AnyHashable { 0 }
    var content: Any { 0 }
    var isFixed: Bool { true }

    func isSame(as other: CapturedItem) -> Bool { true }
    func looksLike(_ other: CapturedItem) -> Bool { true }
  #endif
}

private struct CapturedRow: Equatable {
  let hash: UInt64
  let type: Int
  let isFixed: Bool
}

private struct CapturedSection {
  /// The section that it was before; nil for a new one.
  var former: Int?
  var hash: UInt64
  var header = 0
  var footer = 0
  var rows: [CapturedRow] = []
  /// Rows that follow each other as before; of new rows the section is nil.
  var runs: [(section: Int?, start: Int, count: Int)] = []

  /// Adds a row, with its place before.
  mutating func add(_ row: CapturedRow, _ place: (section: Int, row: Int)?) {
    rows.append(row)
    if let last = runs.last, last.section == place?.section,
      place.map({ $0.row == last.start + last.count }) ?? true
    {
      runs[runs.count - 1].count += 1
    } else {
      runs.append((place?.section, place?.row ?? rows.count - 1, 1))
    }
  }
}

/// An update whose rows are looked at, some in each frame.
@MainActor
private struct CapturedUpdate {
  /// The rows before and after the next expected one among which one is searched that is not it.
  private static let reach = 64

  /// The rows in a row that were not near their place, after which those that follow are not searched there.
  private static let patience = 8

  let content: CapturedContent?
  let counts: [Int]
  /// The rows of all sections.
  let rowCount: Int
  let reason: String
  /// 0 if the list said so, or it is the first content; 1 if it was seen in passing.
  let kind: Int
  let tick: Int
  private(set) var sections: [CapturedSection] = []
  /// The rows of each section; of one that looks as it did, that from before.
  private(set) var items: [[CapturedItem]] = []
  private(set) var changed: [(section: Int, row: Int)] = []
  private var next = (section: 0, row: 0)
  /// The row before that is expected next, in the section that this one was.
  private var cursor = 0
  /// The end of the last rows that were not where they were expected, and their number.
  private var elsewhere = (end: -1, count: 0)
  private var newRows = 0
  /// The last rows in a row that were not near their place.
  private var strayed = 0
  private var places: [UInt64: (section: Int, row: Int)]?
  private var formerSections: [UInt64: Int]?

  init(_ content: CapturedContent, _ reason: String, _ kind: Int, at tick: Int) {
    self.init(content, content.parts.map(\.count), reason, kind, tick)
  }

  init(counted counts: [Int], _ reason: String, at tick: Int) {
    self.init(nil, counts, reason, 1, tick)
  }

  private init(
    _ content: CapturedContent?,
    _ counts: [Int],
    _ reason: String,
    _ kind: Int,
    _ tick: Int
  ) {
    (self.content, self.counts, self.reason) = (content, counts, reason)
    rowCount = counts.reduce(0, +)
    (self.kind, self.tick) = (kind, tick)
  }

  var isRead: Bool { next.section == counts.count }

  /// Reads up to `rest` more rows.
  mutating func read(
    _ rest: inout Int,
    _ former: CapturedContent?,
    _ old: [CapturedSection],
    comparesItems: Bool,
    row: (CapturedItem) -> CapturedRow,
    countedRow: (IndexPath) -> CapturedRow,
    type: (Any) -> Int,
    hash: (AnyHashable) -> UInt64
  ) {
    let oldItems = former?.items ?? []
    while !isRead, rest > 0 {
      let section = next.section
      if next.row == 0 {
        sections.append(newSection(section, old, type, hash))
        items.append([])
        (cursor, elsewhere) = (0, (-1, 0))
      }
      let end = next.row + min(counts[section] - next.row, rest)
      rest -= end - next.row
      var path = IndexPath(item: next.row, section: section)
      while next.row < end {
        path.item = next.row
        if let content {
          read(content.item(at: path), oldItems, old, comparesItems, row)
        } else {
          let new = countedRow(path)
          let place = place(of: new, old)
          add(place.map { old[$0.section].rows[$0.row] } ?? new, place)
        }
        next.row += 1
      }
      if next.row == counts[section] { next = (section + 1, 0) }
      rest -= 1
    }
  }

  /// Reads a row; `comparesItems` is true if one with an identifier as before has the same type.
  private mutating func read(
    _ item: CapturedItem,
    _ oldItems: [[CapturedItem]],
    _ old: [CapturedSection],
    _ comparesItems: Bool,
    _ row: (CapturedItem) -> CapturedRow
  ) {
    let section = next.section
    var new: CapturedRow?
    var place = comparesItems ? comparedPlace(of: item, oldItems, old) : nil
    strayed = place == nil ? strayed + 1 : 0
    if place == nil {
      let read = row(item)
      (new, place) = (read, self.place(of: read, old))
    }
    guard let place else {
      if let new { add(new, nil) }
      return items[section].append(item)
    }
    add(old[place.section].rows[place.row], place)
    let before = oldItems[place.section][place.row]
    if before.looksLike(item) {
      items[section].append(before)
    } else {
      items[section].append(item)
      changed.append((section, next.row))
    }
  }

  private mutating func add(_ row: CapturedRow, _ place: (section: Int, row: Int)?) {
    if let place { advance(to: place) }
    sections[next.section].add(row, place)
  }

  /// Expects the row after one; after a single row from elsewhere the one that was expected before.
  private mutating func advance(to place: (section: Int, row: Int)) {
    guard place.section == sections[next.section].former else { return }
    if place.row == cursor || place.row == cursor + 1 {
      cursor = place.row + 1
      return
    }
    elsewhere = (place.row + 1, place.row == elsewhere.end ? elsewhere.count + 1 : 1)
    if elsewhere.count > 1, place.row > cursor { cursor = place.row + 1 }
  }

  /// The place of the next row before by its identifier, near the one that is expected; nil if it is not
  /// there, or has another size.
  private func comparedPlace(
    of item: CapturedItem,
    _ oldItems: [[CapturedItem]],
    _ old: [CapturedSection]
  ) -> (section: Int, row: Int)? {
    guard let section = sections[next.section].former, !oldItems.isEmpty else { return nil }
    let (rows, oldItems) = (old[section].rows, oldItems[section])
    // Of shuffled rows, hashes are compared: identifiers take longer.
    let reach = strayed < Self.patience ? Self.reach : 0
    let found = nearPlace(rows.count, reach) { item.isSame(as: oldItems[$0]) }
    guard let found, rows[found].isFixed == item.isFixed else { return nil }
    return (section, found)
  }

  /// The row for which something is true: that which is expected, or one near it.
  private func nearPlace(_ count: Int, _ reach: Int, _ matches: (Int) -> Bool) -> Int? {
    if cursor < count, matches(cursor) { return cursor }
    if cursor + 1 < count, matches(cursor + 1) { return cursor + 1 }
    if elsewhere.end >= 0, elsewhere.end < count, matches(elsewhere.end) { return elsewhere.end }
    for distance in 1..<reach + 1 {
      if cursor + distance + 1 < count, matches(cursor + distance + 1) {
        return cursor + distance + 1
      }
      if cursor - distance >= 0, cursor - distance < count, matches(cursor - distance) {
        return cursor - distance
      }
    }
    return nil
  }

  private mutating func newSection(
    _ index: Int,
    _ old: [CapturedSection],
    _ type: (Any) -> Int,
    _ hash: (AnyHashable) -> UInt64
  ) -> CapturedSection {
    guard let part = content?.parts[index] else {
      return CapturedSection(former: index < old.count ? index : nil, hash: UInt64(index))
    }
    let hash = hash(part.identifier)
    var section = CapturedSection(hash: hash)
    if index < old.count, old[index].hash == hash {
      section.former = index
    } else {
      if formerSections == nil {
        formerSections = Dictionary(old.enumerated().map { ($1.hash, $0) }) { first, _ in first }
      }
      section.former = formerSections?[hash]
    }
    section.header = part.header.map { type($0) + 1 } ?? 0
    section.footer = part.footer.map { type($0) + 1 } ?? 0
    return section
  }

  /// The place of a row before by its hash: near the one that is expected, or anywhere.
  private mutating func place(
    of row: CapturedRow,
    _ old: [CapturedSection]
  ) -> (section: Int, row: Int)? {
    if let former = sections[next.section].former {
      let rows = old[former].rows
      // Rows of several types may have one identifier.
      if let found = nearPlace(rows.count, Self.reach, { isSame(rows[$0], row) }) {
        return (former, found)
      }
    }
    newRows += 1
    guard newRows > Self.reach else { return nil }
    if places == nil {
      places = [:]
      for (section, part) in old.enumerated() {
        for (index, row) in part.rows.enumerated() { places?[row.hash] = (section, index) }
      }
    }
    return places?[row.hash].flatMap { isSame(old[$0.section].rows[$0.row], row) ? $0 : nil }
  }

  /// True for a row as before; without content, the types of rows that are not on screen are not known.
  private func isSame(_ old: CapturedRow, _ row: CapturedRow) -> Bool {
    content == nil ? old.hash == row.hash : old == row
  }

  /// Writes the sections and rows as runs of what was before, then the rows that look different.
  func write(to bytes: inout CaptureBytes, since old: [CapturedSection]) {
    let isSame =
      sections.count == old.count
      && sections.indices.allSatisfy { sections[$0].isSame(as: old[$0], at: $0) }
    bytes.number(isSame ? 0 : 1)
    var changed = self.changed[...]
    var rest: [(section: Int, row: Int)] = []
    if !isSame {
      bytes.number(sections.count)
      for (index, section) in sections.enumerated() {
        let end = changed.firstIndex { $0.section > index } ?? changed.endIndex
        section.write(to: &bytes, changed: changed[..<end].map(\.row)).forEach {
          rest.append((index, $0))
        }
        changed = changed[end...]
      }
    }
    rest += changed
    bytes.number(rest.count)
    var last = (section: 0, row: 0)
    for place in rest {
      bytes.number(place.section - last.section)
      bytes.number(place.row - (place.section == last.section ? last.row : 0))
      last = place
    }
  }
}

extension CapturedSection {
  fileprivate func isSame(as old: CapturedSection, at index: Int) -> Bool {
    let isWhole =
      rows.isEmpty
      || (runs.count == 1 && runs[0].section == index && runs[0].start == 0)
    return former == index && header == old.header && footer == old.footer
      && rows.count == old.rows.count && isWhole
  }

  /// Writes the section; returns those of the changed rows of which its runs do not say so.
  fileprivate func write(to bytes: inout CaptureBytes, changed: [Int]) -> [Int] {
    bytes.number(former.map { $0 + 1 } ?? 0)
    if former == nil { bytes.hash(hash) }
    bytes.number(header)
    bytes.number(footer)
    bytes.number(runs.count)
    var rest: [Int] = []
    var changed = changed[...]
    var (first, cursor) = (0, 0)
    for (index, run) in runs.enumerated() {
      let end = first + run.count
      let own = changed.prefix { $0 < end }
      changed = changed.dropFirst(own.count)
      let next = index + 1 < runs.count ? runs[index + 1] : nil
      let kind = kind(of: run, next, cursor, isChanged: own.count == run.count)
      bytes.number(run.count << 3 | Int(kind.rawValue))
      switch kind {
      case .next, .skip: cursor = run.start + run.count
      case .changed, .elsewhere: bytes.signed(run.start - cursor)
      case .jump:
        bytes.signed(run.start - cursor)
        cursor = run.start + run.count
      case .otherSection:
        bytes.number(run.section ?? 0)
        bytes.number(run.start)
      case .new:
        for row in rows[first..<end] {
          bytes.number(row.type << 1 | (row.isFixed ? 1 : 0))
          bytes.hash(row.hash)
        }
      }
      if kind != .changed { rest += own }
      first = end
    }
    return rest
  }

  /// The way in which rows are written that follow each other as before.
  private func kind(
    of run: (section: Int?, start: Int, count: Int),
    _ next: (section: Int?, start: Int, count: Int)?,
    _ cursor: Int,
    isChanged: Bool
  ) -> CaptureRun {
    guard let section = run.section else { return .new }
    guard section == former else { return .otherSection }
    if run.start == cursor { return .next }
    if run.start == cursor + 1 { return .skip }
    let goesBack =
      next?.section == former && (next?.start == cursor || next?.start == cursor + 1)
    guard run.start < cursor || goesBack else { return .jump }
    return isChanged ? .changed : .elsewhere
  }
}

/// The ways in which rows are written that follow each other as before.
private enum CaptureRun: UInt8 {
  /// From the row on that is expected.
  case next
  /// From the row after it on.
  case skip
  /// From elsewhere in the section, all of them looking different; the same row is expected afterwards.
  case changed
  /// From elsewhere in the section.
  case elsewhere
  /// From elsewhere in the section, and the row after it is expected afterwards.
  case jump
  /// From another section.
  case otherSection
  /// New rows.
  case new
}

/// The frame of a row, and what makes its size.
@MainActor
private struct CapturedFacts: Equatable {
  var frame: [Int]
  var start: Int?
  /// Of each label: characters, script, size of the font, lines.
  var labels: [Int]

  init(_ frame: CGRect, _ start: CGFloat?, of before: CapturedFacts?) {
    self.frame = [frame.minX, frame.width, frame.height].map(CaptureBytes.units)
    self.start = start.map(CaptureBytes.units) ?? before?.start
    labels = before?.labels ?? []
  }

  func write(to bytes: inout CaptureBytes) {
    for value in frame { bytes.signed(value) }
    bytes.number(start == nil ? 0 : 1)
    if let start { bytes.signed(start) }
    bytes.number(labels.count / 4)
    for value in labels { bytes.number(value) }
  }

  static func labels(in view: UIView) -> [Int] {
    var found: [Int] = []
    addLabels(in: view, to: &found)
    return found
  }

  private static func addLabels(in view: UIView, to found: inout [Int]) {
    guard !view.isHidden, found.count < 64 else { return }
    if let label = view as? UILabel, let text = label.text, !text.isEmpty {
      let size = max(0, CaptureBytes.units(label.font.pointSize))
      found += [text.count, script(of: text), size, max(0, label.numberOfLines)]
    }
    for view in view.subviews { addLabels(in: view, to: &found) }
  }

  /// The script of the first letter: the number of its block in Unicode, of 128 letters.
  private static func script(of text: String) -> Int {
    let letter = text.unicodeScalars.prefix(64).first { $0.properties.isAlphabetic }
    return letter.map { Int($0.value >> 7) } ?? 0
  }
}

// MARK: - Bytes

/// The kinds of records.
private enum CaptureCode: UInt8 {
  case tick = 1, idle, typeName, name, update, updateBegins, row, position, shift, visible
  case gesture, bounds, safeArea, insets, keyboard, memoryWarnings, category, times, interval
}

/// Records as bytes: numbers of any length, distances in 1/256 of a point.
private struct CaptureBytes {
  static let version = 2

  private(set) var values: [UInt8] = []
  /// The number of bytes at the end of the last frame.
  private(set) var ticked = 0

  static func units(_ points: CGFloat) -> Int {
    points.isFinite ? Int((max(-1e9, min(1e9, points)) * 256).rounded()) : 0
  }

  mutating func code(_ code: CaptureCode, _ numbers: [Int] = []) {
    values.append(code.rawValue)
    for number in numbers { self.number(number) }
  }

  mutating func number(_ number: Int) {
    var rest = UInt64(bitPattern: Int64(number))
    while rest >= 0x80 {
      values.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    values.append(UInt8(truncatingIfNeeded: rest))
  }

  mutating func signed(_ number: Int) { self.number(number << 1 ^ number >> 63) }

  mutating func hash(_ hash: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) {
      values.append(UInt8(truncatingIfNeeded: hash >> UInt64(shift)))
    }
  }

  mutating func text(_ text: String) {
    let utf8 = Array(text.utf8.prefix(200))
    number(utf8.count)
    values += utf8
  }

  /// Ends a frame, before which nothing happened in some.
  mutating func tick(after idle: Int) {
    code(.tick, [idle])
    ticked = values.count
  }

  /// A hash that is the same in every process.
  static func hash(of value: Any, _ salt: UInt64) -> UInt64 {
    if let number = value as? Int { return mixed(UInt64(bitPattern: Int64(number)) ^ salt) }
    var hash = 0xcbf2_9ce4_8422_2325 ^ salt
    func add(_ text: String) {
      var text = text
      text.withUTF8 { for byte in $0 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 } }
    }
    add(value as? String ?? "\(value)")
    return mixed(hash)
  }

  private static func mixed(_ value: UInt64) -> UInt64 {
    let first = (value ^ value >> 30) &* 0xbf58_476d_1ce4_e5b9
    let second = (first ^ first >> 27) &* 0x94d0_49bb_1331_11eb
    return second ^ second >> 31
  }
}

/// A part of the file that can be checked: a mark, its kind, its number, its length, a checksum, its bytes.
private enum CaptureChunk: UInt8 {
  case header = 1, records, end

  func data(_ values: [UInt8], _ sequence: UInt32) -> Data {
    var data = Data("LSCP".utf8)
    var sum: UInt32 = 0xffff_ffff
    let start = [rawValue] + Self.bytes(sequence) + Self.bytes(UInt32(values.count))
    for byte in start { sum = Self.next(sum, byte) }
    for byte in values { sum = Self.next(sum, byte) }
    data.append(contentsOf: start)
    data.append(contentsOf: Self.bytes(~sum))
    data.append(contentsOf: values)
    return data
  }

  private static func bytes(_ number: UInt32) -> [UInt8] {
    [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private static func next(_ sum: UInt32, _ byte: UInt8) -> UInt32 {
    table[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] ^ sum >> 8
  }

  /// CRC-32, as in zip files.
  private static let table: [UInt32] = (0..<256).map { number in
    (0..<8).reduce(UInt32(number)) { sum, _ in sum & 1 == 1 ? 0xedb8_8320 ^ sum >> 1 : sum >> 1 }
  }
}
