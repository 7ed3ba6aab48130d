import Foundation
public import HeadlessUIKit

/// A description of a view that creates it and keeps it up to date.
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
  /// The rounding of the view's frame to pixels.
  public let frameRoundingBehavior: FrameRoundingBehavior
  /// The animation of changes of the view's frame and opacity.
  public let layoutTransition: LayoutTransition
  /// The animation in which the view appears.
  public let appearingTransition: VisibilityTransition?
  /// The animation in which the view disappears.
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
  @preconcurrency @MainActor
  public init<View: UIView>(
    _ viewType: View.Type,
    _ configure: (inout Configuration<View>) -> Void = { _ in }
  ) {
    var configuration = Configuration<View>()
    configure(&configuration)
    self.init(configuration)
  }

  @MainActor
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
  @preconcurrency @MainActor
  public func build() -> UIView { makeView() }

  /// Updates the view before its frame is set.
  @preconcurrency @MainActor
  func applyBeforeLayout(to view: UIView) {
    updateBeforeLayout(view)
  }

  /// Updates the view.
  @preconcurrency @MainActor
  public func apply(to view: UIView) {
    updateAfterLayout(view)
  }

  /// The view in which the views of the element's descendants are shown.
  @preconcurrency @MainActor
  public func contentView(in view: UIView) -> UIView { findContentView(view) }
}

extension ViewDescription {
  /// The rounding of a frame to pixels.
  public enum FrameRoundingBehavior: Hashable, Sendable {
    /// Each edge is rounded: edges that touch still touch, and the size may change by a pixel.
    case prioritizeEdges
    /// Origin and size are rounded: the size does not depend on the origin.
    case prioritizeSize
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
