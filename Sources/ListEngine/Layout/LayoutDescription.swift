import Foundation

/// A layout and its configuration.
///
/// ```swift
/// list.layout = .table { $0.layout.itemSpacing = 10 }
/// list.layout = .flow { $0.itemSizing = .columns(3) }
/// list.layout = MyLayout.describe { $0.radius = 100 }
/// ```
///
/// Two descriptions are equal if the layouts and their configurations are the same.
public struct LayoutDescription: Equatable {
  private let configuration: any LayoutConfiguration

  /// Creates a layout that lays out everything.
  public init<Layout: ListLayout>(
    layoutType: Layout.Type,
    appearance: Layout.LayoutAppearance
  ) {
    configuration = EagerLayoutConfiguration<Layout>(appearance: appearance)
  }

  /// Creates a custom layout; `configure` runs once, on the layout's default appearance.
  public init<Layout: ListLayout>(
    layoutType: Layout.Type,
    appearance configure: (inout Layout.LayoutAppearance) -> Void = { _ in }
  ) {
    self.init(layoutType: layoutType, appearance: .default(configure))
  }

  /// Creates a layout that places a part of the content.
  public init<Layout: WindowedListLayout>(
    windowed layoutType: Layout.Type,
    appearance: Layout.LayoutAppearance
  ) {
    configuration = WindowedLayoutConfiguration<Layout>(appearance: appearance)
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

  /// Everything on its own page; `configure` runs once.
  public static func paged(
    _ configure: (inout PagedAppearance) -> Void = { _ in }
  ) -> LayoutDescription {
    PagedAppearance.default(configure).toLayoutDescription()
  }

  /// The properties common to all appearances, without creating the layout.
  public var layoutAppearanceProperties: ListLayoutAppearanceProperties {
    configuration.properties
  }

  /// True if the list adjusts its insets for the keyboard: if it scrolls vertically.
  public var wantsKeyboardInsetAdjustment: Bool {
    layoutAppearanceProperties.direction == .vertical
  }

  /// Returns whether another description is of the same layout, regardless of its appearance.
  public func isSameLayoutType(as other: LayoutDescription) -> Bool {
    configuration.isSameLayoutType(as: other.configuration)
  }

  /// Returns whether both layouts and their configurations are the same.
  public static func == (a: LayoutDescription, b: LayoutDescription) -> Bool {
    a.configuration.isEqual(to: b.configuration)
  }

  /// The layout's defaults for rows.
  var defaults: ListLayoutDefaults { configuration.defaults }

  /// The object that places content from now on, which may be the earlier one.
  func makePlacer(
    _ appearance: Appearance,
    _ behavior: Behavior,
    replacing old: LayoutPlacer? = nil
  ) -> LayoutPlacer {
    let placer = configuration.makePlacer(appearance, behavior, replacing: old)
    placer.configure(layoutAppearanceProperties.direction, behavior)
    return placer
  }
}
