import ListSchema

/// The view of an app that shows the rows: UIKit's have rows of their own around the app's cells, whose types are
/// none of the app's.
enum AppHost {
  /// A list, whose content the app describes.
  case list
  /// A table view, which asks the app for numbers, heights and cells.
  case table
  /// A collection view with a data source.
  case collection

  /// The word for giving the view all of its content.
  var describes: String { self == .list ? "described" : "loaded" }

  /// The call that does that.
  var describingCall: String {
    switch self {
    case .list: "listView.configure"
    case .table: "reloadData()"
    case .collection: "apply(_:) or reloadData()"
    }
  }

  /// The rows of UIKit's views, with the functions of an app that give the views in them.
  private static let rows: [(name: String, host: AppHost, providers: [String])] = [
    ("TableRow", .table, ["cell_for_row_at"]),
    (
      "TableSectionPart", .table, ["view_for_header_in_section", "view_for_footer_in_section"]
    ),
    // The app gives its view once, and not by a function.
    ("TableEdge", .table, []),
    ("CollectionRow", .collection, ["cell_for_item_at"]),
    ("CollectionSupplementary", .collection, ["view_for_supplementary_element"]),
  ]

  private static func row(_ type: String?) -> (name: String, host: AppHost, providers: [String])? {
    let name = type?.prefix { $0 != "<" }
    return rows.first { name == $0.name[...] }
  }

  /// The host of rows of a type.
  init(ofRow type: String?) { self = Self.row(type)?.host ?? .list }

  /// The type of the app's views in rows of a type of UIKit's views; nil for rows of other types, and where no view
  /// was provided.
  static func viewType(ofRow type: String?, _ suspects: SuspectSummary) -> String? {
    guard let row = row(type) else { return nil }
    let provided = suspects.providedViews.filter { row.providers.contains($0.provider) }
    let known = provided.compactMap { one in one.type.map { ($0, one.tally.count) } }
    return known.max { ($0.1, $1.0) < ($1.1, $0.0) }?.0
  }
}

extension RunGroup {
  /// The view that shows most of the rows.
  var host: AppHost {
    let hosts = rows.byType.compactMap(\.type).map { AppHost(ofRow: $0) }
    if hosts.contains(.table) { return hosts.contains(.list) ? .list : .table }
    return hosts.contains(.collection) && !hosts.contains(.list) ? .collection : .list
  }

  /// Returns a type as the app's author knows it: that of the cell, for rows of tables and collection views.
  public func appType(_ type: String?) -> String? {
    AppHost.viewType(ofRow: type, suspects) ?? type
  }

  /// Returns a sentence that names a type, with the one that the app's author knows.
  func withAppTypes(_ sentence: String, _ type: String?) -> String {
    guard let type, let view = AppHost.viewType(ofRow: type, suspects) else { return sentence }
    return sentence.replacing("rows of type \(type)", with: "cells of type \(view)")
      .replacing("a row of type \(type)", with: "a cell of type \(view)")
      .replacing(type, with: view)
  }
}
