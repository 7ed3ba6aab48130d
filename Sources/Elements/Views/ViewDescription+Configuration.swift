public import HeadlessUIKit

extension ViewDescription {
  /// The parts of a description, for a class of views.
  @preconcurrency @MainActor
  public struct Configuration<View: UIView> {
    /// Creates the view; by default with an empty frame.
    public var builder: () -> View = { View.makeReusable() }
    /// The view in which the views of the element's descendants are shown; by default the view.
    public var contentView: (View) -> UIView = { $0 }
    /// The animation of changes of the view's frame and opacity.
    public var layoutTransition = LayoutTransition.inherited
    /// The animation in which the view appears.
    public var appearingTransition: VisibilityTransition?
    /// The animation in which the view disappears.
    public var disappearingTransition: VisibilityTransition?
    /// Called after the view appeared in a window.
    public var onAppear: (() -> Void)?
    /// Called after the view disappeared from a window.
    public var onDisappear: (() -> Void)?
    /// The rounding of the frame to pixels.
    public var frameRoundingBehavior = FrameRoundingBehavior.prioritizeEdges

    private(set) var updates: [(View) -> Void] = []
    private(set) var updatesBeforeLayout: [(View) -> Void] = []
    private(set) var bindings: [Binding<View>] = []

    /// Adds a function that updates the view after its frame is set, at every update.
    public mutating func apply(_ update: @escaping (View) -> Void) {
      updates.append(update)
    }

    /// Adds a function that updates the view before its frame is set, at every update.
    public mutating func applyBeforeLayout(_ update: @escaping (View) -> Void) {
      updatesBeforeLayout.append(update)
    }

    /// The value that a property is set to at every update; nil to leave it alone.
    public subscript<Value>(keyPath: ReferenceWritableKeyPath<View, Value>) -> Value? {
      get { binding(keyPath)?.value as? Value }
      set {
        removeBinding(keyPath)
        guard let newValue else { return }
        bindings.append(
          Binding(keyPath: keyPath, value: newValue) { $0[keyPath: keyPath] = newValue }
        )
      }
    }

    /// The value that an optional property is set to at every update.
    ///
    /// Setting it to nil sets the property to nil.
    public subscript<Value>(keyPath: ReferenceWritableKeyPath<View, Value?>) -> Value? {
      get { binding(keyPath)?.value as? Value }
      set {
        removeBinding(keyPath)
        bindings.append(
          Binding(keyPath: keyPath, value: newValue as Any) { $0[keyPath: keyPath] = newValue }
        )
      }
    }

    private func binding(_ keyPath: AnyKeyPath) -> Binding<View>? {
      bindings.first { $0.keyPath == keyPath }
    }

    private mutating func removeBinding(_ keyPath: AnyKeyPath) {
      bindings.removeAll { $0.keyPath == keyPath }
    }
  }

  /// A property of a view that is set at every update.
  @preconcurrency @MainActor
  struct Binding<View: UIView> {
    let keyPath: AnyKeyPath
    let value: Any
    let apply: (View) -> Void
  }
}
