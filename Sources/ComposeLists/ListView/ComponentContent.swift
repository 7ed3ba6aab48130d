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

extension AnyComponent {
  /// The row of a list that shows the component.
  func item(_ settings: ComponentSettings) -> any AnyItem { item(base, settings) }

  private func item<Base: Component>(_ base: Base, _ settings: ComponentSettings) -> any AnyItem {
    // The closures capture nothing, so they cost nothing.
    Item(
      ComponentContent(self, as: Base.self, settings),
      onDisplay: { $0.item.content.beginDisplay() },
      onEndDisplay: { $0.item.content.endDisplay() }
    )
  }
}
