/// The values of the elements of a file that have numbers: any may be referred to later.
///
/// Eight bytes each, and every text once: this is all that is kept of a table.
struct Definitions: ~Copyable {
  private var cells = PagedArray<Cell>(filler: .missing)
  private var wide = PagedArray<UInt64>(filler: 0)
  private var elements = 0
  /// The texts of all values.
  private(set) var texts = TextTable()
  /// The stacks.
  private(set) var stacks = StackTable()
  /// The processes.
  private(set) var processes: [ProcessEntry] = []
  /// The threads.
  private(set) var threads: [ThreadEntry] = []
  private var processPlaces: [ProcessEntry: Int] = [:]
  private var threadPlaces: [ThreadEntry: Int] = [:]

  init() {}

  /// Notes that an element was there: numbers of elements do not run far ahead of them.
  mutating func countElement() { elements += 1 }

  /// Keeps a value; a later one of the same number replaces it.
  mutating func define(_ id: UInt64, _ cell: Cell) {
    // A hostile number would take memory for all those before it.
    guard id <= UInt64(elements) * 4 + 65_536 else { return }
    cells.set(cell, at: Int(id))
  }

  /// The value of a number; nil where there is none.
  func resolve(_ id: UInt64) -> Cell? {
    guard let place = Int(exactly: id) else { return nil }
    let cell = cells[place]
    return cell.kind == .missing ? nil : cell
  }

  /// A whole number without a sign.
  mutating func number(_ value: UInt64) -> Cell {
    guard value > Cell.maxSmall else { return Cell(.number, value) }
    wide.append(value)
    return Cell(.wideNumber, UInt64(wide.count - 1))
  }

  /// A text.
  mutating func text(_ bytes: UnsafeBufferPointer<UInt8>) -> Cell {
    Cell(.text, UInt64(texts.number(of: bytes)))
  }

  /// A message, made of its pieces.
  mutating func message(_ bytes: UnsafeBufferPointer<UInt8>) -> Cell {
    Cell(.message, UInt64(texts.number(of: bytes)))
  }

  /// A stack of names, the innermost first.
  mutating func stack(_ names: [Int]) -> Cell {
    var place = StackTable.empty
    for name in names.reversed().prefix(StackTable.maxDepth) {
      place = stacks.number(parent: place, name: name)
    }
    return Cell(.stack, UInt64(place))
  }

  /// A process.
  mutating func process(_ entry: ProcessEntry) -> Cell {
    let place = processPlaces[entry] ?? processes.count
    if place == processes.count {
      processes.append(entry)
      processPlaces[entry] = place
    }
    return Cell(.process, UInt64(place))
  }

  /// A thread.
  mutating func thread(_ entry: ThreadEntry) -> Cell {
    let place = threadPlaces[entry] ?? threads.count
    if place == threads.count {
      threads.append(entry)
      threadPlaces[entry] = place
    }
    return Cell(.thread, UInt64(place))
  }

  /// A value as a number; nil where it is none.
  func number(of cell: Cell) -> UInt64? {
    switch cell.kind {
    case .number: cell.value
    case .wideNumber: wide[cell.place]
    default: nil
    }
  }

  /// The place of a value's text among `texts`; nil where it is none.
  func textPlace(of cell: Cell) -> Int? {
    cell.kind == .text || cell.kind == .message ? cell.place : nil
  }

  /// A value as text; nil where it is none.
  func text(of cell: Cell) -> String? { textPlace(of: cell).map { texts[$0] } }

  /// The process of a value: itself, or a thread's.
  func process(of cell: Cell) -> ProcessEntry? {
    switch cell.kind {
    case .process: processes[cell.place]
    case .thread: threads[cell.place].process.map { processes[$0] }
    default: nil
    }
  }

  /// The thread of a value.
  func thread(of cell: Cell) -> ThreadEntry? {
    cell.kind == .thread ? threads[cell.place] : nil
  }
}
