public import CompositionalLayout
public import HeadlessUIKit
public import ListEngine

/// The configuration of a compositional layout of a `ListView`.
public struct CompositionalAppearance: ListLayoutAppearance {
  /// Gives the content of an element that is described but that no header or footer is for.
  ///
  /// The path is that of a section and an item, of a section and the number of a group, of a section
  /// and 0 at its boundary, or the position among the layout's own elements. Nil is an error.
  public typealias SupplementaryProvider =
    (_ elementKind: String, _ indexPath: IndexPath) -> (any AnyHeaderFooterConvertible)?

  /// Describes a section.
  public let sectionProvider: UICollectionViewCompositionalLayoutSectionProvider
  /// The settings that all sections share.
  public let configuration: UICollectionViewCompositionalLayoutConfiguration
  /// Gives the contents of badges, backgrounds and further boundary elements.
  public let supplementaryProvider: SupplementaryProvider
  /// True if the descriptions are not changed after they were given.
  let ownsDescriptions: Bool
  private let identity = Identity()

  private final class Identity {}

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - configuration: the settings that all sections share.
  ///   - supplementaryProvider: gives the contents of badges, backgrounds and the like.
  ///   - sectionProvider: describes a section.
  public init(
    configuration: UICollectionViewCompositionalLayoutConfiguration =
      UICollectionViewCompositionalLayoutConfiguration(),
    supplementaryProvider: @escaping SupplementaryProvider = { _, _ in nil },
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(configuration.copy(), supplementaryProvider, sectionProvider, owns: false)
  }

  init(
    _ configuration: UICollectionViewCompositionalLayoutConfiguration,
    _ supplementaryProvider: @escaping SupplementaryProvider,
    _ sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    owns ownsDescriptions: Bool
  ) {
    self.configuration = configuration
    self.supplementaryProvider = supplementaryProvider
    self.sectionProvider = sectionProvider
    self.ownsDescriptions = ownsDescriptions
  }

  /// Rows of the view's width with an estimated height of 44 points.
  public static var `default`: CompositionalAppearance {
    CompositionalAppearance { _, _ in
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .estimated(44)
      )
      return NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: size,
          repeatingSubitem: NSCollectionLayoutItem(layoutSize: size),
          count: 1
        )
      )
    }
  }

  /// The direction in which the list scrolls.
  public var direction: LayoutDirection {
    configuration.scrollDirection == .vertical ? .vertical : .horizontal
  }

  /// None: sections have insets of their own.
  public var bounds: ListContentBounds? { nil }
  /// Inline: the configuration says which elements are pinned.
  public var listHeaderPosition: ListHeaderPosition { .inline }
  /// False: the descriptions say which elements are pinned.
  public var stickySectionHeaders: Bool { false }
  /// None: orthogonal sections have stops of their own.
  public var pagingBehavior: ListPagingBehavior { .none }

  /// Those of a table.
  public var scrollViewProperties: ListLayoutScrollViewProperties {
    TableAppearance.default.scrollViewProperties
  }

  /// The layout, with this configuration.
  public func toLayoutDescription() -> LayoutDescription { CompositionalListLayout.describe(self) }

  /// Returns whether both are the same configuration: closures cannot be compared.
  public static func == (first: Self, second: Self) -> Bool { first.identity === second.identity }
}

extension LayoutDescription {
  /// Sections made of groups, each section as a closure describes it.
  ///
  /// - Parameters:
  ///   - configuration: the settings that all sections share.
  ///   - supplementaryProvider: gives the contents of badges, backgrounds and the like.
  ///   - sectionProvider: describes a section.
  /// - Returns: the layout.
  public static func compositional(
    configuration: UICollectionViewCompositionalLayoutConfiguration =
      UICollectionViewCompositionalLayoutConfiguration(),
    supplementaryProvider: @escaping CompositionalAppearance.SupplementaryProvider = { _, _ in nil
    },
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) -> LayoutDescription {
    CompositionalAppearance(
      configuration: configuration,
      supplementaryProvider: supplementaryProvider,
      sectionProvider: sectionProvider
    ).toLayoutDescription()
  }

  /// Sections as a layout of UIKit's name describes them.
  public static func compositional(
    _ layout: UICollectionViewCompositionalLayout,
    supplementaryProvider: @escaping CompositionalAppearance.SupplementaryProvider = { _, _ in nil }
  ) -> LayoutDescription {
    .compositional(
      configuration: withViews(layout) { $0.configuration },
      supplementaryProvider: { kind, path in
        withViews((layout, kind, path)) { CollectionDecoration($0.0, kind: $0.1, at: $0.2) }
          ?? supplementaryProvider(kind, path)
      }
    ) { section, environment in
      withViews((layout, section, environment)) { $0.0.description(ofSection: $0.1, $0.2) }
    }
  }
}

extension ListView {
  /// The kind of a section's header.
  nonisolated public static var elementKindSectionHeader: String {
    "UICollectionElementKindSectionHeader"
  }
  /// The kind of a section's footer.
  nonisolated public static var elementKindSectionFooter: String {
    "UICollectionElementKindSectionFooter"
  }
  /// The kind of the list's header, among the layout's own elements.
  nonisolated public static var elementKindListHeader: String { "ListElementKindHeader" }
  /// The kind of the list's footer, among the layout's own elements.
  nonisolated public static var elementKindListFooter: String { "ListElementKindFooter" }

  /// The solver of the list's compositional layout, for questions; nil with another layout.
  public var compositionalLayout: UICollectionViewCompositionalLayout? {
    windowedLayout(CompositionalListLayout.self)?.layout
  }

  /// The configuration of a section that is a list; nil for others.
  func listConfiguration(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
    guard let layout = windowedLayout(CompositionalListLayout.self),
      layout.descriptions.indices.contains(section)
    else { return nil }
    return layout.descriptions[section]?.listConfiguration as? UICollectionLayoutListConfiguration
  }

  /// The errors of the sections of the list's compositional layout.
  public var compositionalLayoutErrors: [CompositionalLayoutError] {
    windowedLayout(CompositionalListLayout.self)?.errors ?? []
  }
}
