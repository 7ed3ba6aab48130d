import Testing

@testable import OSSignposts

/// Messages as a trace has them.
@Suite struct MessageTests {
  private func text(_ message: SignpostMetadata) -> String { message.text }

  @Test("Numbers are shown, texts only if they are public")
  func privacy() {
    #expect(text("page \(7) of \("Anna")") == "page 7 of <private>")
    #expect(
      text("page \(7, privacy: .private) of \("Anna", privacy: .public)")
        == "page <private> of Anna"
    )
    #expect(text("\(true) \(true, format: .answer) \(Int.self)") == "true yes Int")
    #expect(text("no values") == "no values")
  }

  @Test("A hash is the same for equal values, and different for others")
  func hashes() {
    func hash(_ value: String) -> String { text("\(value, privacy: .private(mask: .hash))") }
    #expect(hash("Anna") == hash("Anna"))
    #expect(hash("Anna") != hash("Anne"))
    #expect(hash("Anna").hasPrefix("<mask.hash: '") && !hash("Anna").contains("Anna"))
  }

  @Test("Whole numbers in their formats")
  func integers() {
    #expect(text("\(255, format: .hex)") == "ff")
    #expect(text("\(255, format: .hex(includePrefix: true, uppercase: true))") == "0xFF")
    #expect(text("\(-5, format: .decimal(minDigits: 3))") == "-005")
    #expect(text("\(5, format: .decimal(explicitPositiveSign: true))") == "+5")
    #expect(text("\(UInt8(8), format: .octal(includePrefix: true))") == "0o10")
    #expect(text("\(Int64.min) \(UInt64.max)") == "\(Int64.min) \(UInt64.max)")
  }

  @Test("Fractions in their formats")
  func fractions() {
    #expect(text("\(1.5)") == "1.500000")
    #expect(text("\(1.256, format: .fixed(precision: 2))") == "1.26")
    #expect(
      text("\(Float(0.5), format: .fixed(precision: 1, explicitPositiveSign: true))") == "+0.5"
    )
    #expect(text("\(1500.0, format: .exponential(precision: 1))") == "1.5e+03")
    #expect(text("\(0.25, format: .hybrid)") == "0.25")
  }

  @Test("Values in columns")
  func columns() {
    #expect(
      text("|\(7, align: .right(columns: 4))|\(7, align: .left(columns: 3))|") == "|   7|7  |"
    )
    #expect(text("\("ab", align: .right(columns: 3), privacy: .public)") == " ab")
  }

  @Test(
    "Formats of C",
    arguments: [
      ("%d rows", [7], "7 rows"), ("%5.2f|%-5d|", [1.256, 7] as [any Sendable], " 1.26|7    |"),
      ("%{public}@ and %@", ["shown", "hidden"], "shown and <private>"),
      ("%{private}d", [7], "<private>"), ("100 %%", [], "100 %"), ("%x", [255], "ff"),
      ("%08llx", [UInt64.max], "ffffffffffffffff"), ("%u", [Int32(-1)], "4294967295"),
      ("%llu", [UInt64.max], "18446744073709551615"), ("%{bool}d", [true], "true"),
      ("%{public}10s|", ["right"], "     right|"), ("%d", [], "<missing>"),
      ("%*d", [4, 7], "   7"), ("%", [], "<missing>"), ("%{public", ["x"], "<private>public"),
      ("%d", ["text"], "text"), ("%c", [65], "A"),
    ] as [(StaticStringBox, [any Sendable], String)]
  )
  func formats(format: StaticStringBox, values: [any Sendable], expected: String) {
    #expect(FormattedMessage(format.text, values).text == expected)
  }

  @Test("No format of C, however odd, goes beyond its values")
  func oddFormats() {
    var random = SystemRandomNumberGenerator()
    let letters = Array("%%%{}publicdxsf@*.0-+5lq ")
    for _ in 0..<2_000 {
      let format = String(
        (0..<12).map { _ in letters[Int.random(in: letters.indices, using: &random)] }
      )
      let values: [Any] =
        [[1, "two", 3.0] as [Any], [], [-1, "x"] as [Any]].randomElement() ?? []
      _ = FormattedMessage(format: format, values).text
    }
  }

  @Test("Plain formats are written as all others are", arguments: 0..<50)
  func plainFormats(seed: Int) {
    var random = SeededNumbers(seed)
    let pieces = [
      "%d", "%ld", "%lld", "%{public}d", "%@", "%{public}@", "%%", "%s", "%5d", "ü ", "a", "%",
      "%{",
    ]
    let values: [any Sendable] = [7, -3, "Anna", "", "é", Int.min, 1.5, true, UInt8(4)]
    var plainCount = 0
    for _ in 0..<200 {
      let format = (0..<random.next(5)).map { _ in pieces[random.next(pieces.count)] }.joined()
      let values = (0..<random.next(4)).map { _ in values[random.next(values.count)] as Any }
      let plain = Array(format.utf8).withUnsafeBufferPointer { PlainFormat.text($0, values) }
      guard let plain else { continue }
      plainCount += 1
      #expect(plain == FormattedMessage(format: format, values).text, "\(format) \(values)")
    }
    #expect(plainCount > 20)
  }
}

/// A literal that a test takes as an argument.
struct StaticStringBox: ExpressibleByStringLiteral, Sendable, CustomTestStringConvertible {
  let text: StaticString
  init(stringLiteral value: StaticString) { text = value }
  var testDescription: String { text.description }
}

/// Numbers that a seed determines.
private struct SeededNumbers {
  private var state: UInt64

  init(_ seed: Int) {
    state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  /// A number below a limit.
  mutating func next(_ limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(limit))
  }
}
