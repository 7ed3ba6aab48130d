import TraceAnalysis

/// The tables of a profile that describe the calls of its samples.
struct FirefoxCode {
  private struct Function: Hashable {
    let name: String
    let file: String?
    let binary: Int?
  }

  private struct Node: Hashable {
    let prefix: Int?
    let frame: Int
  }

  private let timeline: StackTimeline
  private let names: StackNames
  private var shortNames = ShortNames()
  private var functions: [(name: Int, source: Int?, binary: Int?)] = []
  private var functionPlaces: [Function: Int] = [:]
  private var frames: [(call: StackTimeline.Call, function: Int)] = []
  private var framePlaces: [StackTimeline.Call: Int] = [:]
  private var nodes: [Node] = []
  private var nodePlaces: [Node: Int] = [:]
  private var sources: [Int] = []
  private var sourcePlaces: [String: Int] = [:]
  private var stacks: [Int: Int?] = [:]

  init(_ timeline: StackTimeline, _ names: StackNames) {
    self.timeline = timeline
    self.names = names
  }

  /// The place of a sample's innermost call; nil where it has none.
  mutating func stack(_ number: Int, _ strings: inout FirefoxStrings) -> Int? {
    if let known = stacks[number] { return known }
    var place: Int?
    for call in timeline.calls(of: number, names) {
      let node = Node(prefix: place, frame: frame(call, &strings))
      if let known = nodePlaces[node] {
        place = known
      } else {
        place = nodes.count
        nodePlaces[node] = nodes.count
        nodes.append(node)
      }
    }
    stacks[number] = .some(place)
    return place
  }

  private mutating func frame(_ call: StackTimeline.Call, _ strings: inout FirefoxStrings) -> Int {
    if let known = framePlaces[call] { return known }
    let function = function(call, &strings)
    framePlaces[call] = frames.count
    frames.append((call, function))
    return frames.count - 1
  }

  private mutating func function(_ call: StackTimeline.Call, _ strings: inout FirefoxStrings) -> Int
  {
    let (name, file) = (shortNames.name(of: call.function), call.function.file)
    let key = Function(name: name, file: file, binary: call.address.binary)
    if let known = functionPlaces[key] { return known }
    let place = file.map { source($0, &strings) }
    functionPlaces[key] = functions.count
    functions.append((strings.place(of: name), place, call.address.binary))
    return functions.count - 1
  }

  private mutating func source(_ file: String, _ strings: inout FirefoxStrings) -> Int {
    if let known = sourcePlaces[file] { return known }
    sourcePlaces[file] = sources.count
    sources.append(strings.place(of: file))
    return sources.count - 1
  }

  /// Appends the binaries, a member of the document.
  func writeLibraries(in buffer: inout ByteBuffer) {
    buffer.column("libs", timeline.binaries) { $0.append(firefox: $1) }
  }

  /// Appends the tables, members of the document's shared part.
  func write(in buffer: inout ByteBuffer, _ strings: inout FirefoxStrings) {
    buffer.append("\"stackTable\":{")
    buffer.column("frame", nodes.map { $0.frame as Int? })
    buffer.append(",")
    buffer.column("prefix", nodes.map(\.prefix))
    buffer.firefoxLength(nodes.count)
    buffer.append(",\"frameTable\":{")
    buffer.column("address", frames.map { Self.number($0.call.address) })
    buffer.append(",")
    buffer.column("inlineDepth", frames.map { $0.call.inlineDepth as Int? })
    for name in ["category", "subcategory", "innerWindowID"] as [StaticString] {
      buffer.append(",")
      buffer.column(name, "0", count: frames.count)
    }
    buffer.append(",")
    buffer.column("func", frames.map { $0.function as Int? })
    buffer.append(",")
    buffer.column("nativeSymbol", "null", count: frames.count)
    buffer.append(",")
    buffer.column("line", frames.map { $0.call.function.line })
    buffer.append(",")
    buffer.column("column", "null", count: frames.count)
    buffer.firefoxLength(frames.count)
    writeFunctions(in: &buffer)
    writeResources(in: &buffer, &strings)
    buffer.append(",\"nativeSymbols\":{\"libIndex\":[],\"address\":[],\"name\":[],")
    buffer.append("\"functionSize\":[],\"length\":0},\"sources\":{")
    buffer.column("id", "null", count: sources.count)
    buffer.append(",")
    buffer.column("filename", sources.map { $0 as Int? })
    buffer.firefoxLength(sources.count)
  }

  /// An address as a number of JavaScript, which is exact up to 2^53; -1 for none.
  private static func number(_ address: CodeAddress) -> Int? {
    address.binary != nil && address.address < 1 << 53 ? Int(address.address) : -1
  }

  private func writeFunctions(in buffer: inout ByteBuffer) {
    buffer.append(",\"funcTable\":{")
    buffer.column("name", functions.map { $0.name as Int? })
    buffer.append(",")
    buffer.column("isJS", "false", count: functions.count)
    buffer.append(",")
    buffer.column("relevantForJS", "false", count: functions.count)
    buffer.append(",")
    buffer.column("resource", functions.map { ($0.binary ?? -1) as Int? })
    buffer.append(",")
    buffer.column("source", functions.map { $0.source })
    buffer.append(",")
    buffer.column("lineNumber", "null", count: functions.count)
    buffer.append(",")
    buffer.column("columnNumber", "null", count: functions.count)
    buffer.firefoxLength(functions.count)
  }

  /// Every binary is a resource of the same number.
  private func writeResources(in buffer: inout ByteBuffer, _ strings: inout FirefoxStrings) {
    let binaries = timeline.binaries
    buffer.append(",\"resourceTable\":{")
    buffer.column("lib", binaries.indices.map { $0 as Int? })
    buffer.append(",")
    buffer.column("name", binaries.map { strings.place(of: $0.fileName) as Int? })
    buffer.append(",")
    buffer.column("host", "null", count: binaries.count)
    buffer.append(",")
    buffer.column("type", "1", count: binaries.count)
    buffer.firefoxLength(binaries.count)
  }
}

extension ByteBuffer {
  fileprivate mutating func append(firefox binary: StackProfile.Binary) {
    append("{\"arch\":\"\",\"name\":")
    append(json: binary.fileName)
    append(",\"path\":")
    append(json: binary.path)
    append(",\"debugName\":")
    append(json: binary.fileName)
    append(",\"debugPath\":")
    append(json: binary.path)
    append(",\"breakpadId\":\"\",\"codeId\":")
    if binary.buildID.isEmpty { append("null") } else { append(json: binary.buildID) }
    append("}")
  }

  /// Appends the length of a table, and ends it.
  mutating func firefoxLength(_ count: Int) {
    append(",\"length\":")
    append(decimal: Int64(count))
    append("}")
  }
}
