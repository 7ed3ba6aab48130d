import CTracepointLoop
import Measurement
import OSSignposts

/// The signposts of apps while a session records them, beside tracepoints from C.
enum AppSignposts {
  private static let count = 20_000
  private static let signposter = OSSignposter(subsystem: "com.example.shop", category: "images")
  /// Longer than a `String` holds without memory of its own.
  private static let picture = "thumbnail-0042@3x.heic"

  /// The cases; C has the same texts at hand, and builds none.
  static var cases: [Benchmark.Case] {
    [
      beside("signpost, one text") { withText($0, signposter, picture) },
      Benchmark.Case(
        "signpost, one text, beside one text",
        operations: count,
        floor: Benchmark.Floor("a number and one text from C") { _ in
          { emit_single_text_pairs(UInt32(count), picture) }
        }
      ) { _ in { withText(count, signposter, picture) } },
      beside("signpost, text in a text") { withSentence($0, signposter, picture) },
      beside("signpost, literal message") { withLiteral($0, signposter) },
      beside("signpost, number") { withNumber($0, signposter) },
      beside("signpost, no message", message: "") { withoutMessage($0, signposter) },
      beside("os_signpost, one text") { functions($0, log, picture) },
    ]
  }

  private static let log = OSLog(subsystem: "com.example.shop", category: "images")

  /// A case beside tracepoints from C with the same fields.
  private static func beside(
    _ name: String,
    message: String = picture,
    _ body: @escaping (Int) -> Void
  ) -> Benchmark.Case {
    Benchmark.Case(
      name,
      operations: count,
      floor: Benchmark.Floor("the same fields from C") { _ in
        { emit_text_pairs(UInt32(count), "decode image", message) }
      }
    ) { _ in { body(count) } }
  }
}

@inline(never)
private func withText(_ count: Int, _ signposter: OSSignposter, _ text: String) {
  for _ in 0..<count {
    let state = signposter.beginInterval("decode image", "\(text, privacy: .public)")
    signposter.endInterval("decode image", state)
  }
}

@inline(never)
private func withSentence(_ count: Int, _ signposter: OSSignposter, _ text: String) {
  for _ in 0..<count {
    let state = signposter.beginInterval("decode image", "of \(text, privacy: .public)")
    signposter.endInterval("decode image", state)
  }
}

@inline(never)
private func withLiteral(_ count: Int, _ signposter: OSSignposter) {
  for _ in 0..<count {
    let state = signposter.beginInterval("decode image", "thumbnail-0042@3x.heic")
    signposter.endInterval("decode image", state)
  }
}

@inline(never)
private func withNumber(_ count: Int, _ signposter: OSSignposter) {
  for index in 0..<count {
    let state = signposter.beginInterval("decode image", "thumbnail number \(index)")
    signposter.endInterval("decode image", state)
  }
}

@inline(never)
private func withoutMessage(_ count: Int, _ signposter: OSSignposter) {
  for _ in 0..<count {
    let state = signposter.beginInterval("decode image")
    signposter.endInterval("decode image", state)
  }
}

@inline(never)
private func functions(_ count: Int, _ log: OSLog, _ text: String) {
  for _ in 0..<count {
    os_signpost(.begin, log: log, name: "decode image", "%{public}@", text)
    os_signpost(.end, log: log, name: "decode image")
  }
}
