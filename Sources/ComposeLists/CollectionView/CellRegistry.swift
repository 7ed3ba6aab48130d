import HeadlessUIKit

/// The cells and supplementaries that were registered with a list, and those that wait for use.
final class CellRegistry {
  /// A registration's key: a reuse identifier, of a kind of supplementaries or of cells.
  struct Key: Hashable {
    /// The kind of supplementaries; nil for cells.
    let kind: String?
    let identifier: String
  }

  private var makers: [Key: () -> UICollectionReusableView] = [:]
  private var unused: [Key: [UICollectionReusableView]] = [:]
  /// The row or element that is being filled.
  private var host: CollectionViewHost?

  /// Registers how views are made; nil forgets it.
  func register(_ key: Key, _ make: (() -> UICollectionReusableView)?) {
    makers[key] = make
    unused[key] = nil
  }

  func isRegistered(_ key: Key) -> Bool { makers[key] != nil }

  /// A view to be filled: the one that the row has, one that waits, or a new one.
  @preconcurrency @MainActor
  func dequeue(_ key: Key) -> UICollectionReusableView {
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
    let view = make()
    view.reuseIdentifier = key.identifier
    return view
  }

  /// Fills a row or element with the view that `provide` returns.
  @preconcurrency @MainActor
  func fill(_ host: CollectionViewHost, kind: String?, _ provide: () -> UICollectionReusableView?) {
    let outer = self.host
    self.host = host
    defer { self.host = outer }
    let view = provide()
    guard let old = host.install(view, kind: kind), let identifier = old.reuseIdentifier else {
      return
    }
    unused[Key(kind: host.oldKind, identifier: identifier), default: []].append(old)
  }
}
