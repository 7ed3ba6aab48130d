/// Makes values out of elements, at every depth, and resolves references to earlier ones.
struct ValueReader: ~Copyable {
  private struct Open {
    let tag: ElementTag
    let id: UInt64?
    /// The value that it refers to, where it does.
    var cell: Cell?
    /// The begin of its text.
    let textStart: Int
    /// The text for people: the name of a process, or the whole of a message.
    let format: String?
    var number: UInt64?
    var process: Int?
    var hasPieces = false
    /// The names of a stack's frames, as the places of their texts, the innermost first.
    var frames: [Int] = []
    /// The stack that is all that is in one.
    var stack: Cell?
  }

  private(set) var definitions = Definitions()
  private(set) var brokenReferences = 0
  private var tags = ElementTags()
  private var open: [Open] = []
  /// The texts of all open elements, one after the other.
  private(set) var bytes: [UInt8] = []

  init() {}

  /// True if no element is open.
  var isEmpty: Bool { open.isEmpty }

  /// An element begins.
  mutating func begin(_ element: XMLElement) {
    definitions.countElement()
    let tag = tags.tag(of: element)
    var cell: Cell?
    if let reference = element["ref"] {
      cell = Decimal.number(reference).flatMap { definitions.resolve($0) }
      if cell == nil {
        if tag != .other { brokenReferences += 1 }
        cell = .unusable
      }
    }
    if cell == nil, tag == .frame { cell = frame(element) }
    let needsFormat = cell == nil && [.process, .message].contains(tag)
    open.append(
      Open(
        tag: tag,
        id: element["id"].flatMap { Decimal.number($0) },
        cell: cell,
        textStart: bytes.count,
        format: needsFormat ? element.text("fmt") : nil
      )
    )
  }

  /// A piece of text.
  mutating func text(_ piece: UnsafeBufferPointer<UInt8>) {
    guard let last = open.last, bytes.count - last.textStart < TextTable.maxBytes else { return }
    switch last.tag {
    case .leaf, .text, .pid, .tid: bytes += piece
    case .sentinel, .redacted, .process, .thread, .message, .stack, .frame, .other: break
    }
  }

  /// The element that began last ends.
  ///
  /// - Returns: its value where it is a cell; nil where it is part of one.
  mutating func end() -> Cell? {
    guard let last = open.popLast() else { return nil }
    let cell = last.cell ?? value(of: last)
    if let id = last.id { definitions.define(id, cell) }
    guard !open.isEmpty else {
      bytes.removeAll(keepingCapacity: true)
      return cell
    }
    give(cell, last)
    return nil
  }

  /// The name of a frame; its address where it has none.
  private mutating func frame(_ element: XMLElement) -> Cell {
    guard let name = element["name"].flatMap({ $0.isEmpty ? nil : $0 }) ?? element["addr"] else {
      return .unusable
    }
    return definitions.text(name)
  }

  private mutating func value(of element: Open) -> Cell {
    switch element.tag {
    case .sentinel: return .missing
    case .other, .redacted, .frame: return .unusable
    case .stack:
      if let stack = element.stack { return stack }
      return element.frames.isEmpty ? .unusable : definitions.stack(element.frames)
    case .process:
      guard let pid = element.number.flatMap({ Int64(exactly: $0) }) else { return .unusable }
      return definitions.process(ProcessEntry(pid: pid, name: Self.name(element.format, pid)))
    case .thread:
      guard let tid = element.number else { return .unusable }
      return definitions.thread(ThreadEntry(tid: tid, process: element.process))
    case .message:
      if !element.hasPieces {
        bytes.replaceSubrange(element.textStart..., with: (element.format ?? "").utf8)
      }
      return own(element) { $0.message($1) }
    case .text: return own(element) { $0.text($1) }
    case .leaf, .pid, .tid:
      return own(element) { definitions, text in
        Decimal.number(text).map { definitions.number($0) } ?? definitions.text(text)
      }
    }
  }

  /// Makes a value of the element's own text.
  private mutating func own(
    _ element: Open,
    _ make: (inout Definitions, UnsafeBufferPointer<UInt8>) -> Cell
  ) -> Cell {
    let start = element.textStart
    return bytes.withUnsafeBufferPointer { bytes in
      make(&definitions, UnsafeBufferPointer(rebasing: bytes[start...]))
    }
  }

  /// Hands the value of an element to the one around it.
  private mutating func give(_ cell: Cell, _ inner: Open) {
    let outer = open.count - 1
    switch (open[outer].tag, inner.tag) {
    case (.process, .pid), (.thread, .tid):
      open[outer].number = definitions.number(of: cell)
    case (.thread, .process):
      open[outer].process = cell.kind == .process ? cell.place : nil
    case (.stack, .frame):
      if let name = definitions.textPlace(of: cell) { open[outer].frames.append(name) }
    case (.stack, .stack):
      if cell.kind == .stack { open[outer].stack = cell }
    case (.message, _):
      open[outer].hasPieces = true
      // The text of a new piece stands at the end already.
      let end = open[outer].textStart + TextTable.maxBytes
      if inner.cell != nil || inner.tag == .redacted {
        replaceText(from: inner.textStart, to: end, cell)
      } else if bytes.count > end {
        bytes.removeSubrange(end...)
      }
      return
    default: break
    }
    bytes.removeSubrange(inner.textStart...)
  }

  /// Puts a value in the place of a text; what would stand behind the end is left out.
  private mutating func replaceText(from start: Int, to end: Int, _ cell: Cell) {
    bytes.removeSubrange(start...)
    let room = max(0, end - start)
    if let place = definitions.textPlace(of: cell) {
      bytes += definitions.texts.bytes(of: place).prefix(room)
    } else if let number = definitions.number(of: cell) {
      bytes += "\(number)".utf8.prefix(room)
    } else {
      bytes += "<private>".utf8.prefix(room)
    }
  }

  /// The name in a text such as `Shop (731)`.
  private static func name(_ format: String?, _ pid: Int64) -> String {
    guard let format else { return "" }
    let suffix = " (\(pid))"
    return format.hasSuffix(suffix) ? String(format.dropLast(suffix.count)) : format
  }
}
