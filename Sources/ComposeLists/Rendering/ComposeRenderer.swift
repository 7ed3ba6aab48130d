public import CompositionalLayout
public import DiffableData
public import HeadlessUIKit

/// The target that shows a layout: a headless view, or a test's recorder.
@preconcurrency @MainActor
public protocol ComposeTarget: DiffableDataSourceTarget {
  /// The layout with which the target shows what follows; animated if it should.
  func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool)
  /// Shows sections itself, instead of being told what changed; false if it does not.
  func show(_ rendering: ComposeRendering, animated: Bool) -> Bool
}

extension ComposeTarget {
  /// False: it has to be told what changed.
  public func show(_ rendering: ComposeRendering, animated: Bool) -> Bool { false }
}

/// Rendered sections, and how their components are shown.
public struct ComposeRendering {
  /// The sections.
  public let layout: ComposeLayout
  let settings: ComponentSettings
}

/// The data of a renderer: components by their places.
@preconcurrency @MainActor
public protocol ListKitDataSource: AnyObject {
  /// The sections and components at present.
  var layout: ComposeLayout? { get }
  /// True if each rendering shows everything anew.
  var reloads: Bool { get }
  /// Takes over sections and components that the target knows already.
  func takeOver(_ layout: ComposeLayout)
  /// Changes a cell before a component is rendered in it.
  func configure(cell: UICollectionViewCell)
  /// Takes over sections and components, and tells the target what changed.
  ///
  /// - Parameters:
  ///   - layout: the sections and components.
  ///   - target: the target that shows them; nil if there is none yet.
  ///   - animated: whether changes are animated.
  func show(_ layout: ComposeLayout, on target: (any ComposeTarget)?, animated: Bool)
}

extension ListKitDataSource {
  /// False.
  public var reloads: Bool { false }
  /// Does nothing.
  public func configure(cell: UICollectionViewCell) {}

  /// The component at a place as a type or protocol; nil if there is none, or one of another type.
  @_disfavoredOverload
  public func component<Target>(at indexPath: IndexPath, to type: Target.Type) -> Target? {
    layout?.component(at: indexPath, to: type)
  }
}

/// Renders sections of components: makes the layout and tells the target what changed.
@preconcurrency @MainActor
public final class ComposeRenderer {
  /// The data of the present sections.
  public let dataSource: any ListKitDataSource

  /// The target that shows the sections; a new one shows the present sections at once.
  public weak var target: (any ComposeTarget)? {
    didSet { showAgain() }
  }

  /// The direction in which the list scrolls.
  public var scrollDirection = UICollectionViewScrollDirection.vertical {
    didSet { renderAgain() }
  }
  /// The distance between sections.
  public var interSectionSpacing: CGFloat = 0 {
    didSet { renderAgain() }
  }
  /// The insets that sections keep clear of.
  public var contentInsetsReference = UIContentInsetsReference.safeArea {
    didSet { renderAgain() }
  }

  /// Elements at the boundary of the whole list.
  public var boundarySupplementaryItems: [any SupplementaryComponent] = [] {
    didSet { renderAgain() }
  }

  /// A layout for a collection view before the first sections are rendered: a vertical flow.
  public static var emptyLayout: UICollectionViewLayout { UICollectionViewFlowLayout() }

  /// The layout of the present sections.
  public private(set) var collectionViewLayout: UICollectionViewCompositionalLayout?

  private var configuration: UICollectionViewCompositionalLayoutConfiguration {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = scrollDirection
    configuration.interSectionSpacing = interSectionSpacing
    configuration.contentInsetsReference = contentInsetsReference
    return configuration
  }
  /// The sections at present.
  private var sections: [Section] = []
  private var hasRendered = false
  /// The settings with which components are shown in a list.
  private let settings: ComponentSettings

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - dataSource: the data of the sections.
  ///   - delegate: is told what comes on screen and what leaves it; nil tells the components.
  ///   - cellClass: the class of cells; nil is `UICollectionViewCell`.
  /// - Precondition: the class is one of cells.
  public init(
    dataSource: any ListKitDataSource,
    delegate: (any ListKitDelegate)? = nil,
    cellClass: AnyClass? = nil
  ) {
    self.dataSource = dataSource
    let cellClass: AnyClass = cellClass ?? UICollectionViewCell.self
    guard let cells = cellClass as? UICollectionViewCell.Type else {
      preconditionFailure("\(cellClass) is no class of cells: it cannot show components")
    }
    settings = ComponentSettings(
      cellClass: cells,
      delegate: delegate ?? ComponentLifeTimeTrackingDelegate(),
      reloads: dataSource.reloads
    ) { [weak dataSource] in dataSource?.configure(cell: $0) }
  }

  /// Shows sections.
  ///
  /// - Parameters:
  ///   - animated: whether changes are animated.
  ///   - sections: the sections.
  public func render(animated: Bool = false, @SectionBuilder sections: () -> [Section]) {
    self.sections = sections()
    hasRendered = true
    show(animated: animated)
  }

  /// Shows a section for each value.
  ///
  /// - Parameters:
  ///   - values: the values.
  ///   - animated: whether changes are animated.
  ///   - section: the section of a value.
  public func render<Value>(
    of values: [Value],
    animated: Bool = false,
    section: (Value) -> Section
  ) {
    render(animated: animated) { values.map(section) }
  }

  /// The errors of the present sections.
  public var errors: [ComposeLayoutError] { dataSource.layout?.errors ?? [] }

  private func show(animated: Bool) {
    let layout = ComposeLayout(
      configuration: configuration,
      boundaryItems: boundarySupplementaryItems.map(AnySupplementaryComponent.init)
    ) { sections }
    if target?.show(ComposeRendering(layout: layout, settings: settings), animated: animated)
      == true
    {
      return dataSource.takeOver(layout)
    }
    let collectionViewLayout = layout.collectionViewLayout()
    self.collectionViewLayout = collectionViewLayout
    target?.setCollectionViewLayout(collectionViewLayout, animated: animated)
    dataSource.show(layout, on: target, animated: animated)
  }

  private func renderAgain() {
    if hasRendered { show(animated: false) }
  }

  private func showAgain() {
    guard let target, hasRendered else { return }
    if let layout = dataSource.layout,
      target.show(ComposeRendering(layout: layout, settings: settings), animated: false)
    {
      return
    }
    guard let collectionViewLayout else { return show(animated: false) }
    target.setCollectionViewLayout(collectionViewLayout, animated: false)
    target.reloadData()
  }
}
