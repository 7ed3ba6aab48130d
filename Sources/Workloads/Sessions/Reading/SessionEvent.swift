/// Something that happened in a frame of a recording.
public struct SessionEvent: Hashable, Sendable {
  /// The frame.
  public var frame: Int
  /// The change.
  public var kind: Kind

  /// Everything that can happen.
  public enum Kind: Hashable, Sendable {
    /// Other content.
    case update(SessionUpdate)
    /// The frame of a row, as it is from now on.
    case row(section: Int, item: Int, SessionRowFacts)
    /// The first row on screen with its distance from the top, and the offset across; without a row the
    /// offset.
    case position(SessionPosition)
    /// The number of rows on screen.
    case visible(Int)
    /// The finger: 0 for none, 1 drags, 2 has thrown, 3 rests.
    case gesture(Int)
    /// The size of the list, in points.
    case bounds(width: Double, height: Double)
    /// The safe area: top, left, bottom, right.
    case safeArea([Double])
    /// The insets of the content: top, left, bottom, right.
    case insets([Double])
    /// The height of the keyboard.
    case keyboard(Double)
    /// The number of warnings of little memory so far.
    case memoryWarnings(Int)
    /// The size of text that the user prefers.
    case category(String)
    /// Something that the app measured, in microseconds.
    case interval(name: Int, us: Int)
  }

  /// Creates an event.
  public init(frame: Int, _ kind: Kind) {
    self.frame = frame
    self.kind = kind
  }
}

/// A place in a list: a row and its distance from the top of the view, in points.
public struct SessionPosition: Hashable, Sendable {
  /// The section of the first row on screen; nil if no row is.
  public var section: Int?
  /// The row in its section.
  public var item: Int
  /// The distance of the row from the top of the view; without a row, the offset.
  public var distance: Double
  /// The offset across.
  public var across: Double
}

/// A change of what a list shows.
public struct SessionUpdate: Hashable, Sendable {
  /// A row that the update brings, or consecutive ones that were there before.
  public enum Run: Hashable, Sendable {
    /// Rows of a section as it was before.
    case former(section: Int, start: Int, count: Int)
    /// Rows that are new, or were elsewhere.
    case rows([SessionRow])
  }

  /// A section after the update.
  public struct Section: Hashable, Sendable {
    /// The section that it was; nil for a new one.
    public var former: Int?
    /// The hash of the identifier.
    public var hash: UInt64
    /// The type of the header, from 1 on; 0 for none.
    public var header: Int
    /// The type of the footer, from 1 on; 0 for none.
    public var footer: Int
    /// The rows.
    public var runs: [Run]
  }

  /// The number of the cause's name; 0 if none was given.
  public var reason: Int
  /// True if the list said so itself, in the frame; otherwise it was seen later.
  public var isObserved: Bool
  /// The frames from the update to the one in which all rows were read.
  public var delay: Int
  /// All sections; nil if only rows changed their looks.
  public var sections: [Section]?
  /// The rows that look different than before.
  public var changed: [Place]

  /// A place of a row.
  public struct Place: Hashable, Sendable {
    /// The section.
    public var section: Int
    /// The row in its section.
    public var item: Int
  }
}

/// A row as an update brings it.
public struct SessionRow: Hashable, Sendable {
  /// The hash of the identifier.
  public var hash: UInt64
  /// The number of the type.
  public var type: Int
  /// True if the size is given, not measured.
  public var isFixed: Bool
}

/// The size and place of a row, and what makes them.
public struct SessionRowFacts: Hashable, Sendable {
  /// The start across the list, in points.
  public var x: Double
  /// The width, in points.
  public var width: Double
  /// The height, in points.
  public var height: Double
  /// The distance from the start of the row before, or of the content; nil if it is not known.
  public var start: Double?
  /// The labels in the row.
  public var labels: [SessionLabel]
}

/// A label, without its text.
public struct SessionLabel: Hashable, Sendable {
  /// The number of characters.
  public var characters: Int
  /// The block of Unicode in which its first letter is, of 128 letters.
  public var script: Int
  /// The size of the font, in points.
  public var fontSize: Double
  /// The maximum number of lines; 0 for any.
  public var lines: Int
}
