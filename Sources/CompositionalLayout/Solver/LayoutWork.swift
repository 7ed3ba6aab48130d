/// How much a layout computed: the cost of its questions and changes, without a clock.
public struct LayoutWork: Hashable, Sendable {
  /// How many sections were solved.
  public var solvedSections = 0
  /// How many instances of groups were solved, nested ones included.
  public var solvedGroups = 0
  /// How many times an item was tried in a group.
  public var fitTests = 0
  /// How many times the section provider was called.
  public var providerCalls = 0
  /// How many times a custom group's closure was called.
  public var customProviderCalls = 0
  /// How many times a handler of visible items was called.
  public var handlerCalls = 0
  /// How many of those calls were for a section with estimated sides, which UIKit does not make.
  public var handlerCallsOnEstimates = 0
  /// How many questions were asked.
  public var queries = 0
  /// How many elements were looked at to answer them.
  public var examinedElements = 0
  /// How many pinned elements were moved.
  public var pinnedElements = 0
  /// How many preferred sizes were asked for.
  public var measureCalls = 0
  /// How many times visible elements were measured again because others changed.
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
