import Foundation

/// Which layout a list has, and how it is configured.
///
/// ```swift
/// list.layout = .table { $0.layout.itemSpacing = 10 }
/// list.layout = .flow { $0.itemSizing = .columns(3) }
/// list.layout = MyLayout.describe { $0.radius = 100 }
/// ```
///
/// Two descriptions are equal when the layouts are the same and look the same.
public struct LayoutDescription: Equatable {
  private let configuration: any LayoutConfiguration

  /// Describes a custom layout.
  public init<Layout: ListLayout>(
    layoutType: Layout.Type,
    appearance: Layout.LayoutAppearance
  ) {
    configuration = CustomLayoutConfiguration<Layout>(appearance: appearance)
  }

  init(placing appearance: some PlacingLayout) {
    configuration = PlacingLayoutConfiguration(appearance: appearance)
  }

  /// Sections below each other, with items below each other; `configure` runs once.
  public static func table(
    _ configure: (inout TableAppearance) -> Void = { _ in }
  ) -> LayoutDescription {
    TableAppearance.default(configure).toLayoutDescription()
  }

  /// Sections below each other, with items beside each other in rows; `configure` runs once.
  public static func flow(
    _ configure: (inout FlowAppearance) -> Void = { _ in }
  ) -> LayoutDescription {
    FlowAppearance.default(configure).toLayoutDescription()
  }

  /// Everything on a page of its own; `configure` runs once.
  public static func paged(
    _ configure: (inout PagedAppearance) -> Void = { _ in }
  ) -> LayoutDescription {
    PagedAppearance.default(configure).toLayoutDescription()
  }

  /// What the appearances of all layouts have, without making the layout.
  public var layoutAppearanceProperties: ListLayoutAppearanceProperties {
    configuration.properties
  }

  /// Whether the list makes room for a keyboard: where it scrolls vertically.
  public var wantsKeyboardInsetAdjustment: Bool {
    layoutAppearanceProperties.direction == .vertical
  }

  /// Whether another description is of the same layout, whatever its appearance.
  public func isSameLayoutType(as other: LayoutDescription) -> Bool {
    configuration.isSameLayoutType(as: other.configuration)
  }

  /// Whether both layouts are the same and look the same.
  public static func == (a: LayoutDescription, b: LayoutDescription) -> Bool {
    a.configuration.isEqual(to: b.configuration)
  }

  /// What the layout has for rows that do not say it themselves.
  var defaults: ListLayoutDefaults { configuration.defaults }

  /// Makes what places content.
  func makePlacer(_ appearance: Appearance, _ behavior: Behavior) -> any ContentPlacer {
    configuration.makePlacer(appearance, behavior)
  }
}
