import Foundation

/// The rules of processed profiles, version 60, as far as ours use them: columns of a table are equally
/// long, places are within the tables that they refer to, and a stack's caller stands before it.
struct FirefoxRules {
  typealias Table = [String: Any]

  /// The broken rules, in words.
  private(set) var complaints: [String] = []
  let document: [String: Any]
  let strings: [String]

  init(_ bytes: [UInt8]) throws {
    document = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any] ?? [:]
    let shared = document["shared"] as? Table ?? [:]
    strings = shared["stringArray"] as? [String] ?? []
    checkMeta()
    checkCode(shared)
    for thread in threads { check(thread, shared) }
    checkCounters()
  }

  var threads: [Table] { document["threads"] as? [Table] ?? [] }

  /// The markers of all threads by name, with their data and times in nanoseconds.
  var markers: [(name: String, data: Table, start: Int, end: Int)] {
    threads.flatMap { thread -> [(String, Table, Int, Int)] in
      let table = thread["markers"] as? Table ?? [:]
      let data = table["data"] as? [Table] ?? []
      let times = (Self.times(table, "startTime"), Self.times(table, "endTime"))
      let names = table["name"] as? [Int] ?? []
      return data.indices.map { (strings[names[$0]], data[$0], times.0[$0], times.1[$0]) }
    }
  }

  static func times(_ table: Table, _ column: String) -> [Int] {
    (table[column] as? [NSNumber] ?? []).map { Int(($0.doubleValue * 1e6).rounded()) }
  }

  private mutating func checkMeta() {
    let meta = document["meta"] as? Table ?? [:]
    require(meta["preprocessedProfileVersion"] as? Int == 60, "version")
    for key in ["interval", "startTime", "processType", "stackwalk", "version"] {
      require(meta[key] is NSNumber, key)
    }
    require(meta["product"] is String, "product")
    let categories = meta["categories"] as? [Table] ?? []
    require(categories.first?["color"] as? String == "grey", "first category")
    for category in categories {
      require((category["subcategories"] as? [String])?.first == "Other", "subcategory")
    }
    let schemas = meta["markerSchema"] as? [Table] ?? []
    require(
      Set(schemas.compactMap { $0["name"] as? String }).count == schemas.count,
      "schema names"
    )
    let formats: Set = ["string", "nanoseconds", "bytes", "integer", "decimal"]
    let displays: Set = ["marker-chart", "marker-table", "timeline-overview"]
    for schema in schemas {
      require(displays.isSuperset(of: schema["display"] as? [String] ?? ["?"]), "display")
      let fields = schema["fields"] as? [Table] ?? []
      let keys = fields.compactMap { $0["key"] as? String }
      require(Set(keys).count == fields.count && !keys.contains("type"), "keys \(keys)")
      require(fields.allSatisfy { formats.contains($0["format"] as? String ?? "") }, "format")
      require(fields.allSatisfy { $0["label"] is String }, "label")
    }
  }

  private mutating func checkCode(_ shared: Table) {
    let names = [
      "stackTable", "frameTable", "funcTable", "resourceTable", "nativeSymbols", "sources",
    ]
    var lengths: [String: Int] = [:]
    for name in names { lengths[name] = length(shared[name] as? Table ?? [:], name) }
    func check(_ table: String, _ column: String, below limit: Int?, least: Int = 0) -> Bool {
      let values = (shared[table] as? Table)?[column] as? [Any] ?? []
      return values.allSatisfy { value in
        value is NSNull || (value as? Int).map { $0 >= least && $0 < limit ?? 0 } ?? false
      }
    }
    require(check("stackTable", "frame", below: lengths["frameTable"]), "stack's frame")
    let prefixes = (shared["stackTable"] as? Table)?["prefix"] as? [Any] ?? []
    for (place, prefix) in prefixes.enumerated() where !(prefix is NSNull) {
      require((prefix as? Int).map { $0 >= 0 && $0 < place } ?? false, "prefix of \(place)")
    }
    let categories = ((document["meta"] as? Table)?["categories"] as? [Any])?.count
    require(check("frameTable", "category", below: categories), "frame's category")
    require(check("frameTable", "func", below: lengths["funcTable"]), "frame's function")
    require(check("funcTable", "name", below: strings.count), "function's name")
    require(check("funcTable", "source", below: lengths["sources"]), "function's source")
    require(
      check("funcTable", "resource", below: lengths["resourceTable"], least: -1),
      "function's resource"
    )
    require(check("sources", "filename", below: strings.count), "source's name")
    require(check("resourceTable", "name", below: strings.count), "resource's name")
    let libraries = (document["libs"] as? [Any])?.count
    require(check("resourceTable", "lib", below: libraries), "resource's library")
  }

  private mutating func check(_ thread: Table, _ shared: Table) {
    require(thread["pid"] is String && thread["name"] is String, "thread")
    let samples = thread["samples"] as? Table ?? [:]
    let count = length(samples, "samples", nullable: ["weight"])
    require(count >= 2, "two samples")
    let stacks = (shared["stackTable"] as? Table)?["length"] as? Int ?? 0
    for stack in samples["stack"] as? [Any] ?? [] where !(stack is NSNull) {
      require((stack as? Int).map { (0..<stacks).contains($0) } ?? false, "sample's stack")
    }
    let times = Self.times(samples, "time")
    require(zip(times, times.dropFirst()).allSatisfy { $0 <= $1 }, "samples out of order")
    let markers = thread["markers"] as? Table ?? [:]
    _ = length(markers, "markers")
    let types = ((document["meta"] as? Table)?["markerSchema"] as? [Table] ?? [])
      .compactMap { $0["name"] as? String }
    let known = Dictionary(
      uniqueKeysWithValues: ((document["meta"] as? Table)?["markerSchema"] as? [Table] ?? []).map {
        schema in
        (
          schema["name"] as? String ?? "",
          Set((schema["fields"] as? [Table] ?? []).compactMap { $0["key"] as? String })
        )
      }
    )
    require(Set(types).count == known.count, "types")
    for data in markers["data"] as? [Any] ?? [] {
      guard let data = data as? Table, let fields = known[data["type"] as? String ?? ""] else {
        complaints.append("marker \(data)")
        continue
      }
      require(fields.union(["type"]).isSuperset(of: data.keys), "fields \(data.keys)")
    }
    for name in markers["name"] as? [Int] ?? [] { require(strings.indices.contains(name), "name") }
    let (starts, ends) = (Self.times(markers, "startTime"), Self.times(markers, "endTime"))
    require(zip(starts, ends).allSatisfy { $0 <= $1 }, "marker ends before it begins")
  }

  private mutating func checkCounters() {
    for counter in document["counters"] as? [Table] ?? [] {
      _ = length(counter["samples"] as? Table ?? [:], "counter")
      let thread = counter["mainThreadIndex"] as? Int ?? -1
      require(threads.indices.contains(thread), "counter's thread")
      guard threads.indices.contains(thread) else { continue }
      require(threads[thread]["pid"] as? String == counter["pid"] as? String, "counter's process")
    }
  }

  /// The length of a table, of which all columns have it.
  private mutating func length(_ table: Table, _ name: String, nullable: Set<String> = []) -> Int {
    guard let length = table["length"] as? Int else {
      complaints.append("\(name) without length")
      return 0
    }
    for (column, values) in table where !["length", "weightType"].contains(column) {
      if nullable.contains(column), values is NSNull { continue }
      require((values as? [Any])?.count == length, "\(name).\(column)")
    }
    return length
  }

  private mutating func require(_ condition: Bool, _ complaint: String) {
    if !condition { complaints.append(complaint) }
  }
}
