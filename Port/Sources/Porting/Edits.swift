/// The changes to one file, by byte offsets, and the text that they give.
///
/// A change is made on both platforms, or on Linux alone. A statement or member around a change for Linux
/// alone is written twice, under `#if canImport(ObjectiveC)` as it was and under `#else` with the change.
struct Edits {
  /// Where a change applies.
  enum Side {
    /// On iOS and on Linux.
    case both
    /// In the `#else` branch of its guard.
    case linux
  }

  /// A replacement of bytes.
  struct Replacement {
    var range: Range<Int>
    var text: String
    var side: Side

    /// Insertions first, then what replaces more, since it stands for all that is inside.
    fileprivate var order: Int { range.isEmpty ? Int.min : -range.count }
  }

  /// A statement or member that is written for each side.
  struct Guard {
    var range: Range<Int>
    /// False where Linux gets nothing.
    var hasLinuxSide: Bool
    /// True where a part of it is left, so that Linux gets nothing whatever else is replaced.
    var isLeft = false
  }

  /// Bytes that go to another place, with the changes inside of them.
  struct Move {
    var range: Range<Int>
    var destination: Int
    /// A text before them.
    var heading: String
  }

  private(set) var replacements: [Replacement] = []
  private(set) var guards: [Guard] = []
  private(set) var moves: [Move] = []

  /// Moves a range.
  mutating func move(_ range: Range<Int>, to destination: Int, heading: String = "") {
    moves.append(Move(range: range, destination: destination, heading: heading))
  }

  /// The same with moves as removals and insertions.
  fileprivate func moved(in source: SourceText) -> Edits {
    guard !moves.isEmpty else { return self }
    var still = self
    still.moves = []
    let writer = EditedText(source, still)
    for move in moves {
      still.guards.removeAll { move.range.contains($0.range.lowerBound) }
      still.replacements.removeAll { replacement in
        move.range.contains(replacement.range.lowerBound)
          && replacement.range.upperBound <= move.range.upperBound
      }
      still.replace(move.range, with: "")
      still.insert(move.heading + writer.text(of: move.range), at: move.destination)
    }
    return still
  }

  /// Replaces a range.
  mutating func replace(_ range: Range<Int>, with text: String, on side: Side = .both) {
    replacements.append(Replacement(range: range, text: text, side: side))
  }

  /// Inserts a text.
  mutating func insert(_ text: String, at offset: Int, on side: Side = .both) {
    replace(offset..<offset, with: text, on: side)
  }

  /// True for a statement that Linux gets nothing of.
  func isOnIOSAlone(_ range: Range<Int>) -> Bool {
    guards.contains { $0.range == range && !$0.hasLinuxSide }
  }

  /// True inside of a statement that Linux gets nothing of.
  func isOnIOSAlone(around range: Range<Int>) -> Bool {
    guards.contains { !$0.hasLinuxSide && $0.range.contains(range.lowerBound) }
  }

  /// Puts a statement or member under `#if canImport(ObjectiveC)`; twice the same range is once.
  mutating func guardRange(_ range: Range<Int>, hasLinuxSide: Bool, isLeft: Bool = false) {
    let index = guards.firstIndex { $0.range == range } ?? guards.endIndex
    if index == guards.endIndex { guards.append(Guard(range: range, hasLinuxSide: false)) }
    guards[index].isLeft = guards[index].isLeft || isLeft
    guards[index].hasLinuxSide =
      !guards[index].isLeft && (guards[index].hasLinuxSide || hasLinuxSide)
  }

  /// Gives Linux a statement in place of one that it gets nothing of.
  mutating func fill(_ range: Range<Int>, with statement: String) {
    guards.removeAll { $0.range == range }
    guards.append(Guard(range: range, hasLinuxSide: true))
    replace(range, with: statement, on: .linux)
  }
}

/// Writes a file with its changes.
struct EditedText {
  let source: SourceText
  private let replacements: [Edits.Replacement]
  private let guards: [Edits.Guard]

  /// Sorts the changes by place.
  init(_ source: SourceText, _ edits: Edits) {
    let edits = edits.moved(in: source)
    self.source = source
    replacements = edits.replacements.enumerated()
      .sorted {
        ($0.element.range.lowerBound, $0.element.order, $0.offset)
          < ($1.element.range.lowerBound, $1.element.order, $1.offset)
      }
      .map(\.element)
    // Outer ones first.
    guards = edits.guards.sorted {
      ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound)
    }
  }

  /// The whole file.
  var text: String { text(of: 0..<source.bytes.count) }

  /// The text of a range.
  func text(of range: Range<Int>) -> String {
    var output: [UInt8] = []
    var position = range.lowerBound
    for next in outermostGuards where range.contains(next.range.lowerBound) {
      render(position..<next.range.lowerBound, isLinux: false, into: &output)
      write(next, into: &output)
      position = source.withTrailingComment(next.range).upperBound
    }
    if position <= range.upperBound {
      render(position..<range.upperBound, isLinux: false, into: &output, isEnd: true)
    }
    return String(decoding: output, as: UTF8.self)
  }

  private var outermostGuards: [Edits.Guard] {
    var end = 0
    return guards.filter { next in
      guard next.range.lowerBound >= end else { return false }
      end = next.range.upperBound
      return true
    }
  }

  private func write(_ next: Edits.Guard, into output: inout [UInt8]) {
    let newline = source.newline
    let range = source.withTrailingComment(next.range)
    let indentation = source.indentation(at: range.lowerBound)
    let line = newline + indentation
    if !source.isFirstOnLine(range.lowerBound) { output += Array(line.utf8) }
    output += Array("#if canImport(ObjectiveC)\(line)".utf8)
    render(range, isLinux: false, into: &output, isEnd: true)
    if next.hasLinuxSide {
      output += Array("\(line)#else\(line)".utf8)
      render(range, isLinux: true, into: &output, isEnd: true)
    }
    output += Array("\(line)#endif".utf8)
    if !source.isLastOnLine(range.upperBound) { output += Array(line.utf8) }
  }

  /// The replacements, with what is on iOS alone inside of a range removed.
  private func withoutIOS(_ range: Range<Int>) -> [Edits.Replacement] {
    let inner = guards.filter { next in
      !next.hasLinuxSide && next.range != range && range.lowerBound <= next.range.lowerBound
        && next.range.upperBound <= range.upperBound
    }
    guard !inner.isEmpty else { return replacements }
    let removed = inner.map { Edits.Replacement(range: $0.range, text: "", side: .linux) }
    let rest = replacements.filter { replacement in
      !inner.contains { $0.range.contains(replacement.range.lowerBound) }
    }
    return (rest + removed).sorted {
      ($0.range.lowerBound, $0.order) < ($1.range.lowerBound, $1.order)
    }
  }

  /// Writes a range with the replacements inside of it.
  private func render(
    _ range: Range<Int>,
    isLinux: Bool,
    into output: inout [UInt8],
    isEnd: Bool = false
  ) {
    var position = range.lowerBound
    for replacement in (isLinux ? withoutIOS(range) : replacements)
    where replacement.side == .both || isLinux {
      let place = replacement.range
      guard place.lowerBound >= position, place.upperBound <= range.upperBound else { continue }
      // An insertion at the border of two parts belongs to the later one.
      if place.isEmpty, place.lowerBound == range.upperBound, !isEnd { continue }
      output += source.bytes[position..<place.lowerBound]
      output += Array(replacement.text.utf8)
      position = place.upperBound
    }
    if position < range.upperBound { output += source.bytes[position..<range.upperBound] }
  }
}
