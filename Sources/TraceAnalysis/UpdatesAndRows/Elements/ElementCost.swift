/// The cost of the elements of one type, where the rows of a list are elements.
public struct ElementCost: Hashable, Sendable {
  /// The name of the type.
  public let name: String
  /// In how many steps of hosts they took part.
  public internal(set) var steps: Int64 = 0
  /// The number of elements that were visited, each once while it is measured and laid out.
  public internal(set) var elements: Int64 = 0
  /// The number of times they were measured.
  public internal(set) var measured: Int64 = 0
  /// The number of times their sizes were asked for and found in the cache.
  public internal(set) var cached: Int64 = 0
  /// The time to measure them, without the elements in them, in nanoseconds.
  public internal(set) var measureNs: Int64 = 0
  /// The same of placing what is in them.
  public internal(set) var layoutNs: Int64 = 0
  /// The same of updating their views.
  public internal(set) var viewsNs: Int64 = 0
  /// The part of the time that measuring the same element again in one step took, and placing what was measured
  /// before.
  var repeatedNs: Int64 = 0
  /// Their share of the measuring time of all elements, from 0 to 1; nil if that is 0.
  public internal(set) var shareOfMeasuring: Double?

  init(name: String) {
    self.name = name
  }

  /// The number of times each element was measured; nil without elements.
  public var measurementsEach: Double? {
    elements > 0 ? Double(measured) / Double(elements) : nil
  }

  /// All of the time, in nanoseconds.
  public var totalNs: Int64 { [measureNs, layoutNs, viewsNs].saturatingSum() }

  mutating func add(_ other: ElementCost) {
    steps = steps.addingSaturating(other.steps)
    elements = elements.addingSaturating(other.elements)
    measured = measured.addingSaturating(other.measured)
    cached = cached.addingSaturating(other.cached)
    measureNs = measureNs.addingSaturating(other.measureNs)
    layoutNs = layoutNs.addingSaturating(other.layoutNs)
    viewsNs = viewsNs.addingSaturating(other.viewsNs)
    repeatedNs = repeatedNs.addingSaturating(other.repeatedNs)
  }
}
