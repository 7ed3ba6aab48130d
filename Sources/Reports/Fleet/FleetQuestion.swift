public import TraceAnalysis

/// A standard question about the runs of many machines.
///
/// Its SQL is one text for every engine: what differs between engines is behind the views that
/// `FleetSource` makes.
public enum FleetQuestion: String, CaseIterable, Sendable {
  case overview
  case percentiles
  case intervals
  case ratios
  case agreement
  case outliers
  case trend

  /// The meaning, in one sentence without a full stop.
  public var meaning: String {
    switch self {
    case .overview: "The work that there is, with its commits and the number of hosts"
    case .percentiles: "The durations of frames on each host"
    case .intervals: "The durations of intervals in measured frames"
    case .ratios: "Head against base on each host"
    case .agreement: "Head against base: the median of the hosts' ratios, and how many agree"
    case .outliers: "Hosts that are far from the others"
    case .trend: "The durations of frames day by day"
    }
  }

  /// True if it compares two commits, which must be named.
  public var comparesCommits: Bool { self == .ratios || self == .agreement }

  /// The statement: one SELECT, without a semicolon.
  public var sql: String { FleetFile.text("\(rawValue).sql") }

  /// The columns of the answer, in order.
  public var columns: [FieldDescription] { fields.map(\.description) }
}

/// The files of questions that are part of this program.
enum FleetFile {
  /// A file as text, without the end of its last line.
  static func text(_ name: String) -> String {
    let text = EmbeddedFile.text("Fleet/" + name)
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }
}
