/// What can be a header or a footer: one, or the content of one.
public protocol AnyHeaderFooterConvertible {
  /// The header or footer.
  func asAnyHeaderFooter() -> any AnyHeaderFooter
}

/// A header or a footer, whatever its content.
public protocol AnyHeaderFooter: AnyHeaderFooterConvertible {
  /// What is shown.
  var anyContent: Any { get }
  /// How it gets its size.
  var sizing: Sizing { get set }
  /// What the layouts want to know about it.
  var layouts: HeaderFooterLayouts { get }
  /// Whether a section header sticks to the top; nil leaves it to the section.
  var isStickySectionHeader: Bool? { get }
  /// Which updates re-apply the content while it is on screen.
  var reappliesToVisibleView: ReappliesToVisibleView { get }
  /// What a tap does; nil when it cannot be tapped.
  var anyOnTap: (() -> Void)? { get }

  /// Whether the other one looks the same; false for one of another type.
  func anyIsEquivalent(to other: any AnyHeaderFooter) -> Bool
  /// Makes what a list keeps about it from update to update.
  func newPresentationHeaderFooterState() -> PresentationHeaderFooterState
}

extension HeaderFooter {
  /// Itself.
  public func asAnyHeaderFooter() -> any AnyHeaderFooter { self }
  /// What is shown.
  public var anyContent: Any { content }
  /// Whether a section header sticks to the top; nil leaves it to the section.
  public var isStickySectionHeader: Bool? { content.isStickySectionHeader }
  /// Which updates re-apply the content while it is on screen.
  public var reappliesToVisibleView: ReappliesToVisibleView { content.reappliesToVisibleView }

  /// What a tap does; nil when it cannot be tapped.
  public var anyOnTap: (() -> Void)? { onTap }

  /// Whether the other one looks the same; false for one of another type.
  public func anyIsEquivalent(to other: any AnyHeaderFooter) -> Bool {
    guard let other = other as? HeaderFooter else { return false }
    return content.isEquivalent(to: other.content)
  }

  /// Makes what a list keeps about it from update to update.
  public func newPresentationHeaderFooterState() -> PresentationHeaderFooterState {
    TypedPresentationHeaderFooterState<Content>()
  }
}
