/// Reads the rows of `time-profile`: where threads were when they were looked at.
struct SampleRows {
  /// `cpu-profile` has the same columns, but its weights are cycles.
  static let tables: Set<String> = ["time-profile"]

  private let weight, stack: Int
  private let process, thread, state: Int?
  private let run: RunImport
  /// The run's stack for each of the file's.
  private var places: [Int: Int] = [StackTable.empty: StackTable.empty]
  /// True for a state of a thread that ran, by the place of the state's text.
  private var running: [Int: Bool] = [:]

  /// Prepares to read; nil where a column is missing.
  init?(_ table: TableHeading, _ run: RunImport) {
    guard let weight = table.column("weight"), let stack = table.column("stack") else { return nil }
    (self.weight, self.stack) = (weight, stack)
    process = table.column("process")
    thread = table.column("thread")
    state = table.column("thread-state")
    self.run = run
    if run.samples == nil { run.samples = SampledStacks() }
  }

  /// Reads a row.
  mutating func add(_ cells: [Cell], _ definitions: borrowing Definitions) {
    guard let ns = definitions.number(of: cells[weight]).flatMap({ Int64(exactly: $0) }),
      (1..<RunWriter.maxNs).contains(ns)
    else { return }
    var entry: ProcessEntry?
    for column in [thread, process] {
      if let column { entry = definitions.process(of: cells[column]) ?? entry }
    }
    guard entry.map(run.options.isWanted) ?? true else { return }
    if let entry, run.processNames[entry.pid] == nil { run.processNames[entry.pid] = entry.name }
    guard isRunning(cells, definitions) else {
      run.samples?.leftOut += 1
      return
    }
    let number = cells[stack].kind == .stack ? cells[stack].place : StackTable.empty
    let place = place(of: number, definitions)
    run.samples?.add(weightNs: ns, of: place, pid: entry?.pid)
  }

  /// Waiting threads are in a table only where they were asked for, and take no processor time.
  private mutating func isRunning(_ cells: [Cell], _ definitions: borrowing Definitions) -> Bool {
    guard let state, let place = definitions.textPlace(of: cells[state]) else { return true }
    if let known = running[place] { return known }
    let isRunning = definitions.texts[place] == "Running"
    running[place] = isRunning
    return isRunning
  }

  private mutating func place(of number: Int, _ definitions: borrowing Definitions) -> Int {
    if let known = places[number] { return known }
    var parent = StackTable.empty
    for name in definitions.stacks.names(of: number).reversed() {
      parent = run.samples?.place(name: definitions.texts[name], in: parent) ?? parent
    }
    places[number] = parent
    return parent
  }
}
