import HeadlessUIKit
import ListEngine

/// The settings that all components of a list share.
final class ComponentSettings {
  /// The class of cells.
  let cellClass: UICollectionViewCell.Type
  /// Called with a cell before a component is rendered in it.
  let configure: (UICollectionViewCell) -> Void
  /// Is told what comes on screen and what leaves it.
  let delegate: (any ListKitDelegate)?
  /// True if every rendering shows all components anew.
  let reloads: Bool
  /// The rows that show components.
  let rows: ComponentRows

  init(
    cellClass: UICollectionViewCell.Type = UICollectionViewCell.self,
    delegate: (any ListKitDelegate)? = ComponentLifeTimeTrackingDelegate(),
    reloads: Bool = false,
    rows: ComponentRows = ComponentRows(),
    configure: @escaping (UICollectionViewCell) -> Void = { _ in }
  ) {
    self.cellClass = cellClass
    self.delegate = delegate
    self.reloads = reloads
    self.rows = rows
    self.configure = configure
  }
}

/// The rows of a list that show components, by the identities of those.
final class ComponentRows {
  private var hosts: [Key: Host] = [:]

  private struct Key: Hashable {
    let type: ObjectIdentifier
    let id: AnyHashable
  }

  private struct Host {
    weak var view: ComponentHost?
  }

  private func key(_ component: AnyComponent) -> Key {
    Key(type: ObjectIdentifier(type(of: component.base)), id: component.id)
  }

  /// Notes the row that shows a component.
  func note(_ host: ComponentHost, for component: AnyComponent) {
    hosts[key(component)] = Host(view: host)
  }

  /// Tells the delegate that a component is on screen.
  @preconcurrency @MainActor
  func beginDisplay(of component: AnyComponent, _ settings: ComponentSettings) {
    hosts[key(component)]?.view?.beginDisplay(of: component, settings)
  }

  /// Tells the delegate that a component left the screen.
  @preconcurrency @MainActor
  func endDisplay(of component: AnyComponent, _ settings: ComponentSettings) {
    hosts.removeValue(forKey: key(component))?.view?.endDisplay(of: component, settings)
  }
}

/// The rows that are described together, where no list is configured.
struct ComponentRowsKey: ListEnvironmentKey {
  static var defaultValue: ComponentRows? { nil }
}
