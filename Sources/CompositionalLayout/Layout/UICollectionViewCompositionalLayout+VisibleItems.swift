package import HeadlessUIKit

extension UICollectionViewCompositionalLayout {
  /// The elements that the view shows, as the handlers of their sections want them to look.
  ///
  /// A handler gets the elements of its section, how far the section is scrolled and the room there
  /// is; what it changes has no effect on the layout.
  ///
  /// - Complexity: O(log n + visible).
  public func visibleItems() -> [VisibleLayoutItem] {
    let found = elements(
      in: CGRect(origin: contentOffset, size: viewport.size)
    )
    var result: [VisibleLayoutItem] = []
    var rest = found[...]
    while let first = rest.first {
      let isOfSection = first.indexPath.count == 2
      let count = rest.prefix {
        $0.indexPath.count == first.indexPath.count
          && (!isOfSection || $0.indexPath.section == first.indexPath.section)
      }.count
      let items = rest.prefix(count).map(VisibleLayoutItem.init)
      rest = rest.dropFirst(count)
      let input =
        isOfSection ? VisibleItemsInput(ofSection: first.indexPath.section, items, in: self) : nil
      result += input.map { callHandler($0) } ?? items
    }
    return result
  }

  /// Returns the present input of a section's handler; nil if the section has none.
  ///
  /// - Complexity: O(log n + visible elements of the section).
  package func visibleItemsInput(ofSection index: Int) -> VisibleItemsInput? {
    guard section(index)?.layout.visibleItemsInvalidationHandler != nil else { return nil }
    let visible = visibleElements(ofSection: index)
    return VisibleItemsInput(
      ofSection: index,
      visible.map(VisibleLayoutItem.init),
      in: self
    )
  }

  /// Has the handler of a section change its visible elements.
  package func callHandler(_ input: VisibleItemsInput) -> [VisibleLayoutItem] {
    guard let section = section(input.section),
      let handler = section.layout.visibleItemsInvalidationHandler
    else { return input.items }
    work.handlerCalls += 1
    let contents = section.contents
    if contents.hasEstimatedItems || contents.hasEstimatedElements {
      work.handlerCallsOnEstimates += 1
    }
    let items = input.items.map(HandledVisibleItem.init)
    handler(items, input.offset, input.environment)
    return items.map(\.look)
  }

  /// True if any section has a handler of visible items.
  package var hasVisibleItemsHandlers: Bool {
    solved.sections.contains { $0.layout.visibleItemsInvalidationHandler != nil }
  }
}

/// The input of a handler of visible items.
package struct VisibleItemsInput: Hashable, Sendable {
  /// The number of the section.
  package let section: Int
  /// The visible elements, as they were placed.
  package let items: [VisibleLayoutItem]
  /// The scroll offset of the view, or of the section on its own axis.
  package let offset: CGPoint
  /// The room that the section has.
  package let environment: LayoutEnvironment

  /// The input of a section's handler; nil if there is no such section, or no handler.
  @MainActor
  fileprivate init?(
    ofSection index: Int,
    _ items: [VisibleLayoutItem],
    in layout: UICollectionViewCompositionalLayout
  ) {
    guard let section = layout.section(index),
      section.layout.visibleItemsInvalidationHandler != nil
    else { return nil }
    self.section = index
    self.items = items
    var offset = layout.contentOffset
    if section.isOrthogonal {
      let own = layout.orthogonalOffset(ofSection: index)
      let isMirrored = layout.viewport.isRightToLeft && section.stackAxis == .horizontal
      offset[section.stackAxis] = isMirrored ? section.maxScrollOffset - own : own
    }
    self.offset = offset
    environment = LayoutEnvironment(
      contentSize: section.room.container,
      traitCollection: layout.viewport.traitCollection
    )
  }
}
