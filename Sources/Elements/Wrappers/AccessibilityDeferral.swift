import HeadlessUIKit

/// Accessibility of one element that another one speaks: an error below a field, spoken with the field.
///
/// A parent holds sources and receivers; here they are only data, as nothing speaks.
public struct AccessibilityDeferral {
  /// The part of a source that a receiver speaks.
  public struct Content: Hashable, Sendable {
    /// The way in which it is spoken.
    public enum Kind: Hashable, Sendable {
      /// The source's own accessibility, as custom content.
      case inherited(AccessibilityElement.CustomContent.Importance = .default)
      /// The source's own accessibility, as an error of high importance.
      case error
      /// Custom content.
      case custom(AccessibilityElement.CustomContent)
    }

    /// The way in which it is spoken.
    public var kind: Kind
    /// The identifier of the source.
    public var sourceIdentifier: String

    /// Creates content of a source.
    public init(kind: Kind, identifier: String) {
      self.kind = kind
      sourceIdentifier = identifier
    }
  }

  /// An element in which receivers speak the content of sources.
  public struct ParentContainer: Element {
    /// The element.
    public var wrappedElement: any Element

    /// Creates a parent of sources and receivers.
    public init(wrapping element: () -> any Element) { wrappedElement = element() }

    /// The element.
    public var content: ElementContent { ElementContent(child: wrappedElement) }

    /// A view around the element.
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
      UIView.describe { _ in }
    }
  }

  /// An element whose accessibility a receiver speaks.
  public struct SourceContainer: Element {
    /// The element.
    public var wrappedElement: any Element
    /// The identifier by which receivers name it.
    public var identifier: String

    /// Creates a source.
    public init(identifier: String, wrapping element: () -> any Element) {
      self.identifier = identifier
      wrappedElement = element()
    }

    /// The element.
    public var content: ElementContent { ElementContent(child: wrappedElement) }

    /// A view around the element.
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
      UIView.describe { _ in }
    }
  }

  /// An element that speaks the content of sources.
  public struct ReceiverContainer: Element {
    /// The element.
    public var wrappedElement: any Element
    /// The content of sources.
    public var deferredContent: [Content]

    /// Creates a receiver.
    public init(_ deferredContent: [Content] = [], wrapping element: () -> any Element) {
      self.deferredContent = deferredContent
      wrappedElement = element()
    }

    /// The element.
    public var content: ElementContent { ElementContent(child: wrappedElement) }

    /// A view around the element.
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
      UIView.describe { _ in }
    }
  }
}

extension Element {
  /// The element as a parent of sources and receivers of deferred accessibility.
  public func deferAccessibilityToChildren() -> AccessibilityDeferral.ParentContainer {
    AccessibilityDeferral.ParentContainer { self }
  }

  /// The element as a source, whose accessibility a receiver speaks.
  public func deferredAccessibilitySource(
    identifier: String
  ) -> AccessibilityDeferral.SourceContainer {
    AccessibilityDeferral.SourceContainer(identifier: identifier) { self }
  }

  /// The element as a receiver, which speaks the content of sources.
  public func deferredAccessibilityReceiver(
    _ content: [AccessibilityDeferral.Content] = []
  ) -> AccessibilityDeferral.ReceiverContainer {
    AccessibilityDeferral.ReceiverContainer(content) { self }
  }
}
