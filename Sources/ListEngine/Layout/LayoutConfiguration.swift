/// A layout and its appearance, whatever they are.
protocol LayoutConfiguration {
  /// What all appearances have.
  var properties: ListLayoutAppearanceProperties { get }
  /// What the layout has for rows that do not say it themselves.
  var defaults: ListLayoutDefaults { get }

  /// Whether the layouts are the same, whatever their appearances.
  func isSameLayoutType(as other: any LayoutConfiguration) -> Bool
  /// Whether the layouts and their appearances are the same.
  func isEqual(to other: any LayoutConfiguration) -> Bool
  /// Makes what places content.
  func makePlacer(_ appearance: Appearance, _ behavior: Behavior) -> any ContentPlacer
}

extension LayoutConfiguration {
  func isSameLayoutType(as other: any LayoutConfiguration) -> Bool { other is Self }
}

extension LayoutConfiguration where Self: Equatable {
  func isEqual(to other: any LayoutConfiguration) -> Bool { other as? Self == self }
}

/// A layout of the library.
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
