public import TraceAnalysis

/// Stacks with the time spent in them, one per line, as flame graph tools read them.
///
/// `frame;update;layout 48210`: the names from the outermost interval to the innermost, a blank,
/// and the time in nanoseconds that no interval inside covers, added up over the trace. All times
/// together are the time for which any interval was open. A `;` in a name becomes `,`, as the
/// format has no way to write it. Intervals inside of 128 others are one stack, `…;(deeper)`: every
/// line holds all names of its stack. The name of a signpost has its subsystem and category before it.
public struct FoldedStacks: TraceExporter {
  /// The maximum number of stacks; further ones, which only a damaged or malicious trace has, count
  /// as one.
  private static let maxStacks = 100_000
  static let otherStacks = "(other stacks)"
  /// The maximum number of names of a stack, and the last name of deeper ones.
  static let maxNames = 128
  static let deeper = "(deeper)"

  /// A stack: the one around it, and its last name.
  private struct Stack: Hashable {
    let parent: Int
    /// A place among the names.
    let name: Int
  }

  /// The stack around the outermost intervals.
  private static let none = -1

  private let output: ExportOutput
  private let limit: Int
  private var deeperName = 0
  private var others = Stack(parent: none, name: 0)
  private var numbers: [Stack: Int] = [:]
  private var stacks: [Stack] = []
  private var totals: [Int64] = []
  /// The names as parts of a line, those that this type gives first.
  private var names: [String] = []
  private var nameNumbers: [String: Int] = [:]
  /// The name of each shape, as a place among the names.
  private var shapeNames = ShapeTable<Int>()

  /// Prepares to write.
  public init(_ output: ExportOutput) {
    self.init(output, maxStacks: Self.maxStacks)
  }

  init(_ output: ExportOutput, maxStacks: Int) {
    self.output = output
    limit = maxStacks
    deeperName = number(of: Self.deeper)
    others = Stack(parent: Self.none, name: number(of: Self.otherStacks))
  }

  /// Takes a part of the trace.
  public mutating func add(_ part: TracePart) {
    guard case .intervals(let intervals) = part else { return }
    var places: [Int] = []
    places.reserveCapacity(intervals.count)
    for placed in intervals {
      let place = place(
        of: placed.interval,
        in: placed.interval.parent.map { places[$0] } ?? Self.none
      )
      places.append(place)
      totals[place] = totals[place].addingSaturating(placed.interval.selfNs)
    }
  }

  /// Writes all stacks, each after the one around it, else in alphabetical order; those that took no
  /// time are left out.
  ///
  /// - Throws: the errors of the output.
  public mutating func finish(_ ending: TraceEnding) throws {
    let children = Dictionary(grouping: stacks.indices) { stacks[$0].parent }
      .mapValues { $0.sorted { names[stacks[$0].name] < names[stacks[$1].name] } }
    write(children, of: Self.none, "")
    try output.finish()
  }

  private func write(_ children: [Int: [Int]], of parent: Int, _ prefix: String) {
    for stack in children[parent] ?? [] {
      let names = prefix + self.names[stacks[stack].name]
      if totals[stack] > 0 { output.append("\(names) \(totals[stack])\n") }
      write(children, of: stack, names + ";")
    }
  }

  /// The number of an interval's stack, in that of the interval around it.
  private mutating func place(of interval: Interval, in parent: Int) -> Int {
    guard interval.depth <= Self.maxNames else { return parent }
    let name = interval.depth == Self.maxNames ? deeperName : name(of: interval.shape)
    let stack = Stack(parent: parent, name: name)
    return numbers[stack] ?? add(stacks.count < limit ? stack : others)
  }

  private mutating func name(of shape: IntervalShape) -> Int {
    if let known = shapeNames[shape] { return known }
    let number = number(of: Self.name(shape.label))
    shapeNames[shape] = number
    return number
  }

  private mutating func number(of name: String) -> Int {
    if let known = nameNumbers[name] { return known }
    nameNumbers[name] = names.count
    names.append(name)
    return names.count - 1
  }

  private mutating func add(_ stack: Stack) -> Int {
    if let known = numbers[stack] { return known }
    numbers[stack] = stacks.count
    stacks.append(stack)
    totals.append(0)
    return stacks.count - 1
  }

  /// A name as one part of one line.
  private static func name(_ name: String) -> String {
    let scalars = name.unicodeScalars.map { scalar -> Unicode.Scalar in
      if scalar == ";" { return "," }
      return scalar.value < 0x20 || scalar.value == 0x7F ? "\u{FFFD}" : scalar
    }
    return name.isEmpty ? "(no name)" : String(String.UnicodeScalarView(scalars))
  }
}
