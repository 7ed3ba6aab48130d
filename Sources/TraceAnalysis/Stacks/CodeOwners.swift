import ListSchema

/// The owners of the code of functions.
public struct CodeOwners: Sendable {
  /// The modules of the list engine.
  public let engine: Set<String>
  /// The one of these that has rows measured and applied.
  static let rows = "ListEngine"
  /// The modules that play frames: they call the engine and the user's code.
  public let harness: Set<String>
  /// The modules that record and start programs, which are no part of a frame.
  public let tools: Set<String>

  /// The intervals in which the list works on its own account.
  private static let workOfList: Set = [
    IntervalName.update, IntervalName.layout, IntervalName.visible, IntervalName.measure,
    IntervalName.apply,
  ]

  private static let languages: Set = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization", "Dispatch",
    "Synchronization", "_Concurrency", "_StringProcessing", "Glibc",
  ]

  /// Names the modules that are not the user's.
  ///
  /// - Parameters:
  ///   - engine: the modules of the list engine.
  ///   - harness: the modules that play frames.
  ///   - tools: the modules that record and start programs.
  public init(engine: Set<String>, harness: Set<String>, tools: Set<String> = []) {
    self.engine = engine
    self.harness = harness
    self.tools = tools
  }

  /// The functions of the user's that the engine or the harness has called, outermost first, with what
  /// is between them: the engine's modules, and libraries.
  ///
  /// The user's program around all frames is no part of them, except where a stack is cut: one without the
  /// engine and the harness. The harness's own content counts as the user's where the engine calls it.
  func parts(_ frames: [StackFrame], _ profile: StackProfile) -> [CodePart] {
    placed(frames, profile).parts
  }

  /// The same, each with the position of its frame; a part may come several times in a row.
  func placed(_ frames: [StackFrame], _ profile: StackProfile) -> [PlacedPart] {
    var parts: [PlacedPart] = []
    var (isInEngine, isInHarness) = (false, isCut(frames))
    for (position, frame) in frames.enumerated() {
      guard let part = part(frame, profile, isInEngine, isInHarness), !isThunk(frame, in: frames)
      else { continue }
      switch part {
      case .engine: isInEngine = true
      case .harness:
        isInHarness = true
        continue
      case .user, .library: break
      }
      parts.append(PlacedPart(part: part, frame: position))
    }
    return parts
  }

  /// Returns whether the code that plays frames is missing from a stack.
  private func isCut(_ frames: [StackFrame]) -> Bool {
    !frames.contains { frame in
      frame.function.module.map { engine.contains($0) || harness.contains($0) } ?? false
    }
  }

  /// Returns whether a frame is of a thunk, in a binary that says which lines its code was made from: what
  /// the thunk calls has a frame of its own there, also where it is inlined.
  private func isThunk(_ frame: StackFrame, in frames: [StackFrame]) -> Bool {
    frame.function.isThunk
      && frames.contains { $0.binary == frame.binary && $0.function.line != nil }
  }

  private func part(
    _ frame: StackFrame,
    _ profile: StackProfile,
    _ isInEngine: Bool,
    _ isInHarness: Bool
  ) -> CodePart? {
    guard let module = frame.function.module else {
      guard isInEngine, let binary = frame.binary, profile.isLibrary(binary) else { return nil }
      return .library(profile.binaries[binary].fileName)
    }
    guard !Self.languages.contains(module), !tools.contains(module),
      !frame.function.isMadeByCompiler
    else { return nil }
    if engine.contains(module) { return .engine(module) }
    if harness.contains(module) { return isInEngine ? .user(frame.function) : .harness }
    let isUsers = (isInEngine || isInHarness) && !profile.isLibrary(frame.binary)
    return isUsers ? .user(frame.function) : nil
  }

  /// The innermost function of the user's that has a line, else the innermost one; nil if there is none.
  func user(_ parts: [CodePart]) -> SourceFunction? {
    let users = parts.compactMap { part in
      if case .user(let function) = part { function } else { nil }
    }
    return users.last { $0.line != nil } ?? users.last
  }

  /// The function of the user's that a row's work calls; nil if there is none.
  ///
  /// The user's code that starts that work, such as an update of the list, is no part of it.
  func userInRow(_ parts: [CodePart]) -> SourceFunction? {
    let start = parts.lastIndex(of: .engine(Self.rows)).map { $0 + 1 } ?? 0
    return user(Array(parts[start...]))
  }

  /// The user's function that counts for each interval around a sample: only what it has called.
  ///
  /// Inside of an update and of work on rows, the caller of the list is outside of the interval.
  func users(_ parts: [CodePart], in intervals: [String]) -> [String: SourceFunction] {
    let (around, inRow) = (user(parts), userInRow(parts))
    var users: [String: SourceFunction] = [:]
    for position in intervals.indices.reversed() {
      users[intervals[position]] = Self.isOfList(position, of: intervals) ? inRow : around
    }
    return users
  }

  /// Returns whether the list works in an interval on its own account, so that its caller is outside.
  private static func isOfList(_ position: Int, of intervals: [String]) -> Bool {
    let work = intervals.firstIndex(where: workOfList.contains) ?? intervals.count
    // The user's code describes the content, and calls the list for that.
    return position >= work && intervals[position] != IntervalName.configure
  }

  /// The user's functions that the innermost of some intervals has called, outermost first, each with the
  /// function that it calls.
  func calls(_ placed: [PlacedPart], _ frames: [StackFrame], in intervals: [String])
    -> [HotPath.Call]
  {
    var inside = placed[...]
    if !intervals.isEmpty, Self.isOfList(intervals.count - 1, of: intervals) {
      let start = placed.lastIndex { $0.part == .engine(Self.rows) }
      inside = placed[(start.map { $0 + 1 } ?? 0)...]
    }
    var calls: [HotPath.Call] = []
    for placed in Self.withLines(inside) {
      guard case .user(let function) = placed.part else { continue }
      // A function with the thunk that calls it is one.
      if calls.last?.function.name == function.name { calls.removeLast() }
      let callee = frames[(placed.frame + 1)...].first { !$0.function.isMadeByCompiler }
      calls.append(
        HotPath.Call(
          function: function,
          callee: callee?.function.shortName,
          isOfList: callee?.function.module.map(engine.contains) ?? false
        )
      )
    }
    return calls
  }

  /// The user's function that has the content described: the caller of the one that calls `configure`, where
  /// the user's code has one, else that one; nil where none is known.
  func describer(_ placed: [PlacedPart], _ frames: [StackFrame]) -> SourceFunction? {
    let call = frames.lastIndex { frame in
      frame.function.module == Self.rows && frame.function.name.containsBytes(of: Self.describing)
    }
    guard let call else { return nil }
    // The user may call a function of the engine's that has it described, such as `reload`.
    let around = placed.prefix { $0.frame < call }
    let last = around.lastIndex { if case .user = $0.part { true } else { false } } ?? -1
    let before = around.prefix(last + 1)
    let start = before.lastIndex { if case .user = $0.part { false } else { true } } ?? -1
    let users = before[(start + 1)...].compactMap { placed in
      if case .user(let function) = placed.part, function.line != nil { function } else { nil }
    }
    var names: [SourceFunction] = []
    for function in users where names.last?.name != function.name { names.append(function) }
    // What calls the engine's `reload` is the one that asks for it, unless it is called back itself.
    let isByEngine = before.count < around.count
    return isByEngine && names.last?.isClosure == false ? names.last : names.suffix(2).first
  }

  private static let describing = "ListView.configure("

  /// The user's function that adds a view to another, while a row is shown or laid out; nil where there is none.
  func viewAdder(_ placed: [PlacedPart], _ frames: [StackFrame], in intervals: [String])
    -> SourceFunction?
  {
    guard intervals.contains(IntervalName.apply) || intervals.contains(IntervalName.viewLayout),
      let call = frames.lastIndex(where: { frame in
        Self.adding.contains { frame.function.name.containsBytes(of: $0) }
      }), let last = placed.last(where: { $0.frame < call }),
      case .user(let function) = last.part, function.line != nil
    else { return nil }
    return function
  }

  private static let adding = ["UIView.addSubview(", "UIView.insertSubview("]

  /// The parts without functions that are in no source, such as those that encode a value, where others are in one.
  private static func withLines(_ placed: ArraySlice<PlacedPart>) -> [PlacedPart] {
    let named = placed.filter {
      if case .user(let function) = $0.part { function.line != nil } else { false }
    }
    return named.isEmpty ? Array(placed) : Array(named)
  }

  /// The module that the innermost code of a stack is of, apart from the language's libraries.
  func module(_ frames: [StackFrame], _ profile: StackProfile) -> String {
    for frame in frames.reversed() {
      guard let module = frame.function.module, !Self.languages.contains(module) else { continue }
      return module
    }
    return frames.last?.binary.map { profile.binaries[$0].fileName } ?? "(unknown)"
  }
}

