import Foundation
import Testing
import TraceAnalysis

@testable import Reports

@Suite struct ReadableTests {
  @Test(
    "Times have three digits and the best unit",
    arguments: [
      (0, "0 ns"), (999, "999 ns"), (1000, "1.00 µs"), (9994, "9.99 µs"), (9995, "10.0 µs"),
      (99_949, "99.9 µs"), (99_950, "100 µs"), (999_499, "999 µs"), (999_500, "1.00 ms"),
      (16_666_666, "16.7 ms"), (999_500_000, "1.00 s"), (90_000_000_000, "90.0 s"),
      (-1500, "-1.50 µs"),
    ] as [(Int64, String)]
  )
  func times(nanoseconds: Int64, text: String) {
    #expect(Readable.time(nanoseconds) == text)
  }

  @Test(
    "Fractions have one digit, and nothing has no sign",
    arguments: [(0, "0.0"), (-0.0, "0.0"), (-0.04, "0.0"), (-0.06, "-0.1"), (1337.25, "1337.2")]
  )
  func fractions(value: Double, text: String) {
    #expect(Readable.number(value) == text)
  }

  @Test(
    "Times of day are those of the calendar, with all digits, before 1970 as well",
    arguments: [0, 999_999_999, 1_795_527_720_054_512_123, 86_399_999_999_999, -1, .max, .min]
      as [Int64]
  )
  func clock(unixNs: Int64) throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let (seconds, rest) = unixNs.quotientAndRemainder(dividingBy: 1_000_000_000)
    let whole = rest < 0 ? seconds - 1 : seconds
    let ns = rest < 0 ? rest + 1_000_000_000 : rest
    let time = calendar.dateComponents(
      [.hour, .minute, .second],
      from: Date(timeIntervalSince1970: Double(whole))
    )
    let parts = [time.hour, time.minute, time.second].compactMap { $0 }
    let fraction = [ns / 1_000_000, ns / 1_000 % 1_000, ns % 1_000]
    let expected =
      parts.map { String(format: "%02d", $0) }.joined(separator: ":") + "."
      + fraction.map { String(format: "%03d", $0) }.joined(separator: " ")
    #expect(Readable.clock(unixNs: unixNs) == expected)
  }

  @Test("A moment has its time in the trace, and the time of day that other programs go to")
  func moment() {
    let text = Readable.moment(54_500_000, unixNs: 1_795_527_720_054_512_123)
    #expect(text == "54.5 ms (UTC \(Readable.clock(unixNs: 1_795_527_720_054_512_123)))")
    #expect(text.hasSuffix(".054 512 123)"))
  }

  @Test("One thing is not many", arguments: [(0, "0 frames"), (1, "1 frame"), (2, "2 frames")])
  func counts(count: Int, text: String) {
    #expect(Readable.count(count, "frame") == text)
  }

  @Test("Cells line up, and names that are too long are cut")
  func table() {
    var table = TextTable(["name", "count"], firstColumn: 6)
    table.add(["abcdefgh", "1"])
    table.add(["b", "1234567"])
    #expect(table.lines() == ["  name      count", "  abcde…        1", "  b       1234567"])
  }
}
