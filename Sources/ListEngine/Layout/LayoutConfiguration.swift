/// A type-erased layout with its appearance.
protocol LayoutConfiguration {
  /// The properties common to all appearances.
  var properties: ListLayoutAppearanceProperties { get }
  /// The layout's defaults for rows.
  var defaults: ListLayoutDefaults { get }

  /// Returns whether the layouts are the same, regardless of their appearances.
  func isSameLayoutType(as other: any LayoutConfiguration) -> Bool
  /// Returns whether the layouts and their appearances are the same.
  func isEqual(to other: any LayoutConfiguration) -> Bool
  /// The object that places content from now on: another one, or the earlier one.
  func makePlacer(
    _ appearance: Appearance,
    _ behavior: Behavior,
    replacing old: LayoutPlacer?
  ) -> LayoutPlacer
}

extension LayoutConfiguration {
  func isSameLayoutType(as other: any LayoutConfiguration) -> Bool { other is Self }
}

extension LayoutConfiguration where Self: Equatable {
  func isEqual(to other: any LayoutConfiguration) -> Bool { other as? Self == self }
}

/// A layout that places windows.
struct WindowedLayoutConfiguration<Layout: WindowedListLayout>: LayoutConfiguration, Equatable {
  var appearance: Layout.LayoutAppearance

  var properties: ListLayoutAppearanceProperties { appearance.properties }
  var defaults: ListLayoutDefaults { Layout.defaults }

  /// Goes on with the earlier layout, which may know where everything is.
  func makePlacer(
    _ appearance: Appearance,
    _ behavior: Behavior,
    replacing old: LayoutPlacer?
  ) -> LayoutPlacer {
    guard let old, let layout = old.layout as? Layout else {
      return LayoutPlacer(Layout(layoutAppearance: self.appearance))
    }
    if layout.layoutAppearance != self.appearance { layout.layoutAppearance = self.appearance }
    return old
  }
}

/// A layout that lays out everything.
struct EagerLayoutConfiguration<Layout: ListLayout>: LayoutConfiguration, Equatable {
  var appearance: Layout.LayoutAppearance

  var properties: ListLayoutAppearanceProperties { appearance.properties }
  var defaults: ListLayoutDefaults { Layout.defaults }

  /// Starts again, because the layout is created with its content.
  func makePlacer(
    _ appearance: Appearance,
    _ behavior: Behavior,
    replacing old: LayoutPlacer?
  ) -> LayoutPlacer {
    LayoutPlacer(
      EagerLayout<Layout>(
        layoutAppearance: self.appearance,
        appearance: appearance,
        behavior: behavior
      )
    )
  }
}
