extension Advice.Rule {
  /// False for rules that say where time goes, and not why it has to be spent.
  public var isReason: Bool { !Self.places.contains(self) }

  private static let places: Set<Advice.Rule> = [
    .lateFrames, .heaviestPath, .callbacks, .providedViews, .waiting, .allocations, .depth,
    .cacheMisses, .growth, .configure, .wholeContent,
    .slowRows, .slowComparisons, .slowSizes, .slowCounts, .slowHeights, .slowIdentifiers,
    .manyElements, .viewLayouts, .slowInput, .slowDisplay,
  ]
}

extension Advice.Rule: CaseIterable {
  /// The rules, in the order of importance: each is a file of this folder.
  public static let allCases: [Advice.Rule] = [
    .lateFrames,
    .unstableIdentifiers,
    .shiftedContent,
    .neverEqual,
    .unseenChange,
    .expensiveObjects,
    .imageDecoding,
    .fileReading,
    .constraints,
    .locks,
    .heaviestPath,
    .measuredAgain,
    .slowRows,
    .slowIdentifiers,
    .slowComparisons,
    .slowSizes,
    .slowCounts,
    .slowHeights,
    .manyElements,
    .viewLayouts,
    .slowInput,
    .slowDisplay,
    .viewsMade,
    .idleDescription,
    .wholeContent,
    .repeatedConfigure,
    .scrollConfigure,
    .wholeList,
    .callbacks,
    .providedViews,
    .allAttributes,
    .waiting,
    .autoScrollLoop,
    .unsettledSize,
    .duplicateIdentifiers,
    .manySections,
    .animatedUpdate,
    .allocations,
    .depth,
    .cacheMisses,
    .growth,
    .configure,
    .estimates,
    .templates,
    .sidewaysEstimates,
    .neverEquivalent,
    .environments,
    .rebuiltViews,
    .roundedProposals,
    .geometryReaders,
    .blankArea,
    .idleGaps,
  ]
}
