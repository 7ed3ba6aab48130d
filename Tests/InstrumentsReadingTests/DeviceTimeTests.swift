@testable import InstrumentsReading
import Testing

@Suite("Times as devices write them")
struct DeviceTimeTests {
  @Test(
    "A time has its offset",
    arguments: [
      ("1970-01-01T00:00:01Z", 1_000_000_000),
      ("1970-01-01 00:00:00.000001+0000", 1_000),
      ("1970-01-01T02:00:00.500+02:00", 500_000_000),
      ("2026-09-26 10:00:00.040000-0700", 1_790_442_000_040_000_000),
      ("2026-09-26T17:00:00.040Z", 1_790_442_000_040_000_000),
    ]
  )
  func reads(text: String, nanoseconds: Int64) {
    #expect(DeviceTime.nanoseconds(text) == nanoseconds)
  }

  @Test(
    "What is no time is none",
    arguments: [
      "", "today", "2026-13-01T00:00:00Z", "2026-01-01", "2026-01-01T00:00:00Zx",
      "2026-01-01T00:00:00.Z",
    ]
  )
  func refuses(text: String) {
    #expect(DeviceTime.nanoseconds(text) == nil)
  }
}
