import Foundation

/// Reads the table of contents of a recording: `xctrace export --toc`.
struct ContentsReader {
  private static let maxTextBytes = 4_096

  private(set) var contents = TraceContents()
  private var path: [String] = []
  private var text: [UInt8] = []
  private var isTarget = false

  /// An element begins.
  mutating func begin(_ element: XMLElement) {
    let name = element.nameText
    path.append(name)
    text.removeAll(keepingCapacity: true)
    if name == "run" {
      let number = element.text("number").flatMap(Int.init) ?? contents.runs.count + 1
      contents.runs.append(TraceContents.Run(number: number))
      return
    }
    guard let last = contents.runs.indices.last else { return }
    switch name {
    case "target": isTarget = true
    case "device" where isTarget: contents.runs[last].device = Self.device(element)
    case "process" where isTarget:
      contents.runs[last].process = element.text("name").map { name in
        TraceContents.Process(name: name, pid: element.text("pid").flatMap(Int64.init))
      }
    case "process":
      let path = element.text("path") ?? ""
      if path.contains("/CoreSimulator/") { contents.runs[last].hasSimulatedProcess = true }
    case "table": element.text("schema").map { _ = contents.runs[last].tables.insert($0) }
    default: break
    }
  }

  /// A piece of text.
  mutating func text(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard text.count < Self.maxTextBytes else { return }
    text += bytes
  }

  /// The element that began last ends.
  mutating func end() {
    guard let name = path.popLast() else { return }
    if name == "target" { isTarget = false }
    guard path.last == "summary", let last = contents.runs.indices.last else { return }
    let value = String(decoding: text, as: UTF8.self)
    switch name {
    case "start-date": contents.runs[last].startDate = value
    case "duration": contents.runs[last].durationNs = Self.nanoseconds(value)
    case "instruments-version": contents.runs[last].instrumentsVersion = value
    case "template-name": contents.runs[last].template = value
    default: break
    }
  }

  private static func device(_ element: XMLElement) -> TraceContents.Device {
    TraceContents.Device(
      name: element.text("name"),
      model: element.text("model"),
      platform: element.text("platform"),
      osVersion: element.text("os-version"),
      uuid: element.text("uuid")
    )
  }

  private static func nanoseconds(_ seconds: String) -> Int64? {
    guard let value = Double(seconds), value >= 0, value < 1e9 else { return nil }
    return Int64((value * 1e9).rounded())
  }
}
