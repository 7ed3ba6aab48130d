public import Foundation
public import HeadlessUIKit

/// The content of a header or a footer, of a list or a section.
public protocol HeaderFooterContent: AnyHeaderFooterConvertible {
  /// The view that shows the content.
  associatedtype ContentView: UIView
  /// The view behind the content.
  associatedtype BackgroundView: UIView = UIView
  /// The view behind the content while it is pressed.
  associatedtype PressedBackgroundView: UIView = UIView

  /// Whether the other content looks the same. False drops known sizes.
  func isEquivalent(to other: Self) -> Bool
  /// What a `HeaderFooter` of this content has where its initialiser is given nothing.
  var defaultHeaderFooterProperties: DefaultHeaderFooterProperties<Self> { get }
  /// Whether a section header of this content sticks to the top; nil leaves it to the section.
  var isStickySectionHeader: Bool? { get }
  /// Shows the content in views.
  func apply(
    to views: HeaderFooterContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyHeaderFooterContentInfo
  )
  /// Which updates re-apply the content while it is on screen.
  var reappliesToVisibleView: ReappliesToVisibleView { get }
  /// Makes a view; it will show many contents of this type, one after the other.
  static func createReusableContentView(frame: CGRect) -> ContentView
  /// Makes a view to stand behind the content.
  static func createReusableBackgroundView(frame: CGRect) -> BackgroundView
  /// Makes a view to stand behind the content while it is pressed.
  static func createReusablePressedBackgroundView(frame: CGRect) -> PressedBackgroundView
}

/// Content of a header.
public typealias HeaderContent = HeaderFooterContent
/// Content of a footer.
public typealias FooterContent = HeaderFooterContent

extension HeaderFooterContent {
  /// None.
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
  /// Makes a plain view.
  public static func createReusableBackgroundView(frame: CGRect) -> UIView { UIView(frame: frame) }
}

extension HeaderFooterContent where PressedBackgroundView == UIView {
  /// Makes a plain view.
  public static func createReusablePressedBackgroundView(frame: CGRect) -> UIView {
    UIView(frame: frame)
  }
}

extension HeaderFooterContent where Self: Equatable {
  /// Equality.
  public func isEquivalent(to other: Self) -> Bool { self == other }
}

/// What a header's or footer's content is told when it is applied.
public struct ApplyHeaderFooterContentInfo {
  /// The environment of the list.
  public var environment = ListEnvironment.empty
}

/// A header or a footer: content, and how the list treats it.
///
/// It has no identifier: it is known by its slot and the type of its content.
public struct HeaderFooter<Content: HeaderFooterContent>: AnyHeaderFooter {
  /// What is shown.
  public var content: Content
  /// How it gets its size.
  public var sizing: Sizing
  /// What the layouts want to know about it.
  public var layouts: HeaderFooterLayouts
  /// Called when it was tapped.
  ///
  /// While it is pressed, its pressed background shows.
  public var onTap: (() -> Void)?
  /// Called when it came on screen.
  public var onDisplay: ((OnDisplay) -> Void)?
  /// Called when it left the screen.
  public var onEndDisplay: ((OnEndDisplay) -> Void)?
  /// A name for logs.
  public var debuggingIdentifier: String?

  /// A header or footer; what is not given comes from the content's defaults, then the list's.
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

  /// A header or footer with default properties, then changed by `configure`.
  public init(_ content: Content, configure: (inout HeaderFooter) -> Void) {
    self.init(content)
    configure(&self)
  }

  /// What `onDisplay` is told.
  public struct OnDisplay {
    /// The header or footer.
    public let headerFooter: HeaderFooter
    /// Whether it is on screen for the first time since it was added.
    public let isFirstDisplay: Bool
  }

  /// What `onEndDisplay` is told.
  public struct OnEndDisplay {
    /// The header or footer.
    public let headerFooter: HeaderFooter
    /// Whether it left the screen for the first time since it was added.
    public let isFirstEndDisplay: Bool
  }
}

/// A header.
public typealias Header = HeaderFooter
/// A footer.
public typealias Footer = HeaderFooter
