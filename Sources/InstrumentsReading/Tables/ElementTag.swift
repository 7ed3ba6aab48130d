/// What the name of an element says about what is in it.
enum ElementTag: Equatable {
  /// No value: the column has none for this row.
  case sentinel
  /// A value as the engineering type has it: a number where its text is one, else text.
  case leaf
  /// Text, also where it looks like a number.
  case text
  /// An argument of a message that was not made public.
  case redacted
  /// A process, with its identifier inside.
  case process
  /// A thread, with its identifier and its process inside.
  case thread
  /// A message, with its pieces inside.
  case message
  /// A stack, with its frames inside, or with one stack.
  case stack
  /// A frame of a stack, which has its name as an attribute.
  case frame
  /// The identifier of a process.
  case pid
  /// The identifier of a thread.
  case tid
  /// Something that no command shows; what is in it may be referred to all the same.
  case other

  private static let all: [String: ElementTag] = [
    "sentinel": .sentinel, "process": .process, "thread": .thread, "os-log-metadata": .message,
    "pid": .pid, "tid": .tid, "private": .redacted,
    "string": .text, "signpost-name": .text, "category": .text, "subsystem": .text,
    "narrative-text": .text, "event-type": .text, "format-string": .text, "display-name": .text,
    "uint64-hex-lowercase": .text, "event-concept": .text, "hang-type": .text,
    "backtrace": .stack, "tagged-backtrace": .stack, "text-backtrace": .other, "frame": .frame,
    "binary": .other, "source": .other, "path": .other, "uuid": .other, "device-session": .other,
    "return-location": .other, "mach-o-vm-offset": .other, "layout-id": .other,
    "kperf-bt": .other,
  ]

  /// What elements of a name are; leaves are told by what is in them.
  init(_ name: String) { self = Self.all[name] ?? .leaf }
}

/// Finds tags by the addresses of names, which are the same for equal names of one document.
struct ElementTags {
  private static let slots = 64

  private var recent: [(name: UnsafePointer<UInt8>?, tag: ElementTag)] =
    Array(repeating: (nil, .other), count: Self.slots)

  /// The tag of an element.
  ///
  /// - Complexity: O(1), mostly.
  mutating func tag(of element: XMLElement) -> ElementTag {
    let slot = Int(bitPattern: UInt(bitPattern: element.name) >> 2) & (Self.slots - 1)
    if recent[slot].name == element.name { return recent[slot].tag }
    let tag = ElementTag(element.nameText)
    recent[slot] = (element.name, tag)
    return tag
  }
}
