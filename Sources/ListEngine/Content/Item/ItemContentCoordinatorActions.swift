public import Foundation

/// The actions that a coordinator can perform on its item.
public final class ItemContentCoordinatorActions<Content: ItemContent> {
  /// Runs a closure after some seconds.
  package typealias Schedule = (TimeInterval, @escaping () -> Void) -> Void

  private let current: () -> Item<Content>
  private let update: (Item<Content>, ViewAnimation) -> Void
  private let schedule: Schedule

  /// Creates actions on the item that `current` returns and `update` replaces.
  package init(
    current: @escaping () -> Item<Content>,
    update: @escaping (Item<Content>, ViewAnimation) -> Void,
    schedule: @escaping Schedule
  ) {
    self.current = current
    self.update = update
    self.schedule = schedule
  }

  /// Changes the item and animates the change.
  ///
  /// With a delay, in seconds, `update` receives the item as it is at that time.
  public func update(
    animation: ViewAnimation = .default,
    after delay: TimeInterval = 0,
    update change: @escaping (inout Item<Content>) -> Void
  ) {
    guard delay > 0 else { return updateNow(animation, change) }
    schedule(delay) { self.updateNow(animation, change) }
  }

  private func updateNow(_ animation: ViewAnimation, _ change: (inout Item<Content>) -> Void) {
    var item = current()
    change(&item)
    update(item, animation)
  }
}
