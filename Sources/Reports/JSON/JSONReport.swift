import Foundation
public import TraceAnalysis

/// A report for machines: stable keys, units in their names, whole nanoseconds.
///
/// A key once published keeps its name and meaning; `formatVersion` is raised when that is broken.
/// An unknown value is `null`. `JSONSchema` describes it.
public struct JSONReport: Sendable {
  private let document: JSONValue

  /// Prepares a report.
  public init(_ report: Report) {
    document = report.document
  }

  /// The report as text, with sorted keys, ending in a line break.
  ///
  /// - Throws: the errors of `JSONEncoder`, which finite numbers give no reason for.
  public func text() throws -> String { try document.text() }
}

extension JSONValue {
  /// The value as text, with sorted keys, ending in a line break.
  ///
  /// - Throws: the errors of `JSONEncoder`, which finite numbers give no reason for.
  public func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}
