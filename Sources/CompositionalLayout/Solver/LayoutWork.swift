/// The work of a layout: the cost of its queries and changes, without a clock.
public struct LayoutWork: Hashable, Sendable {
  /// The number of solved sections.
  public var solvedSections = 0
  /// The number of solved instances of groups, nested ones included.
  public var solvedGroups = 0
  /// The number of times that an item was tried in a group.
  public var fitTests = 0
  /// The number of times that the section provider was called.
  public var providerCalls = 0
  /// The number of times that a custom group's closure was called.
  public var customProviderCalls = 0
  /// The number of times that a handler of visible items was called.
  public var handlerCalls = 0
  /// The number of those calls that were for a section with estimated sides, which UIKit does not
  /// make.
  public var handlerCallsOnEstimates = 0
  /// The number of queries.
  public var queries = 0
  /// The number of elements that were looked at to answer the queries.
  public var examinedElements = 0
  /// The number of moved pinned elements.
  public var pinnedElements = 0
  /// The number of preferred sizes that were requested.
  public var measureCalls = 0
  /// The number of times that visible elements were measured again because others changed.
  public var selfSizingPasses = 0

  /// Creates counts of nothing.
  public init() {}
}

extension LayoutWork {
  /// Adds the counts of a part.
  mutating func add(_ part: LayoutWork) {
    solvedSections += part.solvedSections
    solvedGroups += part.solvedGroups
    fitTests += part.fitTests
    customProviderCalls += part.customProviderCalls
  }
}
