extension ListView {
  /// The number of the first item on screen, counted over all sections from 0; nil if there is none.
  ///
  /// - Complexity: O(sections).
  public var firstVisibleItem: Int? {
    let places = display.visible.items.lazy.map(\.placed.place)
    guard let first = places.min(by: { ($0.section, $0.index) < ($1.section, $1.index) })
    else { return nil }
    // By index: passing a section to a closure copies it.
    var before = 0
    for index in 0..<min(first.section, contentState.all.sections.count) {
      before += contentState.all.sections[index].count
    }
    return before + first.index
  }
}
