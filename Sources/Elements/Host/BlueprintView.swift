public import Foundation
public import HeadlessUIKit
package import ListSchema
public import Signposts

/// A view that shows an element.
///
/// ```swift
/// let view = BlueprintView(element: Label(text: "Hello").centered())
/// view.frame.size = CGSize(width: 320, height: 480)
/// view.layoutIfNeeded()
/// ```
open class BlueprintView: UIView {
  /// The element that is shown; it fills the view.
  public var element: (any Element)? {
    didSet {
      guard element != nil || oldValue != nil else { return }
      invalidate(because: .changed)
    }
  }

  /// The environment of the element, besides the inherited one.
  public var environment: Environment {
    didSet {
      guard !environment.isEmpty || !oldValue.isEmpty else { return }
      invalidate(because: .environment)
    }
  }

  /// True if the element inherits the environment of the element that shows an enclosing view.
  public var automaticallyInheritsEnvironmentFromContainingBlueprintViews = true {
    didSet {
      guard automaticallyInheritsEnvironmentFromContainingBlueprintViews != oldValue else { return }
      invalidate(because: .environment)
    }
  }

  /// The mode in which elements are measured; nil uses the mode of the environment.
  public var layoutMode: LayoutMode? {
    didSet { if layoutMode != oldValue { invalidate(because: .environment) } }
  }

  /// True if touches pass through the view where the element shows none.
  public var passThroughTouches = false {
    didSet { if passThroughTouches != oldValue { invalidate(because: .environment) } }
  }

  /// A name for traces.
  public var name: String?

  /// Told about every update.
  public weak var metricsDelegate: (any BlueprintViewMetricsDelegate)?

  /// Records the steps of every update: `element_build`, `element_measure`, `element_layout` and
  /// `element_views`, with counts of their work, and what each type of element cost.
  public var signposter = Signposter.disabled

  /// The number of the type of the row's content in traces; 0 outside of rows.
  package var contentType = 0

  /// True if pixel rounding starts in this view, wherever it is on screen.
  package var startsPixelRounding = false

  /// The environment of the element, if it takes nothing from this view and enclosing ones.
  var fixedEnvironment: Environment?

  /// The work of the last update.
  package internal(set) var lastCounts = LayoutCounts()

  /// The services of the view for its elements; made when first needed.
  var ownServices: ElementServices?
  var controllers: [NativeViewController] = []
  var needsUpdate = false
  /// The reason for the next update; nil if only the bounds changed.
  var cause: ListSchema.ElementCause?
  /// The number of elements that were built for the next update, if it is counted.
  var builtElements = 0
  var isUpdating = false
  var hasDeferredUpdate = false
  var lastBounds: CGRect?
  /// The sizes since the last invalidation.
  var measuredSizes: [SizeConstraint: CGSize] = [:]
  /// The tree that was measured since the last invalidation.
  var measuredTree: MeasuredTree?
  /// True if the view was in a window when its callbacks last ran.
  var wasInWindow = false

  /// Creates a view of an element.
  public init(element: (any Element)?, environment: Environment = .empty) {
    self.element = element
    self.environment = environment
    super.init(frame: .zero)
    needsUpdate = element != nil
    cause = .shown
    startTrackingWindow()
  }

  /// Creates a view without an element.
  public override convenience init(frame: CGRect = .zero) {
    self.init(element: nil)
    self.frame = frame
  }

