import ListSchema

/// The rows of one type that were measured, by the reason why no size was known.
struct MeasuredRows {
  /// A reason for measuring.
  private struct Reason {
    let work: SuspectWork
    let words: String
  }

  private static let reasons = [
    Reason(work: .measuredNew, words: "for the first time"),
    Reason(work: .measuredChanged, words: "since their content had changed"),
    Reason(work: .measuredInOtherSpace, words: "in another space"),
    Reason(work: .measuredForgotten, words: "since everything that sizes depend on was replaced"),
  ]

  /// Fewer rows may have one height by chance.
  private static let minRows: Int64 = 20

  private let tallies: [SuspectTally]
  private let all: SuspectTally
  private let main: Int?
  private let host: AppHost

  /// Adds up the measured rows of a type.
  init(_ group: RunGroup, type: String?) {
    let found = Self.reasons.map { group.suspects.tally($0.work, type: type) }
    let largest = found.indices.max { found[$0].count < found[$1].count }
    (tallies, host) = (found, AppHost(ofRow: type))
    all = found.reduce(into: SuspectTally()) { $0.add($1) }
    main = largest.flatMap { found[$0].count > 0 ? $0 : nil }
  }

  /// The most frequent reason, as the end of a sentence: `, 412 of them for the first time`.
  var why: String {
    guard let main else { return "" }
    let tally = tallies[main]
    let same =
      Self.reasons[main].work == .measuredChanged
        && Double(tally.amount) >= 0.8 * Double(tally.count)
      ? ", which changed the size of no more than \(Readable.number(tally.count - tally.amount))"
      : ""
    return ", \(Readable.number(tally.count)) of them \(Self.reasons[main].words)\(same)"
  }

  /// The height that all of them have; nil for several, and for too few rows.
  private var height: Double? {
    guard all.count >= Self.minRows, let heights = all.heights,
      heights.upperBound - heights.lowerBound < 0.01, heights.lowerBound > 0
    else { return nil }
    return heights.lowerBound
  }

  /// The fix: a size that need not be measured, or no reason to measure again.
  var fix: String {
    if host != .list { return hostFix }
    if let height {
      return "Item(row, sizing: .fixed(height: \(Readable.factor(height))))"
        + "  // the height of all \(Readable.number(all.count)) that were measured"
    }
    switch main.map({ Self.reasons[$0].work }) {
    case .measuredInOtherSpace: return Self.sameSpace
    case .measuredForgotten: return Self.sameContext
    case .measuredNew, .measuredChanged:
      return "Item(row, sizing: .fixed(height: model.rowHeight))"
        + "  // computed with the model, outside of frames, and again only when it changes"
    default: return "Item(row, sizing: .fixed(height: 72))  // if their height is known"
    }
  }

  /// The fix in a table or collection view.
  private var hostFix: String {
    let known = height.map(Readable.factor)
    return switch host {
    case .table:
      "tableView.rowHeight = \(known ?? "64")  // where heights are known before cells are measured"
    default:
      "heightDimension: .absolute(\(known ?? "72"))  // where sizes are known before cells are measured"
    }
  }

  /// The fix where rows are given another space.
  static let sameSpace =
    "list.layout = .table()  // the same width and insets in every configuration"
  /// The fix where all sizes are forgotten.
  static let sameContext =
    "list.content.context = context  // equal contexts, the same text measurer"
}
