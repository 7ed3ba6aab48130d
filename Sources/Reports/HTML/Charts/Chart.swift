import Foundation

/// A chart as data: drawn by this program as SVG, and by a library where the page has one.
struct Chart: Sendable, Encodable {
  /// The colours of Okabe and Ito (2008), which people can distinguish whatever colours they see.
  enum Colour: String, Sendable, Encodable {
    case blue, vermillion, green, orange, sky, purple
  }

  /// The way a series is drawn, apart from its colour.
  enum Shape: String, Sendable, Encodable {
    /// A line through all points.
    case line
    /// A broken line.
    case dashes
    /// The area between `low` and `y` of all points.
    case band
    /// A bar for every point, as wide as the way to the next one.
    case bars
    /// A round dot for every point.
    case dots
    /// A larger square for every point.
    case squares
  }

  /// A place in the chart.
  struct Point: Hashable, Sendable {
    var x: Double
    var y: Double
    /// The lower end of a band.
    var low: Double?

    init(_ x: Double, _ y: Double, low: Double? = nil) {
      self.x = x
      self.y = y
      self.low = low
    }
  }

  /// Points that belong together.
  struct Series: Sendable {
    let name: String
    let colour: Colour
    let shape: Shape
    let points: [Point]
  }

  /// A value that the others are to be compared with.
  struct Rule: Sendable, Encodable {
    let axis: AxisName
    let at: Double
    let label: String
  }

  /// One of the two axes.
  enum AxisName: String, Sendable, Encodable {
    case x, y
  }

  /// Parts of the x axis in which the same thing was the case.
  struct Lane: Sendable, Encodable {
    let name: String
    let spans: [[Double]]
  }

  /// A name for the page's scripts, unique in the page.
  let id: String
  let title: String
  /// The content in words, for people who do not see it.
  let summary: String
  let x: ChartAxis
  let y: ChartAxis
  var series: [Series]
  var rules: [Rule] = []
  var lanes: [Lane] = []
  /// True if the scripts of the page draw it from the points of the strip.
  var showsStrip = false

  /// No series is drawn with more points.
  static let maxPoints = 2000
}

extension Chart.Series: Encodable {
  private enum Key: CodingKey {
    case name, colour, shape, x, y, low
  }

  /// Writes the points in columns, with as many digits as can be seen.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(name.printable, forKey: .name)
    try container.encode(colour, forKey: .colour)
    try container.encode(shape, forKey: .shape)
    try container.encode(points.map(\.x.rounded5), forKey: .x)
    try container.encode(points.map(\.y.rounded5), forKey: .y)
    guard shape == .band else { return }
    try container.encode(points.map { ($0.low ?? $0.y).rounded5 }, forKey: .low)
  }
}

extension Double {
  /// The number with five significant digits; 0 for what is no number.
  var rounded5: Double {
    guard isFinite, self != 0 else { return 0 }
    guard abs(self) < 1e5 else { return rounded() }
    return Double(String(format: "%.5g", self)) ?? 0
  }
}
