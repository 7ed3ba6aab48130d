/// Something that a list no longer needs, freed piece by piece.
enum FormerPart {
  /// An update, the sections that it presented anew, and the states of rows that it removed.
  case pass(UpdatePass?, [PresentationSection], removed: [PresentationItemState])
  /// The content that was replaced, and by which: nil once the rows of both are known.
  case content(Content, replacedBy: Content?)
  /// Anything else, with its number of items.
  case object(AnyObject, itemCount: Int)
  /// Nothing is left.
  case nothing

  /// A part of it that is freed without interruption.
  struct Piece: Equatable {
    /// The number of rows, or states of rows, that are freed or no longer referred to.
    var items = 0
    /// The number of sections at the end that are freed as a whole.
    var sections = 0
    /// The number of rows at the end of the section before those.
    var rows = 0
  }

  /// The most rows of a piece, but for rows that are not in an array.
  static let maxRows = 1_024

  /// Creates a part from an update after which `presentation` is presented.
  ///
  /// - Complexity: O(sections presented before and after); O(1) if that was no more than one piece.
  init(_ pass: UpdatePass, replacedBy presentation: PresentationState) {
    var sections: [PresentationSection] = []
    if pass.old.itemCount > Self.maxRows {
      sections = pass.old.elements
      sections.forgetItems(sharedWith: presentation.sections.elements)
    }
    self = .pass(pass, sections, removed: pass.changes.releasedItems)
  }

  /// The number of items.
  ///
  /// - Complexity: O(sections).
  var itemCount: Int {
    switch self {
    case .pass(let pass, let sections, let removed):
      pass?.old.itemCount ?? sections.reduce(removed.count) { $0 + $1.items.count }
    case .content(let content, _): content.itemCount
    case .object(_, let itemCount): itemCount
    case .nothing: 0
    }
  }

  /// True if it is a content that was replaced.
  var isContent: Bool { if case .content = self { true } else { false } }

  /// Returns the piece to be freed next.
  ///
  /// - Complexity: O(sections of the piece); the first time O(sections).
  mutating func nextPiece() -> Piece {
    // Moved out, because another reference to the sections would keep their rows.
    if var content = takeContent() {
      defer { self = .content(content, replacedBy: nil) }
      return content.sections.nextPiece()
    }
    return nextPieceOfOthers
  }

  private var nextPieceOfOthers: Piece {
    switch self {
    case .pass(let pass?, let sections, _) where sections.isEmpty: Piece(items: pass.old.itemCount)
    case .pass(nil, let sections, let removed) where sections.isEmpty:
      Piece(items: min(removed.count, Self.maxRows))
    case .pass(_, let sections, _): sections.nextPiece()
    case .object(_, let itemCount): Piece(items: itemCount)
    case .content, .nothing: Piece()
    }
  }

  /// The content; nil where it is none.
  ///
  /// Nothing is left then, so that nothing else refers to its rows.
  private mutating func takeContent() -> Content? {
    guard case .content(var content, let current) = self else { return nil }
    self = .nothing
    if let current { content.forgetRows(sharedWith: current) }
    return content
  }

  /// Returns the rest of an update, without the update itself; nil where it is none.
  ///
  /// Nothing is left then, so that nothing else refers to the states.
  private mutating func takePass() -> (
    sections: [PresentationSection], removed: [PresentationItemState]
  )? {
    guard case .pass(_, let sections, let removed) = self else { return nil }
    self = .nothing
    return (sections, removed)
  }

  /// Frees a piece.
  ///
  /// - Parameter piece: the piece that `nextPiece` returned.
  /// - Returns: whether nothing is left.
  mutating func free(_ piece: Piece) -> Bool {
    if var content = takeContent() {
      content.sections.removeLast(piece.sections)
      if piece.rows > 0 {
        content.sections[content.sections.count - 1].storage.removeLast(piece.rows)
      }
      if !content.sections.isEmpty { self = .content(content, replacedBy: nil) }
    } else if case .pass(_?, let sections, let removed) = self, sections.isEmpty {
      self = removed.isEmpty ? .nothing : .pass(nil, [], removed: removed)
    } else if var (sections, removed) = takePass() {
      if sections.isEmpty {
        removed.removeLast(piece.items)
      } else {
        sections.removeLast(piece)
      }
      if !sections.isEmpty || !removed.isEmpty { self = .pass(nil, sections, removed: removed) }
    } else {
      self = .nothing
    }
    if case .nothing = self { return true }
    return false
  }
}

extension [Section] {
  /// The last sections, and the last rows of the section before those, that are freed together.
  fileprivate mutating func nextPiece() -> FormerPart.Piece {
    var piece = FormerPart.Piece()
    for index in indices.reversed() where piece.sections < FormerPart.maxRows {
      let rows = self[index].storage.count
      let free = FormerPart.maxRows - piece.items
      guard rows > free else {
        piece.items += rows
        piece.sections += 1
        continue
      }
      let canBeCut = self[index].storage.canBeCut()
      guard piece.sections == 0 && !canBeCut else {
        piece.rows = canBeCut ? free : 0
        piece.items += piece.rows
        break
      }
      piece.items += rows
      piece.sections += 1
    }
    return piece
  }
}

extension SectionItems {
  /// Returns whether the rows are in an array, from which some of them can be removed.
  fileprivate mutating func canBeCut() -> Bool {
    guard rows != nil else { return true }
    return isKnownUniquelyReferenced(&rows) && rows?.canRemoveLast == true
  }

  /// Frees the last rows.
  fileprivate mutating func removeLast(_ count: Int) {
    guard let rows else { return built.removeLast(count) }
    rows.removeLast(count)
  }

  /// The identity that two contents with the same rows share; nil for no rows.
  var identity: UnsafeRawPointer? {
    if let rows { return UnsafeRawPointer(Unmanaged.passUnretained(rows).toOpaque()) }
    return built.isEmpty ? nil : built.withUnsafeBytes { $0.baseAddress }
  }
}

extension Content {
  /// Forgets the rows of sections that another content has as well: nothing of them is to be freed.
  ///
  /// - Complexity: O(sections of both).
  mutating func forgetRows(sharedWith other: Content) {
    var shared = SharedRows(with: other.sections)
    for index in sections.indices where shared.contains(rowsOf: sections, at: index) {
      sections[index].storage = SectionItems()
    }
  }
}
