import Signposts

/// The class of events of one kind: its name and its fields.
struct EventClass: Hashable {
  /// A field, whose value is one of `EventRecord.values`.
  enum Field: Hashable {
    /// A whole number.
    case number(String)
    /// The number of a text, which is written out.
    case text(String)
    /// One of the names that the schema gives to numbers.
    case label(String, Enumeration)
  }

  let name: String
  let fields: [Field]
}

/// The classes of the events of a trace, by number.
struct EventClasses {
  private(set) var all: [EventClass] = []
  private var numbers: [EventClass: UInt16] = [:]

  /// The number of a class.
  ///
  /// - Complexity: O(fields).
  mutating func number(of value: EventClass) -> UInt16 {
    if let number = numbers[value] { return number }
    let number = UInt16(all.count)
    all.append(value)
    numbers[value] = number
    return number
  }
}

/// Texts that events refer to.
struct EventTexts {
  private(set) var all: [String] = [""]
  private var numbers: [String: UInt32] = ["": 0]

  /// The number of a text.
  mutating func number(of text: String) -> UInt32 {
    if let number = numbers[text] { return number }
    let number = UInt32(all.count)
    all.append(text)
    numbers[text] = number
    return number
  }
}
