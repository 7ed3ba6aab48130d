public import HeadlessUIKit

extension ItemReordering {
  /// Drags a row by a grip: a row adds it to a view, and gives it its actions when it is applied.
  ///
  /// ```swift
  /// views.content.grip.addGestureRecognizer(recognizer)
  /// recognizer.apply(actions: info.reorderingActions)
  /// ```
  public final class GestureRecognizer: UIPanGestureRecognizer {
    private var actions: ReorderingActions?

    /// The alternative to the drag for assistive technologies: steps up and down.
    public private(set) lazy var accessibilityProxy = makeAccessibilityProxy()

    /// Creates a recogniser.
    ///
    /// - Parameters:
    ///   - target: Not used: there are no selectors on Linux.
    ///   - action: Called at every step of the gesture.
    public init(target: Any? = nil, action: ((UIGestureRecognizer) -> Void)? = nil) {
      super.init(action: action)
      addAction { ($0 as? GestureRecognizer)?.drag() }
    }

    /// Makes the recogniser drag a row.
    public func apply(actions: ReorderingActions) {
      guard actions !== self.actions else { return }
      self.actions?.end(.cancelled)
      self.actions = actions
    }

    private func drag() {
      switch state {
      case .began:
        if actions?.start() == true { actions?.moved(with: self) }
      case .changed: actions?.moved(with: self)
      case .ended: actions?.end(.finished)
      case .cancelled: actions?.end(.cancelled)
      case .possible, .failed: break
      }
    }

    private func makeAccessibilityProxy() -> UIAccessibilityElement {
      typealias Strings = ListableLocalizedStrings.ReorderGesture
      let proxy = UIAccessibilityElement(accessibilityContainer: self)
      proxy.accessibilityLabel = Strings.accessibilityLabel
      proxy.accessibilityHint = Strings.accessibilityHint
      proxy.accessibilityCustomActions = [
        step(.up, Strings.accessibilityMoveUp), step(.down, Strings.accessibilityMoveDown),
      ]
      return proxy
    }

    private func step(
      _ direction: ReorderingActions.AccessibilityMoveDirection,
      _ name: String
    ) -> UIAccessibilityCustomAction {
      UIAccessibilityCustomAction(name: name) { [weak self] _ in
        self?.actions?.accessibilityMove(direction: direction) ?? false
      }
    }
  }
}
