public import Foundation
public import HeadlessUIKit
public import Signposts

/// The content of a header or a footer, of a list or a section.
public protocol HeaderFooterContent: AnyHeaderFooterConvertible {
  /// The view that shows the content.
  associatedtype ContentView: UIView
  /// The view behind the content.
  associatedtype BackgroundView: UIView = UIView
  /// The view behind the content while it is pressed.
  associatedtype PressedBackgroundView: UIView = UIView

  /// Returns whether the other content looks the same; false discards cached sizes.
  func isEquivalent(to other: Self) -> Bool
  /// The defaults for properties that the initialiser of `HeaderFooter` is not given.
  var defaultHeaderFooterProperties: DefaultHeaderFooterProperties<Self> { get }
  /// True if a section header of this content sticks to the top; nil leaves it to the section.
  var isStickySectionHeader: Bool? { get }
  /// Creates a view; it will be reused for many contents of this type.
  @preconcurrency @MainActor
  static func createReusableContentView(frame: CGRect) -> ContentView
  /// Applies the content to views.
  @preconcurrency @MainActor
  func apply(
    to views: HeaderFooterContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyHeaderFooterContentInfo
  )
  /// The updates that re-apply the content while it is on screen.
  var reappliesToVisibleView: ReappliesToVisibleView { get }
  /// Creates a background view.
  @preconcurrency @MainActor
  static func createReusableBackgroundView(frame: CGRect) -> BackgroundView
  /// Creates a background view to show while it is pressed.
  @preconcurrency @MainActor
  static func createReusablePressedBackgroundView(frame: CGRect) -> PressedBackgroundView
}

/// Content of a header.
public typealias HeaderContent = HeaderFooterContent
/// Content of a footer.
public typealias FooterContent = HeaderFooterContent

extension HeaderFooterContent {
  /// No defaults.
  public var defaultHeaderFooterProperties: DefaultHeaderFooterProperties<Self> {
    DefaultHeaderFooterProperties()
  }
  /// Leaves it to the section.
  public var isStickySectionHeader: Bool? { nil }
  /// Every update.
  public var reappliesToVisibleView: ReappliesToVisibleView { .always }
  /// The content in a `HeaderFooter` with default properties.
  public func asAnyHeaderFooter() -> any AnyHeaderFooter { HeaderFooter(self) }
}

extension HeaderFooterContent where BackgroundView == UIView {
  /// Creates a plain view.
  @preconcurrency @MainActor
  public static func createReusableBackgroundView(frame: CGRect) -> UIView { UIView(frame: frame) }
}

extension HeaderFooterContent where PressedBackgroundView == UIView {
  /// Creates a plain view.
  @preconcurrency @MainActor
  public static func createReusablePressedBackgroundView(frame: CGRect) -> UIView {
    UIView(frame: frame)
  }
}

extension HeaderFooterContent where Self: Equatable {
  /// Compares with `==`.
  public func isEquivalent(to other: Self) -> Bool { self == other }
}

/// The information passed to the content of a header or footer when it is applied.
public struct ApplyHeaderFooterContentInfo {
  /// The environment of the list.
  public var environment = ListEnvironment.empty
  /// The list's signposter, for intervals of the content's own.
  ///
  /// They nest in the interval `apply`, or in `measure` while the content is only measured.
  public var signposter = Signposter.disabled
  /// The objects that the list provides; nil outside of lists.
  package var services: ContentServices?
}

/// A header or footer: its content, and how the list treats it.
///
/// It has no identifier: its slot and the type of its content identify it.
public struct HeaderFooter<Content: HeaderFooterContent>: AnyHeaderFooter {
  /// The content.
  public var content: Content
  /// The rule by which it is sized.
  public var sizing: Sizing
  /// Its layout-specific options.
  public var layouts: HeaderFooterLayouts
  /// Called when it is tapped.
  ///
  /// While it is pressed, its pressed background shows.
  public var onTap: (() -> Void)?
  /// Called when it appears on screen.
  public var onDisplay: ((OnDisplay) -> Void)?
  /// Called when it leaves the screen.
  public var onEndDisplay: ((OnEndDisplay) -> Void)?
  /// A name for logs.
  public var debuggingIdentifier: String?

  /// Creates a header or footer; omitted values come from the content's defaults, then the list's.
  public init(
    _ content: Content,
    sizing: Sizing? = nil,
    layouts: HeaderFooterLayouts? = nil,
    onTap: (() -> Void)? = nil,
    onDisplay: ((OnDisplay) -> Void)? = nil,
    onEndDisplay: ((OnEndDisplay) -> Void)? = nil
  ) {
    let defaults = content.defaultHeaderFooterProperties
    self.content = content
    self.sizing = sizing ?? defaults.sizing ?? .thatFits(.noConstraint)
    self.layouts = layouts ?? defaults.layouts ?? HeaderFooterLayouts()
    self.onTap = onTap ?? defaults.onTap
    self.onDisplay = onDisplay ?? defaults.onDisplay
    self.onEndDisplay = onEndDisplay ?? defaults.onEndDisplay
    self.debuggingIdentifier = defaults.debuggingIdentifier
  }

  /// Creates a header or footer with default properties, then runs `configure` on it.
  public init(_ content: Content, configure: (inout HeaderFooter) -> Void) {
    self.init(content)
    configure(&self)
  }

  /// The information passed to `onDisplay`.
  public struct OnDisplay {
    /// The header or footer.
    public var headerFooter: HeaderFooter
    /// True if it is on screen for the first time since it was added.
    public var isFirstDisplay: Bool
  }

  /// The information passed to `onEndDisplay`.
  public struct OnEndDisplay {
    /// The header or footer.
    public var headerFooter: HeaderFooter
    /// True if it left the screen for the first time since it was added.
    public var isFirstEndDisplay: Bool
  }
}

extension HeaderFooter {
  /// Applies the content to views.
  @preconcurrency @MainActor
  public func apply(
    to views: HeaderFooterContentViews<Content>,
    for reason: ApplyReason,
    with info: ApplyHeaderFooterContentInfo
  ) {
    content.apply(to: views, for: reason, with: info)
  }
}

/// A header.
public typealias Header = HeaderFooter
/// A footer.
public typealias Footer = HeaderFooter
