internal import CTracepoints
public import Synchronization

/// A category of a subsystem, as it is recorded: which of its signposts a session wants at the moment.
///
/// LTTng-UST changes the words when a session enables an event of the category, so looking costs no call.
///
/// `@unchecked Sendable`: the words are only read, by atomic loads, and never freed.
@usableFromInline
struct SignpostCategory: @unchecked Sendable {
  /// A word that is not 0 while something is recorded.
  @usableFromInline typealias Word = UnsafePointer<Atomic<Int32>>

  @usableFromInline let intervals: Word
  @usableFromInline let events: Word
  @usableFromInline let logs: Word
  private let handle: OpaquePointer

  /// The category of which nothing is recorded.
  static let none = SignpostCategory(listscope_category_none(), mirrored: nil)

  private init(_ category: UnsafePointer<listscope_category>, mirrored: Word?) {
    handle = OpaquePointer(category)
    intervals = Self.word(category, listscope_signpost_begin)
    events = Self.word(category, listscope_signpost_event)
    logs = mirrored ?? Self.word(category, listscope_signpost_log)
  }

  /// Makes the events of a category; to be called once for each.
  init(_ name: CategoryName) {
    let made = name.stem.withCString { listscope_category_make($0) }
    self.init(made ?? listscope_category_none(), mirrored: StandardError.word)
  }

  /// True while a session records intervals of the category.
  @inlinable var recordsIntervals: Bool { intervals.pointee.load(ordering: .relaxed) != 0 }

  /// True while a session records events of the category.
  @inlinable var recordsEvents: Bool { events.pointee.load(ordering: .relaxed) != 0 }

  /// True while log messages of the category are recorded or printed.
  @inlinable var recordsLogs: Bool { logs.pointee.load(ordering: .relaxed) != 0 }

  /// Records the begin of an interval.
  func begin(_ name: some SignpostText, _ number: UInt32, _ id: OSSignpostID, _ message: String?) {
    emit(listscope_signpost_begin, name, number, id, message)
  }

  /// Records the end of an interval.
  func end(_ name: some SignpostText, _ number: UInt32, _ id: OSSignpostID, _ message: String?) {
    emit(listscope_signpost_end, name, number, id, message)
  }

  /// Records an event.
  func event(_ name: some SignpostText, _ id: OSSignpostID, _ message: String?) {
    emit(listscope_signpost_event, name, 0, id, message)
  }

  /// Records a log message.
  func log(_ level: StaticString, _ message: String) {
    emit(listscope_signpost_log, level, 0, .null, message)
  }

  private func emit(
    _ role: listscope_signpost_role,
    _ name: some SignpostText,
    _ number: UInt32,
    _ id: OSSignpostID,
    _ message: String?
  ) {
    name.withText { name in
      guard let message else { return emit(role, name, number, id, Self.noText.pointer) }
      message.withText { emit(role, name, number, id, $0) }
    }
  }

  private func emit(
    _ role: listscope_signpost_role,
    _ name: UnsafePointer<CChar>,
    _ number: UInt32,
    _ id: OSSignpostID,
    _ message: UnsafePointer<CChar>
  ) {
    var signpost = listscope_signpost(
      id: number,
      signpost_id: id.rawValue,
      name: name,
      message: message
    )
    listscope_signpost_emit(UnsafePointer(handle), role, &signpost)
  }

  private static var noText: StaticString { "" }

  private static func word(
    _ category: UnsafePointer<listscope_category>,
    _ role: listscope_signpost_role
  ) -> Word {
    guard let state = listscope_category_state(category, role) else {
      preconditionFailure("a category without a word for role \(role.rawValue)")
    }
    return UnsafeRawPointer(state).assumingMemoryBound(to: Atomic<Int32>.self)
  }
}

/// A text that LTTng can be given.
protocol SignpostText {
  /// Calls `body` with the text, ended by 0.
  func withText(_ body: (UnsafePointer<CChar>) -> Void)
}

extension String: SignpostText {
  func withText(_ body: (UnsafePointer<CChar>) -> Void) { withCString(body) }
}

extension StaticString: SignpostText {
  /// The text, which ends with 0 as literals are stored.
  ///
  /// - Precondition: it is stored as text.
  fileprivate var pointer: UnsafePointer<CChar> {
    UnsafeRawPointer(utf8Start).assumingMemoryBound(to: CChar.self)
  }

  func withText(_ body: (UnsafePointer<CChar>) -> Void) {
    guard hasPointerRepresentation else { return description.withCString(body) }
    body(pointer)
  }
}
