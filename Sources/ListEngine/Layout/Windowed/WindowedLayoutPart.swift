import ListSchema

/// A part of a list that is not an item.
public enum WindowedLayoutPart: Hashable, Sendable {
  /// Above everything.
  case containerHeader
  /// The header of the list.
  case listHeader
  /// The footer of the list.
  case listFooter
  /// Below the content, and not part of it.
  case overscrollFooter
  /// The header of a section.
  case sectionHeader(Int)
  /// The footer of a section.
  case sectionFooter(Int)
  /// An element that the layout adds: a badge, a background.
  case attachment(LayoutAttachmentID)
}

/// The identifier of an element that a layout adds to the content.
public struct LayoutAttachmentID: Hashable, Sendable {
  /// The kind of the element.
  public var kind: String
  /// The section; -1 for the whole list.
  public var section: Int
  /// The number among those of the same kind in the section.
  public var index: Int
  /// True if it is behind the items.
  public var isDecoration: Bool

  /// Creates an identity.
  ///
  /// - Parameters:
  ///   - kind: the kind of the element.
  ///   - section: the section; -1 for the whole list.
  ///   - index: the number among those of the same kind in the section.
  ///   - isDecoration: whether it is behind the items.
  public init(kind: String, section: Int, index: Int, isDecoration: Bool = false) {
    self.kind = kind
    self.section = section
    self.index = index
    self.isDecoration = isDecoration
  }
}
