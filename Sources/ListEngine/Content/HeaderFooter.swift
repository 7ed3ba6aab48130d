public import Foundation
public import HeadlessUIKit

/// The content of a header or a footer, of a list or a section.
public protocol HeaderFooterContent: AnyHeaderFooterConvertible {
  /// The view that shows the content.
  associatedtype ContentView: UIView

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

extension HeaderFooterContent where Self: Equatable {
  /// Equality.
  public func isEquivalent(to other: Self) -> Bool { self == other }
}

/// The views of a header or a footer.
public struct HeaderFooterContentViews<Content: HeaderFooterContent> {
  /// The view that shows the content.
  public let content: Content.ContentView
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
  /// A name for logs.
  public var debuggingIdentifier: String?

  /// A header or footer; what is not given comes from the content's defaults, then the list's.
  public init(
    _ content: Content,
    sizing: Sizing? = nil,
    layouts: HeaderFooterLayouts? = nil
  ) {
    let defaults = content.defaultHeaderFooterProperties
    self.content = content
    self.sizing = sizing ?? defaults.sizing ?? .thatFits(.noConstraint)
    self.layouts = layouts ?? defaults.layouts ?? HeaderFooterLayouts()
    self.debuggingIdentifier = defaults.debuggingIdentifier
  }
}

/// A header.
public typealias Header = HeaderFooter
/// A footer.
public typealias Footer = HeaderFooter

/// What a `HeaderFooter` has where its initialiser is given nothing; nil leaves it to the list.
public struct DefaultHeaderFooterProperties<Content: HeaderFooterContent> {
  /// See `HeaderFooter.sizing`.
  public var sizing: Sizing?
  /// See `HeaderFooter.layouts`.
  public var layouts: HeaderFooterLayouts?
  /// See `HeaderFooter.debuggingIdentifier`.
  public var debuggingIdentifier: String?

  /// No properties, then changed by `configure`.
  public init(configure: (inout DefaultHeaderFooterProperties) -> Void = { _ in }) {
    configure(&self)
  }
}
