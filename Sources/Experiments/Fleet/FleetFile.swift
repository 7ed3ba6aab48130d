import Foundation
package import Reports
package import TraceAnalysis

/// A file of a table.
package struct FleetFile {
  /// The path below the folder of the fleet.
  package let path: String
  package let table: TraceTable
  package let format: FleetSource.FileFormat

  /// Takes a path; nil where its end is that of no format which is read.
  package init?(_ path: String, of table: TraceTable) {
    guard let format = FleetSource.FileFormat.allCases.first(where: { path.hasSuffix(".\($0)") })
    else { return nil }
    (self.path, self.table, self.format) = (path, table, format)
  }

  /// The folders below those of the table and its version, as they are named.
  package var folder: String {
    path.split(separator: "/").dropFirst(2).dropLast().joined(separator: "/")
  }

  /// The host and the day of its rows; nil where the path does not say them.
  var partition: FleetPartition? { FleetPartition(path: path) }
}

/// The host and the day of rows, which folders are named by.
package struct FleetPartition: Hashable {
  package let host: String
  let date: String

  /// Takes the values.
  package init(host: String, date: String) {
    (self.host, self.date) = (host, date)
  }

  /// Takes them from the path of a file; nil where it does not say them.
  package init?(path: String) {
    func value(_ name: String) -> String? {
      path.split(separator: "/").first { $0.hasPrefix("\(name)=") }?
        .dropFirst(name.count + 1).removingPercentEncoding
    }
    guard let host = value("host"), let date = value("date") else { return nil }
    self.init(host: host, date: date)
  }
}
