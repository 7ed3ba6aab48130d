public import Foundation
import HeadlessUIKit

/// Everything that a list can show.
public struct Content {
  /// Distinguishes this content from entirely different content.
  ///
  /// When it changes, the update is not animated and the list scrolls back to its top.
  public var identifier: AnyHashable?
  /// A value on which all sizes depend; when it changes, everything is measured again.
  public var context: ContentContext?
  /// The control that the user pulls down to reload the content; nil for none.
  public var refreshControl: RefreshControl?
  /// The header above everything, across the whole width.
  public var containerHeader: (any AnyHeaderFooterConvertible)?
  /// The header above the sections.
  public var header: (any AnyHeaderFooterConvertible)?
  /// The footer below the sections.
  public var footer: (any AnyHeaderFooterConvertible)?
  /// The footer that shows below everything when the list is pulled beyond its end.
  public var overscrollFooter: (any AnyHeaderFooterConvertible)?
  /// The sections, from top to bottom.
  public var sections: [Section]

  /// Creates content with all its parts.
  public init(
    identifier: AnyHashable? = nil,
    context: ContentContext? = nil,
    refreshControl: RefreshControl? = nil,
    containerHeader: (any AnyHeaderFooterConvertible)? = nil,
    header: (any AnyHeaderFooterConvertible)? = nil,
    footer: (any AnyHeaderFooterConvertible)? = nil,
    overscrollFooter: (any AnyHeaderFooterConvertible)? = nil,
    sections: [Section] = []
  ) {
    self.identifier = identifier
    self.context = context
    self.refreshControl = refreshControl
    self.containerHeader = containerHeader
    self.header = header
    self.footer = footer
    self.overscrollFooter = overscrollFooter
    self.sections = sections
  }

  /// Creates empty content, then runs `configure` on it.
  public init(with configure: (inout Content) -> Void) {
    self.init()
    configure(&self)
  }

  /// The number of rows in all sections.
  ///
  /// Linear in the number of sections.
  public var itemCount: Int {
    // By index: passing a section to a closure copies it.
    var count = 0
    for index in sections.indices { count += sections[index].storage.count }
    return count
  }

  /// The number of rows that are made when they are needed.
  ///
  /// - Complexity: O(sections).
  var lazyItemCount: Int {
    var count = 0
    for index in sections.indices {
      guard let rows = sections[index].storage.rows, rows.areMadeWhenNeeded else { continue }
      count += rows.count
    }
    return count
  }

  /// The sections that have rows.
  public var nonEmptySections: [Section] { sections.filter { $0.count > 0 } }

  /// The first row of all.
  public var firstItem: (any AnyItem)? { sections.first { $0.count > 0 }?.storage.item(at: 0) }

  /// The last row of all.
  public var lastItem: (any AnyItem)? { lastIndexPath().map { item(at: $0) } }

  /// The row at a path.
  ///
  /// - Precondition: the path is within the content.
  public func item(at path: IndexPath) -> any AnyItem {
    precondition(
      path.count == 2 && sections.indices.contains(path.section)
        && (0..<sections[path.section].count).contains(path.item),
      "there is no item at \(Array(path))"
    )
    return sections[path.section].storage.item(at: path.item)
  }

  /// Adds a section at the end.
  public mutating func add(_ section: Section) {
    sections.append(section)
  }

  /// Adds the listed sections at the end.
  public mutating func add(@ListableBuilder<Section> sections: () -> [Section]) {
    self.sections += sections()
  }

  /// Removes the sections that have no rows.
  public mutating func removeEmpty() {
    sections.removeAll { $0.count == 0 }
  }

  /// Adds a section at the end: the short form of `content += Section(id) { … }`.
  public mutating func callAsFunction<Value: Hashable>(
    _ identifier: Value,
    configure: (inout Section) -> Void
  ) {
    add(Section(identifier, configure: configure))
  }

  /// Adds a section at the end.
  public static func += (content: inout Content, section: Section) {
    content.add(section)
  }

  /// Adds sections at the end.
  public static func += (content: inout Content, sections: [Section]) {
    content.sections += sections
  }
}
