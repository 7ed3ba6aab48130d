/// A tree of attributes with their values over time, as Trace Compass keeps one for each analysis.
///
/// An attribute has a number; the root is 0. One that was made stays; its type is that of its first value.
struct EngineStates {
  /// A time for which an attribute had a value.
  struct State: Hashable {
    let startNs: Int64
    let endNs: Int64
    let value: EngineValue
  }

  private struct Attribute {
    /// The steps to it, joined by `/`.
    let path: String
    var numbers: [String: Int] = [:]
    /// The names below it, in the order in which they were made.
    var names: [String] = []
    var value: EngineValue?
    var type: String?
    var startNs: Int64 = 0
    /// The states that have ended, in the order of time.
    var past: [State] = []
  }

  private var attributes = [Attribute(path: "")]

  /// The number of an attribute below another, which is made unless it is there.
  mutating func make(_ name: String, below parent: Int) -> Int {
    if let number = attributes[parent].numbers[name] { return number }
    let path = attributes[parent].path
    attributes[parent].numbers[name] = attributes.count
    attributes[parent].names.append(name)
    attributes.append(Attribute(path: path.isEmpty ? name : "\(path)/\(name)"))
    return attributes.count - 1
  }

  /// The value that an attribute has now; nil for null.
  func value(_ attribute: Int) -> EngineValue? { attributes[attribute].value }

  /// Gives an attribute a value, from a time on; an equal one goes on as it is.
  ///
  /// A state that is replaced at the time at which it began never was.
  mutating func set(
    _ attribute: Int,
    _ value: EngineValue?,
    atNs timeNs: Int64
  ) throws(EngineFailure) {
    try check(attribute, value)
    let (old, startNs) = (attributes[attribute].value, attributes[attribute].startNs)
    guard old != value else { return }
    if let old, startNs < timeNs {
      attributes[attribute].past.append(State(startNs: startNs, endNs: timeNs, value: old))
    }
    attributes[attribute].value = value
    attributes[attribute].startNs = timeNs
  }

  /// Replaces the value that an attribute has, since the time at which it began.
  mutating func update(_ attribute: Int, _ value: EngineValue?) throws(EngineFailure) {
    try check(attribute, value)
    attributes[attribute].value = value
  }

  private mutating func check(_ attribute: Int, _ value: EngineValue?) throws(EngineFailure) {
    guard let type = value?.type else { return }
    guard let fixed = attributes[attribute].type else {
      attributes[attribute].type = type
      return
    }
    guard type == fixed else {
      throw EngineFailure(
        "StateValueTypeException: \(attributes[attribute].path), Type:\(type), Expected:\(fixed)"
      )
    }
  }

  private func depth(_ attribute: Int) -> Int { Int(attributes[attribute].value?.number ?? 0) }

  /// Puts a value onto a stack: an attribute that is its depth, with the values below it.
  mutating func push(
    _ attribute: Int,
    _ value: EngineValue?,
    atNs timeNs: Int64
  ) throws(EngineFailure) {
    let depth = depth(attribute) + 1
    try set(attribute, .int(Int64(depth)), atNs: timeNs)
    try set(make("\(depth)", below: attribute), value, atNs: timeNs)
  }

  /// Takes the latest value off a stack; does nothing to an empty one.
  ///
  /// - Returns: true where there was one.
  @discardableResult
  mutating func pop(_ attribute: Int, atNs timeNs: Int64) throws(EngineFailure) -> Bool {
    let depth = depth(attribute)
    guard depth > 0 else { return false }
    try set(make("\(depth)", below: attribute), nil, atNs: timeNs)
    try set(attribute, depth == 1 ? nil : .int(Int64(depth - 1)), atNs: timeNs)
    return true
  }

  /// Ends all that is still going on.
  mutating func finish(atNs timeNs: Int64) throws(EngineFailure) {
    for attribute in attributes.indices { try set(attribute, nil, atNs: timeNs) }
  }
}

extension EngineStates {
  private func number(_ path: String) -> Int? {
    path.split(separator: "/").reduce(0 as Int?) { parent, name in
      parent.flatMap { attributes[$0].numbers[String(name)] }
    }
  }

  /// True for a path that has an attribute.
  func has(_ path: String) -> Bool { number(path) != nil }

  /// The names below an attribute, in the order in which they were made.
  func children(_ path: String) -> [String] {
    number(path).map { attributes[$0].names } ?? []
  }

  /// The value that the attribute of a path has now; nil for null.
  func value(at path: String) -> EngineValue? { number(path).flatMap(value) }

  /// The values of a stack, from the outermost on.
  func stack(_ path: String) -> [EngineValue] {
    guard let number = number(path), depth(number) > 0 else { return [] }
    return (1...depth(number)).compactMap { value(at: "\(path)/\($0)") }
  }

  /// The states of an attribute that have ended, in the order of time.
  func past(of path: String) -> [State] { number(path).map { attributes[$0].past } ?? [] }

  /// The states of all attributes that have had any, by path.
  var history: [String: [State]] {
    let pairs = attributes.filter { !$0.past.isEmpty }.map { ($0.path, $0.past) }
    return Dictionary(pairs) { first, second in first + second }
  }
}
