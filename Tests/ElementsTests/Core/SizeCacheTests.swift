import HeadlessUIKit
import Testing

@testable import Elements

@Suite struct SizeCacheTests {
  struct Case: CustomTestStringConvertible {
    var id: String
    var hints: Bool
    var searches: Bool
    var probes: [SizeConstraint]
    var measured: [SizeConstraint]
    var testDescription: String { id }
  }

  /// The four probes around one.
  static func around(_ key: SizeConstraint) -> [SizeConstraint] {
    [
      key, SizeConstraint(width: key.width, height: .atMost(100)),
      SizeConstraint(width: .atMost(100), height: key.height), limits(100, 100),
    ]
  }

  static func caching(_ id: String, _ key: SizeConstraint) -> Case {
    Case(
      id: id,
      hints: false,
      searches: false,
      probes: around(key) + around(key),
      measured: around(key)
    )
  }

  static func hinting(_ id: String, _ key: SizeConstraint) -> Case {
    let between = [
      SizeConstraint(width: key.width, height: .atMost(150)),
      SizeConstraint(width: .atMost(150), height: key.height),
    ]
    return Case(
      id: id,
      hints: true,
      searches: false,
      probes: around(key) + around(key) + between + between,
      measured: [key] + between
    )
  }

  static let cases = [
    caching("HC-01", limits(200, 200)),
    caching("HC-02", limits(200, nil)),
    caching("HC-03", limits(nil, 200)),
    caching("HC-04", limits(nil, nil)),
    hinting("HC-05", limits(200, 200)),
    hinting("HC-06", limits(200, nil)),
    hinting("HC-07", limits(nil, 200)),
    Case(
      id: "HC-09",
      hints: false,
      searches: true,
      probes: [limits(200, nil), limits(200, 200)],
      measured: [limits(200, nil)]
    ),
    Case(
      id: "HC-10",
      hints: false,
      searches: true,
      probes: [limits(nil, 200), limits(200, 200)],
      measured: [limits(nil, 200)]
    ),
    Case(
      id: "HC-12",
      hints: true,
      searches: true,
      probes: [limits(nil, nil), limits(100, 150), limits(150, 100)],
      measured: [limits(nil, nil)]
    ),
  ]

  @Test("The original cache measures what the rules cannot tell", arguments: cases)
  func original(_ test: Case) {
    let options = LayoutOptions(
      hintRangeBoundaries: test.hints,
      searchUnconstrainedKeys: test.searches
    )
    #expect(Self.measured(test.probes, SizeCache(options)) == test.measured)
  }

  @Test("The fast cache measures nothing that the original one knows", arguments: cases)
  func fast(_ test: Case) {
    let measured = Self.measured(test.probes, SizeCache(.default))
    #expect(measured.allSatisfy(test.measured.contains))
  }

  @Test("A measurement answers all limits down to its size, and none below or above")
  func range() {
    let probes = [
      limits(200, nil), limits(200, 100), limits(100, nil), limits(150, 120), limits(99, nil),
      limits(200, 99), limits(201, nil), limits(nil, nil),
    ]
    #expect(
      Self.measured(probes, SizeCache(.default)) == [
        limits(200, nil), limits(99, nil), limits(200, 99), limits(201, nil), limits(nil, nil),
      ]
    )
  }

  @Test("Without a cache everything is measured")
  func none() {
    #expect(Self.measured([limits(1, 1), limits(1, 1)], SizeCache(.none)).count == 2)
  }

  /// The probes that are measured, if everything is 100 × 100.
  static func measured(_ probes: [SizeConstraint], _ cache: SizeCache) -> [SizeConstraint] {
    var cache = cache
    var counts = LayoutCounts()
    return probes.filter { probe in
      if let known = cache.size(in: probe, &counts) {
        #expect(known == size(100, 100))
        return false
      }
      cache.insert(size(100, 100), for: probe)
      return true
    }
  }
}
