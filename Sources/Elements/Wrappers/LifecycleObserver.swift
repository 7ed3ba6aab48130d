import HeadlessUIKit

/// An element that is told when another one appears and disappears.
public struct LifecycleObserver: Element {
  /// The element.
  public private(set) var wrapped: any Element
  /// Called after it appeared.
  public private(set) var onAppear: (() -> Void)?
  /// Called after it disappeared.
  public private(set) var onDisappear: (() -> Void)?

  /// Creates an observer; around another observer, both become one.
  public init(
    onAppear: (() -> Void)? = nil,
    onDisappear: (() -> Void)? = nil,
    wrapping element: any Element
  ) {
    let inner = element as? LifecycleObserver
    wrapped = inner?.wrapped ?? element
    self.onAppear = Self.both(inner?.onAppear, onAppear)
    self.onDisappear = Self.both(inner?.onDisappear, onDisappear)
  }

  private static func both(_ first: (() -> Void)?, _ second: (() -> Void)?) -> (() -> Void)? {
    guard let first, let second else { return first ?? second }
    return {
      first()
      second()
    }
  }

  /// The element.
  public var content: ElementContent { ElementContent(child: wrapped) }

  /// A view that appears and disappears with the element.
  public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
    ViewDescription(UIView.self) {
      $0.onAppear = onAppear
      $0.onDisappear = onDisappear
    }
  }
}

extension Element {
  /// The element, with a function that is called after it appeared.
  public func onAppear(_ callback: @escaping () -> Void) -> LifecycleObserver {
    LifecycleObserver(onAppear: callback, wrapping: self)
  }

  /// The element, with a function that is called after it disappeared.
  public func onDisappear(_ callback: @escaping () -> Void) -> LifecycleObserver {
    LifecycleObserver(onDisappear: callback, wrapping: self)
  }
}

/// An element with transitions, which are only data here.
public struct TransitionContainer: Element {
  /// The element.
  public var wrappedElement: any Element
  /// The animation in which the element appears.
  public var appearingTransition: VisibilityTransition?
  /// The animation in which the element disappears.
  public var disappearingTransition: VisibilityTransition?
  /// The animation of changes of its layout.
  public var layoutTransition: LayoutTransition

  /// Creates an element with transitions.
  public init(
    appearingTransition: VisibilityTransition? = nil,
    disappearingTransition: VisibilityTransition? = nil,
    layoutTransition: LayoutTransition = .inherited,
    transitioning element: any Element
  ) {
    self.appearingTransition = appearingTransition
    self.disappearingTransition = disappearingTransition
    self.layoutTransition = layoutTransition
    wrappedElement = element
  }

  /// The element.
  public var content: ElementContent { ElementContent(child: wrappedElement) }

  /// A view with the transitions.
  public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
    ViewDescription(UIView.self) {
      $0.appearingTransition = appearingTransition
      $0.disappearingTransition = disappearingTransition
      $0.layoutTransition = layoutTransition
    }
  }
}

extension Element {
  /// The element with transitions, which are only data here.
  public func transition(
    onAppear: VisibilityTransition? = nil,
    onDisappear: VisibilityTransition? = nil,
    onLayout: LayoutTransition = .inherited
  ) -> TransitionContainer {
    TransitionContainer(
      appearingTransition: onAppear,
      disappearingTransition: onDisappear,
      layoutTransition: onLayout,
      transitioning: self
    )
  }

  /// The element with one transition for appearing and disappearing, which is only data here.
  public func transition(_ transition: VisibilityTransition?) -> TransitionContainer {
    self.transition(onAppear: transition, onDisappear: transition)
  }
}
