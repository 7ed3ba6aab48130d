/// The cost of the rows of a list, by their type and by their section.
public struct RowCosts: Sendable {
  /// The rows by type of content, each with a cost of measuring and one of applying, where there is any;
  /// those that cost most in total first.
  public let byType: [RowCost]
  /// The same by section; those that cost most in total first.
  ///
  /// Sections of the same index of several lists are one.
  public let bySection: [RowCost]

  /// The type that four fifths of the rows have that were measured or applied; nil where there is none.
  var mainType: String? {
    var counts: [String: Int] = [:]
    for row in byType {
      if let type = row.type { counts[type, default: 0] += row.durations.count }
    }
    let all = counts.values.reduce(0, +)
    return counts.first { Double($0.value) >= 0.8 * Double(all) }?.key
  }
}

/// The cost of one kind of work for rows of one type, or of one section.
public struct RowCost: Sendable {
  /// The kind of work for a row.
  public enum Work: String, CaseIterable, Sendable {
    /// Finding out its size.
    case measure
    /// Applying its content to a view.
    case apply
  }

  /// The property that the rows share.
  public enum Group: Hashable, Sendable {
    /// A content type; nil where the trace does not say.
    case type(String?)
    /// The index of a section; nil where the trace does not say.
    case section(Int64?)
  }

  /// The views that content was applied to, by their fate.
  public struct Views: Hashable, Sendable {
    /// Views that were made.
    public internal(set) var made = 0
    /// Times that a view of a row that had left the screen was used again.
    public internal(set) var reused = 0
    /// Times that a view already showed equivalent content, so that applying was without need; nil where
    /// the trace does not say.
    public internal(set) var unneeded: Int?
  }

  /// The property that the rows share.
  public let group: Group
  /// The content type; nil for a section, and where the trace does not say.
  public var type: String? { if case .type(let name) = group { name } else { nil } }
  /// The index of the section; nil for a type, and where the trace does not say.
  public var section: Int64? { if case .section(let index) = group { index } else { nil } }
  /// The kind of work.
  public let work: Work
  /// The durations.
  public let durations: Distribution
  /// The views; nil for measuring, and where the trace does not say.
  public let views: Views?
}
