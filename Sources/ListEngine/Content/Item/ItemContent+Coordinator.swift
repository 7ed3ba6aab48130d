extension ItemContent where Coordinator == DefaultItemContentCoordinator<Self> {
  /// Creates a coordinator that does nothing.
  public func makeCoordinator(
    actions: CoordinatorActions,
    info: CoordinatorInfo
  ) -> Coordinator {
    DefaultItemContentCoordinator(actions: actions, info: info)
  }
}

extension ItemContent {
  /// True if items of this content need a coordinator: the default one does nothing.
  static var hasCoordinator: Bool {
    Coordinator.self != DefaultItemContentCoordinator<Self>.self
  }
}
