import Foundation
public import HeadlessUIKit

/// How a view is created and kept up to date.
///
/// ```swift
/// func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
///   UILabel.describe { config in
///     config[\.text] = text
///     config[\.numberOfLines] = 0
///   }
/// }
/// ```
public struct ViewDescription {
  /// The class of the view; views of other classes are replaced.
  public let viewType: UIView.Type
  /// How the frame of the view is rounded to pixels.
  public let frameRoundingBehavior: FrameRoundingBehavior
  /// How changes of the view's frame and opacity are animated.
  public let layoutTransition: LayoutTransition
  /// How the view appears.
  public let appearingTransition: VisibilityTransition?
  /// How the view disappears.
  public let disappearingTransition: VisibilityTransition?
  /// Called after the view appeared in a window.
  public let onAppear: (() -> Void)?
  /// Called after the view disappeared from a window.
  public let onDisappear: (() -> Void)?

  private let makeView: () -> UIView
  private let updateBeforeLayout: (UIView) -> Void
  private let updateAfterLayout: (UIView) -> Void
  private let findContentView: (UIView) -> UIView

  /// Creates a description of a view of a class.
  public init<View: UIView>(
    _ viewType: View.Type,
    _ configure: (inout Configuration<View>) -> Void = { _ in }
  ) {
    var configuration = Configuration<View>()
    configure(&configuration)
    self.init(configuration)
  }

  private init<View: UIView>(_ configuration: Configuration<View>) {
    func typed(_ view: UIView) -> View {
      // A cast of every view would take longer.
      if type(of: view) == View.self { return unsafeDowncast(view, to: View.self) }
      guard let view = view as? View else {
        preconditionFailure("the description of a \(View.self) was applied to a \(type(of: view))")
      }
      return view
    }
    viewType = View.self
    frameRoundingBehavior = configuration.frameRoundingBehavior
    layoutTransition = configuration.layoutTransition
    appearingTransition = configuration.appearingTransition
    disappearingTransition = configuration.disappearingTransition
    onAppear = configuration.onAppear
    onDisappear = configuration.onDisappear
    makeView = configuration.builder
    findContentView = { configuration.contentView(typed($0)) }
    updateBeforeLayout = { view in
      let view = typed(view)
      for update in configuration.updatesBeforeLayout { update(view) }
      for binding in configuration.bindings { binding.apply(view) }
    }
    updateAfterLayout = { view in
      let view = typed(view)
      for update in configuration.updates { update(view) }
      for binding in configuration.bindings { binding.apply(view) }
    }
  }

  /// Creates the view.
  public func build() -> UIView { makeView() }

  /// Updates the view before its frame is set.
  func applyBeforeLayout(to view: UIView) {
    updateBeforeLayout(view)
  }

  /// Updates the view.
  public func apply(to view: UIView) {
    updateAfterLayout(view)
  }

  /// The view in which the views of the element's descendants are shown.
  public func contentView(in view: UIView) -> UIView { findContentView(view) }
}

extension ViewDescription {
  /// How a frame is rounded to pixels.
  public enum FrameRoundingBehavior: Hashable, Sendable {
    /// Each edge is rounded: edges that touch still touch, and the size may change by a pixel.
    case prioritizeEdges
    /// Origin and size are rounded: the size does not depend on the origin.
    case prioritizeSize
  }

  /// The parts of a description, for a class of views.
  public struct Configuration<View: UIView> {
    /// Creates the view; by default with an empty frame.
    public var builder: () -> View = { View.makeReusable() }
    /// The view in which the views of the element's descendants are shown; by default the view.
    public var contentView: (View) -> UIView = { $0 }
    /// How changes of the view's frame and opacity are animated.
    public var layoutTransition = LayoutTransition.inherited
    /// How the view appears.
    public var appearingTransition: VisibilityTransition?
    /// How the view disappears.
    public var disappearingTransition: VisibilityTransition?
    /// Called after the view appeared in a window.
    public var onAppear: (() -> Void)?
    /// Called after the view disappeared from a window.
    public var onDisappear: (() -> Void)?
    /// How the frame is rounded to pixels.
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
  struct Binding<View: UIView> {
    let keyPath: AnyKeyPath
    let value: Any
    let apply: (View) -> Void
  }
}

/// A class of views that can be described.
public protocol DescribableView: UIView {}

extension UIView: DescribableView {}

extension DescribableView {
  /// The description of a view of this class.
  public static func describe(
    _ configure: (inout ViewDescription.Configuration<Self>) -> Void
  ) -> ViewDescription {
    ViewDescription(Self.self, configure)
  }
}

extension UIView {
  /// A view of this class with an empty frame.
  static func makeReusable() -> Self {
    guard let view = makeWithEmptyFrame() as? Self else {
      preconditionFailure("\(self).init(frame:) made a view of another class")
    }
    return view
  }
}