/// A part of a stack, with the position of its frame.
struct PlacedPart {
  let part: CodePart
  let frame: Int
}

extension [PlacedPart] {
  /// The parts alone, each once in a row.
  var parts: [CodePart] {
    reduce(into: []) { parts, placed in
      if parts.last != placed.part { parts.append(placed.part) }
    }
  }
}

/// A part of a stack, by its owner.
enum CodePart: Hashable {
  /// A module of the list engine.
  case engine(String)
  /// The harness, which plays frames.
  case harness
  /// A function of the user's.
  case user(SourceFunction)
  /// A library, by its file.
  case library(String)

  /// The name in reports.
  var name: String {
    switch self {
    case .engine(let module): "inside \(module)"
    case .harness: "inside the harness"
    case .user(let function): function.shortName
    case .library(let file): "inside \(file)"
    }
  }
}

extension [CodePart] {
  /// The parts in which the engine's modules in a row, and libraries between them, are one.
  var folded: [CodePart] {
    var folded: [CodePart] = []
    for part in self {
      guard case .engine = part else {
        folded.append(part)
        continue
      }
      let outside = folded.lastIndex { !$0.isLibrary }
      if let outside, case .engine = folded[outside] {
        folded.removeSubrange((outside + 1)...)
      } else {
        folded.append(.engine(CodeOwners.rows))
      }
    }
    return folded
  }

  /// The names in reports; a function with the thunk that calls it is one.
  var names: [String] {
    folded.map(\.name).reduce(into: []) { names, name in
      if names.last != name { names.append(name) }
    }
  }
}

extension CodePart {
  fileprivate var isLibrary: Bool {
    if case .library = self { true } else { false }
  }
}

extension StackProfile {
  func isLibrary(_ binary: Int?) -> Bool {
    binary.map { binaries.indices.contains($0) && binaries[$0].isLibrary } ?? true
  }
}
