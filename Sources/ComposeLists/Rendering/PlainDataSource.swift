import DiffableData
public import HeadlessUIKit

/// A data source that shows everything anew at each rendering.
@preconcurrency @MainActor
open class PlainDataSource: ListKitDataSource, @MainActor ComponentQueryable {
  /// The sections and components at present.
  public private(set) var layout: ComposeLayout?

  /// Creates a data source without sections.
  public init() {}

  /// Takes over sections and components, and has the target show them.
  ///
  /// - Parameters:
  ///   - layout: the sections and components.
  ///   - target: the target that shows them.
  ///   - animated: has no meaning here.
  open func show(_ layout: ComposeLayout, on target: (any ComposeTarget)?, animated: Bool) {
    self.layout = layout
    target?.reloadData()
  }

  /// Takes over sections and components that the target knows already.
  public func takeOver(_ layout: ComposeLayout) { self.layout = layout }

  /// Does nothing; to be overridden.
  open func configure(cell: UICollectionViewCell) {}

  /// True.
  public var reloads: Bool { true }

  /// The component at a place; nil if there is none.
  public func anyComponent(at indexPath: IndexPath) -> AnyComponent? {
    layout?.anyComponent(at: indexPath)
  }
}
