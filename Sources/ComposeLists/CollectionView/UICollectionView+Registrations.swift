public import HeadlessUIKit
import ListEngine
import Synchronization

extension UICollectionView {
  /// A registration that fills cells of a class with items of a type.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills a cell.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ item: Item) -> Void

    fileprivate let identifier = RegistrationIdentity()
    fileprivate let handler: Handler

    /// Creates a registration of the way in which cells are filled.
    public init(handler: @escaping Handler) {
      self.handler = handler
    }
  }

  /// A registration that fills supplementaries of a class and kind.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Fills a supplementary.
    public typealias Handler =
      (_ view: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void

    fileprivate let identifier = RegistrationIdentity()
    fileprivate let elementKind: String
    fileprivate let handler: Handler

    /// Creates a registration of the way in which supplementaries of a kind are filled.
    ///
    /// - Parameters:
    ///   - elementKind: the kind.
    ///   - handler: fills a supplementary.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// A cell that a registration has filled with an item.
  ///
  /// - Parameters:
  ///   - registration: the registration, which is made once and not for each cell.
  ///   - indexPath: the place of the item.
  ///   - item: the item; nil is none to fill the cell with.
  /// - Returns: the cell.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>,
    for indexPath: IndexPath,
    item: Item?
  ) -> Cell {
    let key = CellRegistry.Key(kind: nil, identifier: registration.identifier.text)
    let cell = dequeue(key, as: Cell.self)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A supplementary that a registration has filled.
  ///
  /// - Parameters:
  ///   - registration: the registration, which is made once and not for each supplementary.
  ///   - indexPath: the position that the supplementary belongs to.
  /// - Returns: the supplementary.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>,
    for indexPath: IndexPath
  ) -> Supplementary {
    let kind = registration.elementKind
    let key = CellRegistry.Key(kind: kind, identifier: registration.identifier.text)
    let view = dequeue(key, as: Supplementary.self)
    registration.handler(view, kind, indexPath)
    return view
  }

  private func dequeue<View: UICollectionReusableView>(
    _ key: CellRegistry.Key,
    as type: View.Type
  ) -> View {
    let registry = cellRegistry
    if !registry.isRegistered(key) { registry.register(key) { type.makeReusable(frame: $0) } }
    guard let view = registry.dequeue(key) as? View else {
      preconditionFailure("\(key.identifier) is registered for another class than \(type)")
    }
    return view
  }
}

/// The identity of a registration.
struct RegistrationIdentity {
  /// A reuse identifier that no other registration of the process has, also after this one is gone.
  let text: String

  private static let count = Atomic<UInt64>(0)

  init() {
    text = "registration \(Self.count.wrappingAdd(1, ordering: .relaxed).newValue)"
  }
}
