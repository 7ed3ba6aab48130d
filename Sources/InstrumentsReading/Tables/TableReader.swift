/// Takes the rows of tables.
protocol TableReceiver: AnyObject {
  /// A table begins, or goes on in another node.
  func begin(_ table: TableHeading)
  /// A row of the table that began last, with a cell for each column.
  func row(_ cells: [Cell], _ definitions: borrowing Definitions)
}

/// Makes rows out of the elements of `trace-query-result`.
///
/// Values come from the text of elements; what stands for people in `fmt` is read for the names of
/// processes alone, which stand nowhere else, and for messages without pieces.
struct TableReader: ~Copyable {
  private enum Place {
    case document, node, schema, column, columnText, row
  }

  private unowned let receiver: any TableReceiver
  private var place = Place.document
  /// The number of open elements in a part of a schema that says nothing.
  private var skipped = 0
  private var run = 1
  private var heading: TableHeading?
  private var columns: (name: String, mnemonics: [String])?
  private var isMnemonic = false
  private var columnText: [UInt8] = []
  private var cells: [Cell] = []
  private var values = ValueReader()
  /// References to nothing.
  var brokenReferences: Int { values.brokenReferences }
  /// Rows with more or fewer cells than the table has columns, which are left out.
  private(set) var misshapenRows = 0

  init(_ receiver: any TableReceiver) {
    self.receiver = receiver
  }

  /// An element begins.
  mutating func begin(_ element: XMLElement) {
    guard skipped == 0 else { return skipped += 1 }
    switch place {
    case .row: values.begin(element)
    case .document: beginNode(element)
    case .node: beginInNode(element)
    case .schema: beginInSchema(element)
    case .column:
      isMnemonic = element.nameText == "mnemonic"
      columnText.removeAll(keepingCapacity: true)
      place = .columnText
    case .columnText: skipped += 1
    }
  }

  /// A piece of text.
  mutating func text(_ bytes: UnsafeBufferPointer<UInt8>) {
    switch place {
    case .row: values.text(bytes)
    case .columnText where skipped == 0 && columnText.count < TextTable.maxBytes:
      columnText += bytes
    default: break
    }
  }

  /// The element that began last ends.
  mutating func end() {
    guard skipped == 0 else { return skipped -= 1 }
    switch place {
    case .row: endInRow()
    case .columnText:
      if isMnemonic { columns?.mnemonics.append(String(decoding: columnText, as: UTF8.self)) }
      place = .column
    case .column: place = .schema
    case .schema: endSchema()
    case .node: place = .document
    case .document: break
    }
  }

  private mutating func beginNode(_ element: XMLElement) {
    guard element.nameText == "node" else { return skipped += 1 }
    run = element.text("xpath").map(RunPath.run) ?? 1
    place = .node
    // A node without a schema goes on with the one seen last.
    guard let heading else { return }
    self.heading = TableHeading(name: heading.name, run: run, columns: heading.columns)
    self.heading.map(receiver.begin)
  }

  private mutating func beginInNode(_ element: XMLElement) {
    switch element.nameText {
    case "row" where heading != nil:
      cells.removeAll(keepingCapacity: true)
      place = .row
    case "schema":
      columns = (element.text("name") ?? "", [])
      place = .schema
    default: skipped += 1
    }
  }

  private mutating func beginInSchema(_ element: XMLElement) {
    guard element.nameText == "col" else { return skipped += 1 }
    place = .column
  }

  private mutating func endSchema() {
    place = .node
    guard let columns else { return }
    let table = TableHeading(name: columns.name, run: run, columns: columns.mnemonics)
    heading = table
    receiver.begin(table)
  }

  private mutating func endInRow() {
    if values.isEmpty {
      place = .node
      guard cells.count == heading?.columns.count else {
        misshapenRows += 1
        return
      }
      receiver.row(cells, values.definitions)
    } else if let cell = values.end() {
      cells.append(cell)
    }
  }
}
