/// A value that can be used as a header or footer: a header or footer itself, or its content.
public protocol AnyHeaderFooterConvertible {
  /// The header or footer.
  func asAnyHeaderFooter() -> any AnyHeaderFooter
}

/// A type-erased header or footer.
public protocol AnyHeaderFooter: AnyHeaderFooterConvertible {
  /// The content.
  var anyContent: Any { get }
  /// The rule by which it is sized.
  var sizing: Sizing { get set }
  /// Its layout-specific options.
  var layouts: HeaderFooterLayouts { get set }
  /// True if a section header sticks to the top; nil leaves it to the section.
  var isStickySectionHeader: Bool? { get }
  /// The updates that re-apply the content while it is on screen.
  var reappliesToVisibleView: ReappliesToVisibleView { get }
  /// The action of a tap; nil when it cannot be tapped.
  var anyOnTap: (() -> Void)? { get }

  /// Returns whether the other one looks the same; false for a different type.
  func anyIsEquivalent(to other: any AnyHeaderFooter) -> Bool
  /// Creates the state that a list keeps for it from update to update.
  func newPresentationHeaderFooterState() -> PresentationHeaderFooterState
}

extension HeaderFooter {
  /// Itself.
  public func asAnyHeaderFooter() -> any AnyHeaderFooter { self }
  /// The content.
  public var anyContent: Any { content }
  /// True if a section header sticks to the top; nil leaves it to the section.
  public var isStickySectionHeader: Bool? { content.isStickySectionHeader }
  /// The updates that re-apply the content while it is on screen.
  public var reappliesToVisibleView: ReappliesToVisibleView { content.reappliesToVisibleView }

  /// The action of a tap; nil when it cannot be tapped.
  public var anyOnTap: (() -> Void)? { onTap }

  /// Returns whether the other one looks the same; false for a different type.
  public func anyIsEquivalent(to other: any AnyHeaderFooter) -> Bool {
    guard let other = other as? HeaderFooter else { return false }
    return content.isEquivalent(to: other.content)
  }

  /// Creates the state that a list keeps for it from update to update.
  public func newPresentationHeaderFooterState() -> PresentationHeaderFooterState {
    TypedPresentationHeaderFooterState<Content>()
  }
}
