public import CompositionalLayout
public import Foundation
public import HeadlessUIKit
import ListEngine

/// The look of a list, for a layout or a section.
public struct UICollectionLayoutListConfiguration {
  /// The looks of lists.
  public enum Appearance: Int, Hashable, Sendable {
    /// Rows from edge to edge.
    case plain
    /// Sections that are apart from each other.
    case grouped
    /// Sections that are apart from each other and from the sides.
    case insetGrouped
    /// A list beside other content.
    case sidebar
    /// A list beside other content, without groups.
    case sidebarPlain
  }

  /// The headers of sections.
  public enum HeaderMode: Int, Hashable, Sendable {
    /// None.
    case none
    /// Supplementaries of the kind `UICollectionView.elementKindSectionHeader`.
    case supplementary
    /// The first item of each section.
    case firstItemInSection
  }

  /// The footers of sections.
  public enum FooterMode: Int, Hashable, Sendable {
    /// None.
    case none
    /// Supplementaries of the kind `UICollectionView.elementKindSectionFooter`.
    case supplementary
  }

  /// Gives the actions at one side of an item when it is swiped; nil for none.
  public typealias SwipeActionsConfigurationProvider =
    (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?
  /// Changes the separators of an item.
  public typealias ItemSeparatorHandler =
    (_ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration) ->
    UIListSeparatorConfiguration

  /// The look of the list.
  public let appearance: Appearance
  /// The headers of sections.
  public var headerMode = HeaderMode.none
  /// The footers of sections.
  public var footerMode = FooterMode.none
  /// The distance before headers, in points; nil for that of the look.
  public var headerTopPadding: CGFloat?
  /// The colour behind the list; nil for that of the look.
  public var backgroundColor: UIColor?
  /// True if there are lines between items; false for sidebars by default.
  public var showsSeparators: Bool
  /// The lines between items.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Changes the lines of an item; nil for none.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// Gives the actions at the start of an item; nil for none.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Gives the actions at the end of an item; nil for none.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Creates a configuration.
  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  /// The part of the list that a cell is.
  func part(isBoundary: Bool) -> UICollectionViewListCell.Part {
    switch appearance {
    case .plain, .sidebarPlain: isBoundary ? .plainBoundary : .plainRow
    case .grouped, .insetGrouped, .sidebar: isBoundary ? .groupedBoundary : .groupedRow
    }
  }
}

/// The lines at the edges of a list's items.
public struct UIListSeparatorConfiguration: Hashable, Sendable {
  /// The cases in which a line is there.
  public enum Visibility: Int, Hashable, Sendable {
    /// As the list requires.
    case automatic
    /// Always.
    case visible
    /// Never.
    case hidden
  }

  /// The insets that a list chooses.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude,
    leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude
  )

  /// The line above an item.
  public var topSeparatorVisibility = Visibility.automatic
  /// The line below an item.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The insets of the line above an item.
  public var topSeparatorInsets = automaticInsets
  /// The insets of the line below an item.
  public var bottomSeparatorInsets = automaticInsets
  /// The colour of lines.
  public var color = UIColor.separator
  /// The colour of lines between selected items.
  public var multipleSelectionColor = UIColor.separator

  /// The visual effect of lines; kept, and not drawn.
  public var visualEffect: UIVisualEffect? {
    get { effect.object }
    set { effect = Effect(object: newValue) }
  }
  private var effect = Effect(object: nil)

  /// An effect that equals only itself.
  private struct Effect: Hashable, Sendable {
    let object: UIVisualEffect?

    static func == (first: Self, second: Self) -> Bool { first.object === second.object }

    func hash(into hasher: inout Hasher) {
      hasher.combine(object.map { ObjectIdentifier($0) })
    }
  }

  /// Creates the lines of a look.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

extension NSCollectionLayoutSection {
  /// The distance of inset groups from the sides, in points.
  private static let groupMargin: CGFloat = 16
  /// The distance between groups, in points.
  private static let groupDistance: CGFloat = 18

  /// A section that is a list.
  ///
  /// - Parameters:
  ///   - configuration: the look of the list.
  ///   - layoutEnvironment: the environment that the provider of sections was given.
  /// - Returns: the section.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(44)
    )
    let item = NSCollectionLayoutItem(layoutSize: size)
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [item])
    )
    section.listConfiguration = configuration
    section.contentInsets = insets(of: configuration)
    let kinds: [(isThere: Bool, kind: String, alignment: NSRectAlignment)] = [
      (configuration.headerMode == .supplementary, ListView.elementKindSectionHeader, .top),
      (configuration.footerMode == .supplementary, ListView.elementKindSectionFooter, .bottom),
    ]
    section.boundarySupplementaryItems = kinds.filter(\.isThere).map { _, kind, alignment in
      let element = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size,
        elementKind: kind,
        alignment: alignment
      )
      let isPlain =
        configuration.appearance == .plain || configuration.appearance == .sidebarPlain
      element.pinToVisibleBounds = isPlain
      if isPlain { element.zIndex = 2 }
      return element
    }
    return section
  }

  private static func insets(
    of configuration: UICollectionLayoutListConfiguration
  ) -> NSDirectionalEdgeInsets {
    let top = configuration.headerTopPadding
    let hasHeader = configuration.headerMode == .supplementary
    switch configuration.appearance {
    case .plain, .sidebarPlain: return NSDirectionalEdgeInsets(top: top ?? 0)
    case .grouped:
      return NSDirectionalEdgeInsets(
        top: top ?? (hasHeader ? 0 : groupDistance),
        bottom: groupDistance
      )
    case .insetGrouped, .sidebar:
      return NSDirectionalEdgeInsets(
        top: top ?? (hasHeader ? 0 : groupDistance),
        leading: groupMargin,
        bottom: groupDistance,
        trailing: groupMargin
      )
    }
  }
}

extension UICollectionViewCompositionalLayout {
  /// A layout all of whose sections are lists.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }
}
