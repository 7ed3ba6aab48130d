public import HeadlessUIKit
public import ListEngine

/// A component as the content of a list's row; rows are reused by the component's type.
public struct ComponentContent<Base: Component>: ItemContent {
  /// The component, of its own type.
  @usableFromInline let base: Base
  @usableFromInline let context: ComponentContext<Base>

  @inlinable
  init(_ component: Base, _ context: ComponentContext<Base>) {
    base = component
    self.context = context
  }

  /// The component.
  public var component: AnyComponent { context.component(base) }

  /// The component's identity.
  @inlinable public var identifierValue: AnyHashable { base.id }

  /// Returns whether the other component looks the same.
  @inlinable
  public func isEquivalent(to other: Self) -> Bool {
    context.showsAlike(other.context) && !base.shouldContentUpdate(with: other.base)
  }

  /// Returns whether the row that moved has to be shown anew.
  public func wasMoved(comparedTo other: Self) -> Bool { !isEquivalent(to: other) }

  /// Callbacks that tell the component; the same for all rows of a type.
  @inlinable public var defaultItemProperties: DefaultItemProperties<Self> { context.properties }

  /// Only components that look different are rendered again.
  public var reappliesToVisibleView: ReappliesToVisibleView { .ifNotEquivalent }

  /// Renders the component.
  public func apply(
    to views: ItemContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyItemContentInfo
  ) {
    let (component, settings) = (component, context.settings)
    let isDisplayed = reason != .measurement
    if isDisplayed { settings.rows.note(views.content, for: component) }
    views.content.measuredPath = info.services?.measuredPath
    views.content.show(component, settings, isDisplayed: isDisplayed)
  }

  /// Creates an empty row.
  public static func createReusableContentView(frame: CGRect) -> ComponentHost {
    ComponentHost(frame: frame)
  }
}

/// The state that the rows of components of a type share.
@usableFromInline
final class ComponentContext<Base: Component> {
  let settings: ComponentSettings
  /// The component of any type that a row shows.
  var component: (Base) -> AnyComponent = { AnyComponent($0) }
  @usableFromInline let properties: DefaultItemProperties<ComponentContent<Base>>
  /// The path to the identity of a component; kept, as a key path is expensive to make.
  @usableFromInline let id: KeyPath<ComponentElements<Base>.Element, AnyHashable>

  init(_ settings: ComponentSettings) {
    self.settings = settings
    id = \.id
    properties = DefaultItemProperties(
      onDisplay: { $0.item.content.tellDisplay() },
      onEndDisplay: { $0.item.content.tellEndDisplay() }
    )
  }

  /// Returns whether both show a component in the same way.
  @usableFromInline
  func showsAlike(_ other: ComponentContext) -> Bool {
    !other.settings.reloads && settings.cellClass == other.settings.cellClass
  }
}

extension ComponentContext: SharedLook {
  func looksLike(_ other: any SharedLook) -> Bool {
    (other as? ComponentContext).map { showsAlike($0) && $0.showsAlike(self) } ?? false
  }
}

/// The facts that the rows of each type have in common, while sections are described.
@usableFromInline
final class ComponentContexts {
  private let settings: ComponentSettings
  private var contexts: [ObjectIdentifier: AnyObject] = [:]

  init(_ settings: ComponentSettings) {
    self.settings = settings
  }

  /// Returns the state that the rows of components of a type share: made once.
  @usableFromInline
  func context<Base: Component>(of type: Base.Type) -> ComponentContext<Base> {
    let key = ObjectIdentifier(type)
    if let known = contexts[key] { return unsafeDowncast(known, to: ComponentContext<Base>.self) }
    let context = ComponentContext<Base>(settings)
    contexts[key] = context
    return context
  }
}

extension ComponentContent {
  fileprivate func tellDisplay() {
    withViews((context.settings, component)) { $0.rows.beginDisplay(of: $1, $0) }
  }

  fileprivate func tellEndDisplay() {
    withViews((context.settings, component)) { $0.rows.endDisplay(of: $1, $0) }
  }
}
