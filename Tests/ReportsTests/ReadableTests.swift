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
