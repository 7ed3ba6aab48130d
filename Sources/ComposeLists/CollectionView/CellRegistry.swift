import HeadlessUIKit

/// The cells and supplementaries that were registered with a list, and those that wait for use.
final class CellRegistry {
  /// A registration's key: a reuse identifier, of a kind of supplementaries or of cells.
  struct Key: Hashable {
    /// The kind of supplementaries; nil for cells.
    let kind: String?
    let identifier: String
  }

  private var makers: [Key: (CGRect) -> UICollectionReusableView] = [:]
  private var unused: [Key: [UICollectionReusableView]] = [:]
  /// The row or element that is being filled.
  private var host: CollectionViewHost?
  /// The views that were dequeued for the row or element that is being filled.
  private var dequeued: [UICollectionReusableView] = []
  /// The size of the row or element that is being filled: the one that it has, or one to begin with.
  private var size = CGSize.zero
  /// Says what an app has done by mistake.
  var report: ((String) -> Void)?
  /// Prepares a view before it is filled, for the place of its element.
  var willFill: ((_ view: UICollectionReusableView, _ path: IndexPath, _ kind: String?) -> Void)?

  /// The height of a row that has no size yet: that of an ordinary one, as in UIKit.
  private static let firstHeight: CGFloat = 44

  /// Registers how views are made, with the frame of their row; nil forgets it.
  func register(_ key: Key, _ make: ((CGRect) -> UICollectionReusableView)?) {
    makers[key] = make
    unused[key] = nil
  }

  /// Tells the views that are in no list, which are not told otherwise.
  @preconcurrency @MainActor
  func textMeasurerDidChange() {
    for view in unused.values.joined() { view.textMeasurerDidChange() }
  }

  func isRegistered(_ key: Key) -> Bool { makers[key] != nil }

  /// A view to be filled: the one that the row has, one that waits, or a new one.
  @preconcurrency @MainActor
  func dequeue(_ key: Key) -> UICollectionReusableView {
    let view = unprepared(key)
    if host != nil { dequeued.append(view) }
    if let path = host?.path { willFill?(view, path, key.kind) }
    return view
  }

  @preconcurrency @MainActor
  private func unprepared(_ key: Key) -> UICollectionReusableView {
    if let host, let view = host.takeView(key) { return view }
    if let view = unused[key]?.popLast() {
      view.prepareForReuse()
      return view
    }
    guard let make = makers[key] else {
      preconditionFailure(
        """
        no \(key.kind.map { "supplementary view of kind \($0)" } ?? "cell") was registered with the \
        reuse identifier \(key.identifier): register a class for it before the first use
        """
      )
    }
    let view = make(CGRect(origin: .zero, size: size))
    view.reuseIdentifier = key.identifier
    return view
  }

  /// Fills a row or element with the view that `provide` returns.
  ///
  /// - Parameters:
  ///   - host: the row or element.
  ///   - kind: the kind of the supplementary; nil for cells.
  ///   - width: the width of the list, for a row that has no size yet.
  ///   - provide: returns the view.
  @preconcurrency @MainActor
  func fill(
    _ host: CollectionViewHost,
    kind: String?,
    width: CGFloat,
    _ provide: () -> UICollectionReusableView?
  ) {
    let outer = (self.host, dequeued, size)
    let first = CGSize(width: width, height: Self.firstHeight)
    (self.host, dequeued, size) = (host, [], host.bounds.isEmpty ? first : host.bounds.size)
    defer { (self.host, dequeued, size) = outer }
    let view = provide()
    keepUnshown(view, host, kind)
    guard let old = host.install(view, kind: kind), let identifier = old.reuseIdentifier else {
      return
    }
    unused[Key(kind: host.oldKind, identifier: identifier), default: []].append(old)
  }

  /// Keeps a cell that is not shown for others.
  @preconcurrency @MainActor
  func put(_ cell: UICollectionReusableView) {
    guard cell.superview == nil, let identifier = cell.reuseIdentifier else { return }
    unused[Key(kind: nil, identifier: identifier), default: []].append(cell)
  }

  /// Keeps views that were dequeued and are not shown for others.
  @preconcurrency @MainActor
  private func keepUnshown(
    _ shown: UICollectionReusableView?,
    _ host: CollectionViewHost,
    _ kind: String?
  ) {
    guard dequeued.count > 1 else { return }
    report?(
      """
      several views were dequeued for \(host.path.map { "\($0)" } ?? "an element"), which is not allowed: one is shown
      """
    )
    for view in dequeued where view !== shown && view !== host.view {
      guard let identifier = view.reuseIdentifier else { continue }
      unused[Key(kind: kind, identifier: identifier), default: []].append(view)
    }
  }
}
