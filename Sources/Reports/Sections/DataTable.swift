/// Rows of cells with what is needed to sort them; each form of a report writes them in its own way.
struct DataTable: Sendable {
  /// One column.
  struct Column: Sendable {
    let title: String
    let isNumber: Bool

    /// A column of words.
    static func words(_ title: String) -> Column { Column(title: title, isNumber: false) }

    /// A column of numbers.
    static func number(_ title: String) -> Column { Column(title: title, isNumber: true) }
  }

  /// One cell.
  struct Cell: Sendable {
    let text: String
    /// What it is sorted by, where that is not the text.
    let value: Double?
    /// By how many levels the text is indented.
    var level = 0

    /// Words, which may stem from the trace.
    static func words(_ text: String?, level: Int = 0) -> Cell {
      Cell(text: text ?? "-", value: nil, level: level)
    }

    /// A duration in nanoseconds.
    static func time(_ time: Int64?) -> Cell {
      Cell(text: Readable.time(time), value: time.map(Double.init))
    }

    /// A number of things.
    static func count(_ count: some BinaryInteger) -> Cell {
      Cell(text: "\(count)", value: Double(count))
    }

    /// A part of a whole, from 0 to 1.
    static func share(_ share: Double?) -> Cell {
      Cell(text: Readable.share(share), value: share)
    }

    /// A number with its own notation.
    static func number(_ value: Double, _ text: String) -> Cell { Cell(text: text, value: value) }
  }

  let columns: [Column]
  private(set) var rows: [[Cell]] = []
  /// How many rows were left out for want of space.
  private(set) var hidden = 0
  private let most: Int

  /// Makes a table.
  ///
  /// - Parameters:
  ///   - columns: the columns; the first one names the row.
  ///   - most: how many rows it takes; the rest is counted.
  init(_ columns: [Column], most: Int = .max) {
    self.columns = columns
    self.most = most
  }

  mutating func add(_ cells: [Cell]) {
    if rows.count < most { rows.append(cells) } else { hidden += 1 }
  }
}
