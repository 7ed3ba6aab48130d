/// A type-erased layout with its appearance.
protocol LayoutConfiguration {
  /// The properties common to all appearances.
  var properties: ListLayoutAppearanceProperties { get }
  /// The layout's defaults for rows.
  var defaults: ListLayoutDefaults { get }

  /// Whether the layouts are the same, regardless of their appearances.
  func isSameLayoutType(as other: any LayoutConfiguration) -> Bool
  /// Whether the layouts and their appearances are the same.
  func isEqual(to other: any LayoutConfiguration) -> Bool
  /// Creates the object that places content.
  func makePlacer(_ appearance: Appearance, _ behavior: Behavior) -> any ContentPlacer
  /// The object that places content from now on: another one, or the earlier one.
  func makePlacer(
    _ appearance: Appearance,
    _ behavior: Behavior,
    replacing old: any ContentPlacer
  ) -> any ContentPlacer
}

extension LayoutConfiguration {
  func makePlacer(
    _ appearance: Appearance,
    _ behavior: Behavior,
    replacing old: any ContentPlacer
  ) -> any ContentPlacer {
    makePlacer(appearance, behavior)
  }

  func isSameLayoutType(as other: any LayoutConfiguration) -> Bool { other is Self }
}

extension LayoutConfiguration where Self: Equatable {
  func isEqual(to other: any LayoutConfiguration) -> Bool { other as? Self == self }
}

/// A built-in layout.
struct PlacingLayoutConfiguration<Layout: PlacingLayout>: LayoutConfiguration, Equatable {
  var appearance: Layout

  var properties: ListLayoutAppearanceProperties { appearance.properties }
  var defaults: ListLayoutDefaults { Layout.defaults }

  func makePlacer(_ appearance: Appearance, _ behavior: Behavior) -> any ContentPlacer {
    PlacingLayoutPlacer(layout: self.appearance, alignment: behavior.underflow.alignment)
  }
}

/// A custom layout.
struct CustomLayoutConfiguration<Layout: ListLayout>: LayoutConfiguration, Equatable {
  var appearance: Layout.LayoutAppearance

  var properties: ListLayoutAppearanceProperties { appearance.properties }
  var defaults: ListLayoutDefaults { Layout.defaults }

  func makePlacer(_ appearance: Appearance, _ behavior: Behavior) -> any ContentPlacer {
    CustomLayoutPlacer<Layout>(self.appearance, appearance, behavior)
  }
}
