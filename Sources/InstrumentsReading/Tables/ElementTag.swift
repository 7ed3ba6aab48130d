import Glibc

/// The kind of an element, by its name.
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

  /// The tag of elements of a name; leaves are distinguished by their contents.
  init(_ name: String) { self = Self.all[name] ?? .leaf }
}

/// Finds the tags of names, of which a document has few.
struct ElementTags {
  private static let slots = 64

  /// The last name of each slot, up to a zero byte; at first one that no element has.
  private var recent: [(name: [CChar], tag: ElementTag)] =
    Array(repeating: ([0], .other), count: Self.slots)

  /// The tag of an element.
  ///
  /// - Complexity: O(bytes of the name), mostly without an allocation.
  mutating func tag(of element: XMLElement) -> ElementTag {
    let slot = Self.slot(of: element.name)
    if strcmp(recent[slot].name, element.name) == 0 { return recent[slot].tag }
    let tag = ElementTag(element.nameText)
    let name = UnsafeBufferPointer(start: element.name, count: strlen(element.name) + 1)
    recent[slot] = (Array(name), tag)
    return tag
  }

  /// The place of a name: FNV-1a.
  private static func slot(of name: UnsafePointer<CChar>) -> Int {
    var hash: UInt32 = 2_166_136_261
    var place = name
    while place.pointee != 0 {
      hash = (hash ^ UInt32(UInt8(bitPattern: place.pointee))) &* 16_777_619
      place += 1
    }
    return Int(hash) & (slots - 1)
  }
}
