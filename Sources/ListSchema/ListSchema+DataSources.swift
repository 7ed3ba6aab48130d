public import Signposts

extension ListSchema {
  /// The functions of an app that give views for rows, headers and footers.
  public enum ViewProvider: Int, SignpostEnumeration {
    /// `tableView(_:cellForRowAt:)`, or the cell provider of a table's diffable data source.
    case cellForRowAt
    /// `collectionView(_:cellForItemAt:)`, or the cell provider of a diffable data source.
    case cellForItemAt
    /// `tableView(_:viewForHeaderInSection:)`.
    case viewForHeaderInSection
    /// `tableView(_:viewForFooterInSection:)`.
    case viewForFooterInSection
    /// `collectionView(_:viewForSupplementaryElementOfKind:at:)`, or the provider of a diffable data source.
    case viewForSupplementaryElement
  }

  /// The intervals of tables and collection views that ask an app's data sources and layouts.
  static let dataSourceIntervals = [
    IntervalDefinition(
      "provide_view",
      in: "apply",
      "The app providing a cell, a header or a footer, and configuring it",
      cause: "cell configuration",
      colour: "#5fb8a0",
      begin: [
        FieldDefinition("provider", ViewProvider.self, "The function of the app"),
        FieldDefinition("section", .uint32, "Index of the section"),
        FieldDefinition("index", .uint32, "Index of the item in its section"),
      ],
      end: [
        FieldDefinition(
          "type",
          .uint32,
          "Type of the view; the event type_name names it, 0 where the app gave none"
        )
      ]
    ),
    IntervalDefinition(
      "count_items",
      in: "frame",
      "Asking the app's data source for its numbers of sections and items",
      cause: "data source",
      colour: "#a9c98f",
      end: [
        .count("sections", of: "sections", "Sections of the data source"),
        .count("items", of: "items", "Items of the data source"),
      ]
    ),
    IntervalDefinition(
      "attributes",
      in: "layout",
      "Asking a layout object for the attributes of all elements, on screen or not",
      cause: "layout attributes",
      colour: "#e8b48c",
      begin: [.count("items", of: "items", "Items of the content")],
      end: [.count("elements", of: "elements", "Elements that the layout gave attributes")]
    ),
  ]
}
