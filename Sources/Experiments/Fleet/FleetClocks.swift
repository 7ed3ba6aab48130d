package import Foundation
package import Reports
import TraceAnalysis

/// The hosts of a fleet whose clocks may be off, by the days on which they ran the same commits.
///
/// The dates of runs are those of each host's clock. A day that has not come yet is wrong, or this machine's clock is;
/// a host that ran each commit long before or after the others may have run them then. Nothing is corrected by it.
package struct FleetClocks: Equatable {
  /// The days by which a host's clock may be off.
  package struct Offset: Equatable {
    /// The host.
    package let host: String
    /// The days after now, or after the other hosts; negative before.
    package let days: Int
  }

  /// Hosts that have runs on days to come, in the order of their names.
  package let ahead: [Offset]
  /// Other hosts that ran every commit that others ran, too, long before or after them, in the order of their names.
  package let apart: [Offset]

  /// The commit of runs whose export did not state one, as `views.sql` has it.
  private static let unnamed = "unnamed"
  /// Time zones reach to 14 hours after UTC, in which dates are.
  private static let maxAhead = 1
  /// The fleet runs a commit within some days; a month apart is another clock, or another campaign.
  private static let maxApart = 30

  /// Compares the days of hosts.
  ///
  /// - Parameters:
  ///   - lines: the rows of `FleetSource.clocks`.
  ///   - now: the time of this machine's clock.
  /// - Throws: `FormatError` where a row is none.
  package init(_ lines: [Substring], now: Date) throws(FleetAnswer.FormatError) {
    var firstDays: [String: [String: Int]] = [:]
    var lastDays: [String: Int] = [:]
    for line in lines {
      let row = try FleetAnswer.object(line)
      guard case .text(let host)? = row["host"], case .text(let commit)? = row["commit_id"],
        let first = Self.day(row["first_date"]), let last = Self.day(row["last_date"])
      else { continue }
      if commit != Self.unnamed { firstDays[commit, default: [:]][host] = first }
      lastDays[host] = max(lastDays[host] ?? last, last)
    }
    let today = Int((now.timeIntervalSince1970 / 86_400).rounded(.down))
    ahead = Self.offsets(lastDays.mapValues { $0 - today }, beyond: Self.maxAhead).filter {
      $0.days > 0
    }
    let known = Set(ahead.map(\.host))
    apart = Self.offsets(Self.nearest(firstDays), beyond: Self.maxApart)
      .filter { !known.contains($0.host) }
  }

  /// Returns each host's days after the median host for the commit for which they are closest.
  private static func nearest(_ firstDays: [String: [String: Int]]) -> [String: Int] {
    var nearest: [String: Int] = [:]
    for days in firstDays.values where days.count > 1 {
      let sorted = days.values.sorted()
      // Of two hosts, the one that ran first.
      let middle = sorted[(sorted.count - 1) / 2]
      nearest.merge(days.mapValues { $0 - middle }) { abs($0) <= abs($1) ? $0 : $1 }
    }
    return nearest
  }

  private static func offsets(_ days: [String: Int], beyond limit: Int) -> [Offset] {
    days.filter { abs($0.value) > limit }.map { Offset(host: $0.key, days: $0.value) }
      .sorted { $0.host < $1.host }
  }

  /// Returns the days from the beginning of 1970 to a date; nil if it is none.
  private static func day(_ value: JSONValue?) -> Int? {
    guard case .text(let text)? = value,
      let date = try? Date(text, strategy: .iso8601.year().month().day())
    else { return nil }
    return Int(date.timeIntervalSince1970 / 86_400)
  }

  /// The doubt in words; nil where nothing points to it.
  package var words: String? {
    let parts =
      Self.list(ahead) { "\($0.host) has runs \(Readable.count($0.days, "day")) from now" }
      + Self.list(apart) {
        "\($0.host) ran each commit \(Readable.count(abs($0.days), "day")) "
          + "\($0.days > 0 ? "after" : "before") the others"
      }
    guard !parts.isEmpty else { return nil }
    return "the clocks of hosts differ, or they ran at other times: "
      + parts.joined(separator: ", ")
      + ". Dates are those of each host's clock, and nothing was corrected: overview and trend have such runs on these "
      + "days."
  }

  private static func list(_ offsets: [Offset], _ words: (Offset) -> String) -> [String] {
    offsets.prefix(3).map(words)
      + (offsets.count > 3 ? ["and \(Readable.count(offsets.count - 3, "other host"))"] : [])
  }
}
