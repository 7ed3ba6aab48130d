// The sections that an update presented anew, with the states of their rows, freed from the end.
extension [PresentationSection] {
  /// Forgets the states of sections that other ones have as well: nothing of them is to be freed.
  ///
  /// - Complexity: O(sections of both).
  mutating func forgetItems(sharedWith others: [PresentationSection]) {
    let shared = Set(others.compactMap(\.address))
    removeAll { $0.address.map(shared.contains) ?? true }
  }

  /// The last sections, and the last rows of the section before those, that are freed together.
  func nextPiece() -> FormerPart.Piece {
    var piece = FormerPart.Piece()
    for section in reversed() where piece.items < FormerPart.maxRows {
      let free = FormerPart.maxRows - piece.items
      guard section.items.count <= free else {
        piece.rows = free
        piece.items += free
        break
      }
      piece.items += section.items.count
      piece.sections += 1
    }
    return piece
  }

  /// Frees a piece.
  mutating func removeLast(_ piece: FormerPart.Piece) {
    removeLast(piece.sections)
    if piece.rows > 0 { self[count - 1].items.elements.removeLast(piece.rows) }
  }
}

extension PresentationSection {
  /// The address of the states of the rows; nil for none.
  fileprivate var address: UnsafeRawPointer? {
    items.elements.withUnsafeBytes { $0.baseAddress }
  }
}