  /// The size of the element in the available one; 0 and infinity are no limits.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    func axis(_ length: CGFloat) -> SizeConstraint.Axis {
      length == 0 ? .unconstrained : SizeConstraint.Axis(limit: length)
    }
    return measure(in: SizeConstraint(width: axis(size.width), height: axis(size.height)))
  }

  /// The size of the element at the width of the view; without a limit if that is 0.
  open override var intrinsicContentSize: CGSize {
    guard element != nil else { return super.intrinsicContentSize }
    let width = bounds.width
    return measure(in: width == 0 ? .unconstrained : SizeConstraint(width: width))
  }

  /// The size at the width of a target, as Auto Layout requests it.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    let width = horizontal >= .required ? targetSize.width : 0
    let height = vertical >= .required ? targetSize.height : 0
    let size = sizeThatFits(CGSize(width: width, height: height))
    return CGSize(
      width: horizontal >= .required ? targetSize.width : size.width,
      height: vertical >= .required ? targetSize.height : size.height
    )
  }

  /// The view that a touch hits; nil where touches pass through.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return passThroughTouches && view === self ? nil : view
  }

  /// Updates the views if the element or the bounds changed.
  open override func layoutSubviews() {
    updateIfNeeded()
  }

  /// The safe area is part of the environment.
  open override func safeAreaInsetsDidChange() {
    invalidate(because: .environment)
  }

  /// Labels are measured anew.
  open override func textMeasurerDidChange() {
    super.textMeasurerDidChange()
    invalidate(because: .environment)
  }

  /// Views that are only used for measuring have other traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard fixedEnvironment == nil, element != nil else { return }
    invalidate(because: .environment)
  }

  /// The direction is part of the environment.
  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { if semanticContentAttribute != oldValue { invalidate(because: .environment) } }
  }

  /// Another superview may have another environment.
  open override func didMoveToSuperview() {
    guard fixedEnvironment == nil else { return }
    invalidate(because: .environment)
  }

  /// Shows an element in exactly this environment.
  ///
  /// - Parameters:
  ///   - element: the element; nil shows nothing.
  ///   - environment: the environment, which takes nothing from this view and enclosing ones.
  ///   - pass: a pass in which an equivalent element was measured in an equivalent environment.
  ///   - cause: why it is shown.
  package func show(
    _ element: (any Element)?,
    in environment: Environment,
    measuredIn pass: LayoutPass? = nil,
    because cause: ListSchema.ElementCause = .shown
  ) {
    fixedEnvironment = environment
    self.element = element
    self.cause = cause
    guard let element, let pass else { return }
    measuredTree = build(element, environment, pass)
  }

  func invalidate(because cause: ListSchema.ElementCause) {
    // What changed first says more than that the environment is another, too.
    if self.cause == nil || self.cause == .environment { self.cause = cause }
    builtElements = 0
    measuredSizes.removeAll(keepingCapacity: true)
    measuredTree = nil
    // The size of a row is a matter of its list.
    if fixedEnvironment == nil, superview != nil { invalidateIntrinsicContentSize() }
    guard !isUpdating else { return deferUpdate() }
    needsUpdate = true
    setNeedsLayout()
  }

  /// Updates later: an update is under way.
  private func deferUpdate() {
    guard !hasDeferredUpdate else { return }
    hasDeferredUpdate = true
    guard let nearestRunLoop else { return }
    nearestRunLoop.perform { [weak self] in
      self?.beginDeferredUpdate()
      self?.layoutIfNeeded()
    }
  }

  func beginDeferredUpdate() {
    guard hasDeferredUpdate else { return }
    hasDeferredUpdate = false
    needsUpdate = true
    setNeedsLayout()
  }
}

extension BlueprintView: WindowTracking {
  /// Elements appear with the window and disappear with it.
  package func windowDidChange() {
    if fixedEnvironment == nil { invalidate(because: .environment) }
    let isInWindow = window != nil
    guard isInWindow != wasInWindow else { return }
    // The views of a row that is used again show another row's element until they are updated.
    if isInWindow, needsUpdate, fixedEnvironment != nil { return }
    wasInWindow = isInWindow
    for callback in lifecycleCallbacks(isInWindow ? \.onAppear : \.onDisappear) { callback() }
  }

  /// The callbacks of all elements, from the outermost in.
  func lifecycleCallbacks(_ callback: (NativeViewController) -> (() -> Void)?) -> [() -> Void] {
    var callbacks: [() -> Void] = []
    for controller in controllers {
      controller.visit { if let callback = callback($0) { callbacks.append(callback) } }
    }
    return callbacks
  }
}
