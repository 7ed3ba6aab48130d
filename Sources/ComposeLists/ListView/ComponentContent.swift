import HeadlessUIKit
public import ListEngine

/// A component as the content of a list's row; rows are reused by the component's type.
public struct ComponentContent<Base: Component>: ItemContent {
  /// The component.
  public let component: AnyComponent
  let settings: ComponentSettings

  init(_ component: AnyComponent, as type: Base.Type, _ settings: ComponentSettings) {
    self.component = component
    self.settings = settings
  }

  /// The component's identity.
  public var identifierValue: AnyHashable { component.id }

  /// Whether the other component looks the same.
  public func isEquivalent(to other: Self) -> Bool {
    !other.settings.reloads && settings.cellClass == other.settings.cellClass
      && !component.shouldContentUpdate(with: other.component)
  }

  /// Whether the row that moved has to be shown anew.
  public func wasMoved(comparedTo other: Self) -> Bool { !isEquivalent(to: other) }

  /// Only components that look different are rendered again.
  public var reappliesToVisibleView: ReappliesToVisibleView { .ifNotEquivalent }

  /// Renders the component.
  public func apply(
    to views: ItemContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyItemContentInfo
  ) {
    let isDisplayed = reason != .measurement
    if isDisplayed { settings.rows.note(views.content, for: component) }
    views.content.show(component, settings, isDisplayed: isDisplayed)
  }

  fileprivate func beginDisplay() { settings.rows.beginDisplay(of: component, settings) }
  fileprivate func endDisplay() { settings.rows.endDisplay(of: component, settings) }

  /// Creates an empty row.
  public static func createReusableContentView(frame: CGRect) -> ComponentHost {
    ComponentHost(frame: frame)
  }
}

extension [AnyComponent] {
  /// The rows of a list that show the components.
  func items(_ settings: ComponentSettings) -> [any AnyItem] {
    var items: [any AnyItem] = []
    items.reserveCapacity(count)
    var start = startIndex
    while start < endIndex {
      let example = self[start].base
      let type = ObjectIdentifier(Swift.type(of: example))
      let end =
        self[start...].firstIndex { ObjectIdentifier(Swift.type(of: $0.base)) != type } ?? endIndex
      items += AnyComponent.items(self[start..<end], like: example, settings)
      start = end
    }
    return items
  }
}

extension AnyComponent {
  /// The rows of components of one type, which has to be found once.
  fileprivate static func items<Base: Component>(
    _ components: ArraySlice<AnyComponent>,
    like example: Base,
    _ settings: ComponentSettings
  ) -> [any AnyItem] {
    components.map { component in
      // The closures capture nothing, so they cost nothing.
      Item(
        ComponentContent(component, as: Base.self, settings),
        onDisplay: { $0.item.content.beginDisplay() },
        onEndDisplay: { $0.item.content.endDisplay() }
      )
    }
  }
}
