import HeadlessUIKit
public import Signposts
public import Workloads

/// Mails in a collection view with a diffable data source, as a list or as a grid.
public struct CollectionScenario: Scenario {
  /// `collection`.
  public let name = "collection"
  /// A description of the list.
  public let summary =
    "The mails of `inbox` as cells of a collection view with a diffable data source, or as rows of a list view"
  /// 10,000 and 50,000.
  public let itemCounts = [10_000, 50_000]
  /// Mails that are read, arrive and are deleted.
  public let updates =
    "every 0.5 s one mail on screen is read; every 2 s one arrives; every 3 s one on screen is deleted"

  /// The cells of the collection.
  static let cells = ParameterDefinition(
    "cells",
    .cases([.text("list"), .text("grid"), .text("rows")]),
    default: .text("list"),
    "The cells: those of a list configuration, of a compositional grid, or a list view's rows for comparison"
  )

  /// The cells of the collection.
  public var parameters: [ParameterDefinition] { [Self.cells] }
  /// Sections made of groups.
  public let layout = RunParameters.Layout.compositional

  /// The gestures that scroll it.
  public let gestures = [GestureScript.tour, .fling]

  /// Creates the scenario.
  public init() {}

  /// Generates the mailbox.
  public func makeSession(_ parameters: RunParameters) -> any ScenarioSession {
    let screen: any MailScreen =
      switch parameters.text(Self.cells) {
      case "list": MailCollection(parameters, isGrid: false)
      case "grid": MailCollection(parameters, isGrid: true)
      default: MailList(parameters)
      }
    return MailScreenSession(screen)
  }
}
