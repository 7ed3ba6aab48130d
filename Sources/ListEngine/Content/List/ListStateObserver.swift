/// Closures that observe a list; several of one kind run in order of registration.
public struct ListStateObserver {
  package private(set) var onDidScroll: [(DidScroll) -> Void] = []
  package private(set) var onDidEndDeceleration: [(DidEndDeceleration) -> Void] = []
  package private(set) var onDidEndScrollingAnimation: [(DidEndScrollingAnimation) -> Void] = []
  package private(set) var onBeginDrag: [(BeginDrag) -> Void] = []
  package private(set) var onContentUpdated: [(ContentUpdated) -> Void] = []
  package private(set) var onVisibilityChanged: [(VisibilityChanged) -> Void] = []
  package private(set) var onFrameChanged: [(FrameChanged) -> Void] = []
  package private(set) var onSelectionChanged: [(SelectionChanged) -> Void] = []
  package private(set) var onItemReordered: [(ItemReordered) -> Void] = []

  /// Creates an observer without closures, then runs `configure` on it.
  public init(configure: (inout ListStateObserver) -> Void = { _ in }) {
    configure(&self)
  }

  /// Registers a closure for every change of the scroll offset.
  public mutating func onDidScroll(_ closure: @escaping (DidScroll) -> Void) {
    onDidScroll.append(closure)
  }

  /// Registers a closure for the end of deceleration.
  public mutating func onDidEndDeceleration(_ closure: @escaping (DidEndDeceleration) -> Void) {
    onDidEndDeceleration.append(closure)
  }

  /// Registers a closure for the end of an animated scroll requested by the app.
  public mutating func onDidEndScrollingAnimation(
    _ closure: @escaping (DidEndScrollingAnimation) -> Void
  ) {
    onDidEndScrollingAnimation.append(closure)
  }

  /// Registers a closure for the start of a drag by the user.
  public mutating func onBeginDrag(_ closure: @escaping (BeginDrag) -> Void) {
    onBeginDrag.append(closure)
  }

  /// Registers a closure for the end of every content update, also of one without changes.
  public mutating func onContentUpdated(_ closure: @escaping (ContentUpdated) -> Void) {
    onContentUpdated.append(closure)
  }

  /// Registers a closure for changes of the set of visible items.
  ///
  /// Headers and footers alone do not count.
  public mutating func onVisibilityChanged(_ closure: @escaping (VisibilityChanged) -> Void) {
    onVisibilityChanged.append(closure)
  }

  /// Registers a closure for changes of the list's frame.
  public mutating func onFrameChanged(_ closure: @escaping (FrameChanged) -> Void) {
    onFrameChanged.append(closure)
  }

  /// Registers a closure for changes of the selection by the user.
  public mutating func onSelectionChanged(_ closure: @escaping (SelectionChanged) -> Void) {
    onSelectionChanged.append(closure)
  }

  /// Registers a closure for the end of a drag that moved an item.
  public mutating func onItemReordered(_ closure: @escaping (ItemReordered) -> Void) {
    onItemReordered.append(closure)
  }
}

extension ListStateObserver {
  /// Runs the observers of one kind, in order.
  ///
  /// Does nothing without observers. Their argument is created once, with actions on `target` that
  /// are valid until the last observer has run. `run` runs all of them together.
  @preconcurrency @MainActor
  static func perform<Info>(
    _ observers: [(Info) -> Void],
    on target: (any ListActionsTarget)?,
    _ info: (ListActions) -> Info,
    run: (() -> Void) -> Void = { $0() }
  ) {
    guard !observers.isEmpty else { return }
    let actions = ListActions()
    if let target { actions.bind(to: target) }
    defer { if let target { actions.unbind(from: target) } }
    let info = info(actions)
    run { for observer in observers { observer(info) } }
  }
}
