// Generated from ListSchema by scripts/generate. Do not edit.
// swift-format-ignore-file

public import Signposts

extension SignpostValues {
  /// The values at the start of `frame`.
  @inlinable
  public static func frameBegin(
    frame: Int,
    offsetPoints: Double,
    phase: ListSchema.ScrollPhase,
    vsync: Int,
    startDelayNs: Int,
    state: Int,
    harnessNs: Int,
    allItems: Int
  ) -> SignpostValues {
    SignpostValues(
      Int64(truncatingIfNeeded: frame),
      Int64(bitPattern: offsetPoints.bitPattern),
      Int64(phase.rawValue),
      Int64(truncatingIfNeeded: vsync),
      Int64(truncatingIfNeeded: startDelayNs),
      Int64(truncatingIfNeeded: state),
      Int64(truncatingIfNeeded: harnessNs),
      Int64(truncatingIfNeeded: allItems))
  }

  /// The values at the end of `frame`.
  @inlinable
  public static func frameEnd(
    visibleItems: Int,
    blankPoints: Double,
    durationNs: Int,
    cpuNs: Int,
    involuntarySwitches: Int,
    voluntarySwitches: Int,
    pageFaults: Int,
    firstItem: Int
  ) -> SignpostValues {
    SignpostValues(
      Int64(truncatingIfNeeded: visibleItems),
      Int64(bitPattern: blankPoints.bitPattern),
      Int64(truncatingIfNeeded: durationNs),
      Int64(truncatingIfNeeded: cpuNs),
      Int64(truncatingIfNeeded: involuntarySwitches),
      Int64(truncatingIfNeeded: voluntarySwitches),
      Int64(truncatingIfNeeded: pageFaults),
      Int64(truncatingIfNeeded: firstItem))
  }

  /// The values at the start of `scroll`.
  @inlinable
  public static func scrollBegin(
    fromPoints: Double,
    toPoints: Double
  ) -> SignpostValues {
    SignpostValues(
      Int64(bitPattern: fromPoints.bitPattern),
      Int64(bitPattern: toPoints.bitPattern))
  }

  /// The values at the start of `update`.
  @inlinable
  public static func updateBegin(
    reason: ListSchema.UpdateReason,
    queueWaitNs: Int,
    queueDepth: Int,
    animated: Int
  ) -> SignpostValues {
    SignpostValues(
      Int64(reason.rawValue),
      Int64(truncatingIfNeeded: queueWaitNs),
      Int64(truncatingIfNeeded: queueDepth),
      Int64(truncatingIfNeeded: animated))
  }

  /// The values at the end of `update`.
  @inlinable
  public static func updateEnd(
    sections: Int,
    items: Int,
    changes: Int,
    sectionChanges: Int
  ) -> SignpostValues {
    SignpostValues(
      Int64(truncatingIfNeeded: sections),
      Int64(truncatingIfNeeded: items),
      Int64(truncatingIfNeeded: changes),
      Int64(truncatingIfNeeded: sectionChanges))
  }

  /// The values at the start of `slice`.
  @inlinable
  public static func sliceBegin(
    allSections: Int,
    allItems: Int
  ) -> SignpostValues {
    SignpostValues(
      Int64(truncatingIfNeeded: allSections),
      Int64(truncatingIfNeeded: allItems))
  }

  /// The values at the end of `slice`.
  @inlinable
  public static func sliceEnd(
    sections: Int,
    items: Int
  ) -> SignpostValues {
    SignpostValues(
      Int64(truncatingIfNeeded: sections),
      Int64(truncatingIfNeeded: items))
  }

  /// The values at the start of `diff`.
  @inlinable
  public static func diffBegin(
    oldItems: Int,
    newItems: Int
  ) -> SignpostValues {
    SignpostValues(
      Int64(truncatingIfNeeded: oldItems),
      Int64(truncatingIfNeeded: newItems))
  }

  /// The values at the end of `diff`.
  @inlinable
  public static func diffEnd(
    added: Int,
    removed: Int,
    moved: Int,
    updated: Int,
    comparisons: Int,
    hashed: Int
  ) -> SignpostValues {
    SignpostValues(
      Int64(truncatingIfNeeded: added),
      Int64(truncatingIfNeeded: removed),
      Int64(truncatingIfNeeded: moved),
      Int64(truncatingIfNeeded: updated),
      Int64(truncatingIfNeeded: comparisons),
      Int64(truncatingIfNeeded: hashed))
  }

  /// The values at the start of `present`.
  @inlinable
  public static func presentBegin(
    changes: Int
  ) -> SignpostValues {
    SignpostValues(
      Int64(truncatingIfNeeded: changes))
  }

  /// The values at the end of `present`.
  @inlinable
  public static func presentEnd(
    items: Int,
    created: Int,
    released: Int
  ) -> SignpostValues {
    SignpostValues(
      Int64(truncatingIfNeeded: items),
      Int64(truncatingIfNeeded: created),
      Int64(truncatingIfNeeded: released))
  }

  /// The values at the start of `layout`.
  @inlinable
  public static func layoutBegin(
    level: ListSchema.LayoutLevel,
    items: Int
  ) -> SignpostValues {
    SignpostValues(
      Int64(level.rawValue),
      Int64(truncatingIfNeeded: items))
  }

  /// The values at the end of `layout`.
  @inlinable
  public static func layoutEnd(
    measured: Int,
    cached: Int,
    fixed: Int,
    contentPoints: Double
  ) -> SignpostValues {
    SignpostValues(
      Int64(truncatingIfNeeded: measured),
      Int64(truncatingIfNeeded: cached),
      Int64(truncatingIfNeeded: fixed),
      Int64(bitPattern: contentPoints.bitPattern))
  }

  /// The values at the start of `measure`.
  @inlinable
  public static func measureBegin(
    part: ListSchema.ContentPart,
    section: Int,
    index: Int,
    type: Int,
    reason: ListSchema.MeasureReason
  ) -> SignpostValues {
    SignpostValues(
      Int64(part.rawValue),
      Int64(truncatingIfNeeded: section),
      Int64(truncatingIfNeeded: index),
      Int64(truncatingIfNeeded: type),
      Int64(reason.rawValue))
  }

  /// The values at the end of `measure`.
  @inlinable
  public static func measureEnd(
    widthPoints: Double,
    heightPoints: Double,
    same: Int
  ) -> SignpostValues {
    SignpostValues(
      Int64(bitPattern: widthPoints.bitPattern),
      Int64(bitPattern: heightPoints.bitPattern),
      Int64(truncatingIfNeeded: same))
  }

  /// The values at the start of `visible`.
  @inlinable
  public static func visibleBegin(
    offsetPoints: Double
  ) -> SignpostValues {
    SignpostValues(
      Int64(bitPattern: offsetPoints.bitPattern))
  }

  /// The values at the end of `visible`.
  @inlinable
  public static func visibleEnd(
    visibleItems: Int,
    displayed: Int,
    ended: Int
  ) -> SignpostValues {
    SignpostValues(
      Int64(truncatingIfNeeded: visibleItems),
      Int64(truncatingIfNeeded: displayed),
      Int64(truncatingIfNeeded: ended))
  }

  /// The values at the start of `apply`.
  @inlinable
  public static func applyBegin(
    part: ListSchema.ContentPart,
    section: Int,
    index: Int,
    type: Int,
    reason: ListSchema.ApplyReason,
    equivalent: Int
  ) -> SignpostValues {
    SignpostValues(
      Int64(part.rawValue),
      Int64(truncatingIfNeeded: section),
      Int64(truncatingIfNeeded: index),
      Int64(truncatingIfNeeded: type),
      Int64(reason.rawValue),
      Int64(truncatingIfNeeded: equivalent))
  }

  /// The values at the end of `apply`.
  @inlinable
  public static func applyEnd(
    viewsCreated: Int
  ) -> SignpostValues {
    SignpostValues(
      Int64(truncatingIfNeeded: viewsCreated))
  }

  /// The values at the start of `notify`.
  @inlinable
  public static func notifyBegin(
    callback: ListSchema.Callback,
    callbacks: Int,
    type: Int
  ) -> SignpostValues {
    SignpostValues(
      Int64(callback.rawValue),
      Int64(truncatingIfNeeded: callbacks),
      Int64(truncatingIfNeeded: type))
  }

  /// The values at the end of `configure`.
  @inlinable
  public static func configureEnd(
    sections: Int,
    items: Int,
    lazyItems: Int
  ) -> SignpostValues {
    SignpostValues(
      Int64(truncatingIfNeeded: sections),
      Int64(truncatingIfNeeded: items),
      Int64(truncatingIfNeeded: lazyItems))
  }

  /// The values at the start of `batch_update`.
  @inlinable
  public static func batchUpdateBegin(
    deleted: Int,
    inserted: Int,
    moved: Int,
    sections: Int
  ) -> SignpostValues {
    SignpostValues(
      Int64(truncatingIfNeeded: deleted),
      Int64(truncatingIfNeeded: inserted),
      Int64(truncatingIfNeeded: moved),
      Int64(truncatingIfNeeded: sections))
  }

  /// The values at the end of `query`.
  @inlinable
  public static func queryEnd(
    found: Int
  ) -> SignpostValues {
    SignpostValues(
      Int64(truncatingIfNeeded: found))
  }

  /// The values at the start of `select`.
  @inlinable
  public static func selectBegin(
    before: Int
  ) -> SignpostValues {
    SignpostValues(
      Int64(truncatingIfNeeded: before))
  }

  /// The values at the end of `select`.
  @inlinable
  public static func selectEnd(
    after: Int,
    changed: Int
  ) -> SignpostValues {
    SignpostValues(
      Int64(truncatingIfNeeded: after),
      Int64(truncatingIfNeeded: changed))
  }

  /// The values at the start of `auto_scroll`.
  @inlinable
  public static func autoScrollBegin(
    action: ListSchema.AutoScroll
  ) -> SignpostValues {
    SignpostValues(
      Int64(action.rawValue))
  }

  /// The values at the end of `auto_scroll`.
  @inlinable
  public static func autoScrollEnd(
    performed: Int
  ) -> SignpostValues {
    SignpostValues(
      Int64(truncatingIfNeeded: performed))
  }

  /// The values at the start of `reorder`.
  @inlinable
  public static func reorderBegin(
    step: ListSchema.ReorderStep
  ) -> SignpostValues {
    SignpostValues(
      Int64(step.rawValue))
  }

  /// The values at the end of `reorder`.
  @inlinable
  public static func reorderEnd(
    moved: Int
  ) -> SignpostValues {
    SignpostValues(
      Int64(truncatingIfNeeded: moved))
  }

  /// The values at the start of `content_size`.
  @inlinable
  public static func contentSizeBegin(
    items: Int
  ) -> SignpostValues {
    SignpostValues(
      Int64(truncatingIfNeeded: items))
  }

  /// The values at the end of `content_size`.
  @inlinable
  public static func contentSizeEnd(
    widthPoints: Double,
    heightPoints: Double
  ) -> SignpostValues {
    SignpostValues(
      Int64(bitPattern: widthPoints.bitPattern),
      Int64(bitPattern: heightPoints.bitPattern))
  }

  /// The values at the start of `deferred`.
  @inlinable
  public static func deferredBegin(
    callback: ListSchema.Callback,
    waitNs: Int
  ) -> SignpostValues {
    SignpostValues(
      Int64(callback.rawValue),
      Int64(truncatingIfNeeded: waitNs))
  }

  /// The values at the start of `set_content`.
  @inlinable
  public static func setContentBegin(
    itemsBefore: Int
  ) -> SignpostValues {
    SignpostValues(
      Int64(truncatingIfNeeded: itemsBefore))
  }

  /// The values at the end of `set_content`.
  @inlinable
  public static func setContentEnd(
    items: Int
  ) -> SignpostValues {
    SignpostValues(
      Int64(truncatingIfNeeded: items))
  }

  /// The values at the start of `release`.
  @inlinable
  public static func releaseBegin(
    items: Int
  ) -> SignpostValues {
    SignpostValues(
      Int64(truncatingIfNeeded: items))
  }

  /// The values at the end of `release`.
  @inlinable
  public static func releaseEnd(
    cpuNs: Int
  ) -> SignpostValues {
    SignpostValues(
      Int64(truncatingIfNeeded: cpuNs))
  }

  /// The values at the start of `index`.
  @inlinable
  public static func indexBegin(
    items: Int
  ) -> SignpostValues {
    SignpostValues(
      Int64(truncatingIfNeeded: items))
  }

  /// The values at the end of `view_layout`.
  @inlinable
  public static func viewLayoutEnd(
    type: Int,
    views: Int
  ) -> SignpostValues {
    SignpostValues(
      Int64(truncatingIfNeeded: type),
      Int64(truncatingIfNeeded: views))
  }

  /// The values at the end of `element_build`.
  @inlinable
  public static func elementBuildEnd(
    elements: Int
  ) -> SignpostValues {
    SignpostValues(
      Int64(truncatingIfNeeded: elements))
  }

  /// The values at the end of `element_measure`.
  @inlinable
  public static func elementMeasureEnd(
    nodes: Int,
    leafMeasurements: Int,
    containerMeasurements: Int,
    exactHits: Int,
    inferredHits: Int,
    lazyBuilds: Int,
    nearMisses: Int
  ) -> SignpostValues {
    SignpostValues(
      Int64(truncatingIfNeeded: nodes),
      Int64(truncatingIfNeeded: leafMeasurements),
      Int64(truncatingIfNeeded: containerMeasurements),
      Int64(truncatingIfNeeded: exactHits),
      Int64(truncatingIfNeeded: inferredHits),
      Int64(truncatingIfNeeded: lazyBuilds),
      Int64(truncatingIfNeeded: nearMisses))
  }

  /// The values at the start of `element_layout`.
  @inlinable
  public static func elementLayoutBegin(
    type: Int
  ) -> SignpostValues {
    SignpostValues(
      Int64(truncatingIfNeeded: type))
  }

  /// The values at the end of `element_layout`.
  @inlinable
  public static func elementLayoutEnd(
    nodes: Int,
    leafMeasurements: Int,
    containerMeasurements: Int,
    exactHits: Int,
    inferredHits: Int,
    lazyBuilds: Int,
    nearMisses: Int
  ) -> SignpostValues {
    SignpostValues(
      Int64(truncatingIfNeeded: nodes),
      Int64(truncatingIfNeeded: leafMeasurements),
      Int64(truncatingIfNeeded: containerMeasurements),
      Int64(truncatingIfNeeded: exactHits),
      Int64(truncatingIfNeeded: inferredHits),
      Int64(truncatingIfNeeded: lazyBuilds),
      Int64(truncatingIfNeeded: nearMisses))
  }

  /// The values at the start of `element_views`.
  @inlinable
  public static func elementViewsBegin(
    type: Int,
    cause: ListSchema.ElementCause
  ) -> SignpostValues {
    SignpostValues(
      Int64(truncatingIfNeeded: type),
      Int64(cause.rawValue))
  }

  /// The values at the end of `element_views`.
  @inlinable
  public static func elementViewsEnd(
    created: Int,
    reused: Int,
    removed: Int
  ) -> SignpostValues {
    SignpostValues(
      Int64(truncatingIfNeeded: created),
      Int64(truncatingIfNeeded: reused),
      Int64(truncatingIfNeeded: removed))
  }

  /// The values at the start of `compile`.
  @inlinable
  public static func compileBegin(
    sections: Int
  ) -> SignpostValues {
    SignpostValues(
      Int64(truncatingIfNeeded: sections))
  }

  /// The values at the end of `compile`.
  @inlinable
  public static func compileEnd(
    providerCalls: Int,
    newDescriptions: Int,
    estimatedOrthogonal: Int
  ) -> SignpostValues {
    SignpostValues(
      Int64(truncatingIfNeeded: providerCalls),
      Int64(truncatingIfNeeded: newDescriptions),
      Int64(truncatingIfNeeded: estimatedOrthogonal))
  }

  /// The values at the start of `solve`.
  @inlinable
  public static func solveBegin(
    sections: Int,
    items: Int
  ) -> SignpostValues {
    SignpostValues(
      Int64(truncatingIfNeeded: sections),
      Int64(truncatingIfNeeded: items))
  }

  /// The values at the end of `solve`.
  @inlinable
  public static func solveEnd(
    solvedSections: Int,
    solvedGroups: Int,
    errors: Int
  ) -> SignpostValues {
    SignpostValues(
      Int64(truncatingIfNeeded: solvedSections),
      Int64(truncatingIfNeeded: solvedGroups),
      Int64(truncatingIfNeeded: errors))
  }

  /// The values at the start of `self_size`.
  @inlinable
  public static func selfSizeBegin(
    items: Int
  ) -> SignpostValues {
    SignpostValues(
      Int64(truncatingIfNeeded: items))
  }

  /// The values at the end of `self_size`.
  @inlinable
  public static func selfSizeEnd(
    passes: Int,
    changed: Int,
    oscillating: Int,
    correctionPoints: Double
  ) -> SignpostValues {
    SignpostValues(
      Int64(truncatingIfNeeded: passes),
      Int64(truncatingIfNeeded: changed),
      Int64(truncatingIfNeeded: oscillating),
      Int64(bitPattern: correctionPoints.bitPattern))
  }

  /// The values at the start of `section_scroll`.
  @inlinable
  public static func sectionScrollBegin(
    section: Int,
    fromPoints: Double,
    toPoints: Double
  ) -> SignpostValues {
    SignpostValues(
      Int64(truncatingIfNeeded: section),
      Int64(bitPattern: fromPoints.bitPattern),
      Int64(bitPattern: toPoints.bitPattern))
  }

  /// The values at the end of `section_scroll`.
  @inlinable
  public static func sectionScrollEnd(
    longerPoints: Double
  ) -> SignpostValues {
    SignpostValues(
      Int64(bitPattern: longerPoints.bitPattern))
  }

  /// The values at the start of `render`.
  @inlinable
  public static func renderBegin(
    sections: Int
  ) -> SignpostValues {
    SignpostValues(
      Int64(truncatingIfNeeded: sections))
  }

  /// The values at the end of `render`.
  @inlinable
  public static func renderEnd(
    items: Int,
    errors: Int
  ) -> SignpostValues {
    SignpostValues(
      Int64(truncatingIfNeeded: items),
      Int64(truncatingIfNeeded: errors))
  }

  /// The values at the start of `apply_snapshot`.
  @inlinable
  public static func applySnapshotBegin(
    sections: Int,
    items: Int,
    oldItems: Int
  ) -> SignpostValues {
    SignpostValues(
      Int64(truncatingIfNeeded: sections),
      Int64(truncatingIfNeeded: items),
      Int64(truncatingIfNeeded: oldItems))
  }

  /// The values at the end of `apply_snapshot`.
  @inlinable
  public static func applySnapshotEnd(
    sectionChanges: Int,
    inserted: Int,
    deleted: Int,
    moved: Int,
    reloaded: Int,
    diffNs: Int
  ) -> SignpostValues {
    SignpostValues(
      Int64(truncatingIfNeeded: sectionChanges),
      Int64(truncatingIfNeeded: inserted),
      Int64(truncatingIfNeeded: deleted),
      Int64(truncatingIfNeeded: moved),
      Int64(truncatingIfNeeded: reloaded),
      Int64(truncatingIfNeeded: diffNs))
  }

  /// The values at the start of `provide_view`.
  @inlinable
  public static func provideViewBegin(
    provider: ListSchema.ViewProvider,
    section: Int,
    index: Int
  ) -> SignpostValues {
    SignpostValues(
      Int64(provider.rawValue),
      Int64(truncatingIfNeeded: section),
      Int64(truncatingIfNeeded: index))
  }

  /// The values at the end of `provide_view`.
  @inlinable
  public static func provideViewEnd(
    type: Int
  ) -> SignpostValues {
    SignpostValues(
      Int64(truncatingIfNeeded: type))
  }

  /// The values at the end of `count_items`.
  @inlinable
  public static func countItemsEnd(
    sections: Int,
    items: Int
  ) -> SignpostValues {
    SignpostValues(
      Int64(truncatingIfNeeded: sections),
      Int64(truncatingIfNeeded: items))
  }

  /// The values at the start of `attributes`.
  @inlinable
  public static func attributesBegin(
    items: Int
  ) -> SignpostValues {
    SignpostValues(
      Int64(truncatingIfNeeded: items))
  }

  /// The values at the end of `attributes`.
  @inlinable
  public static func attributesEnd(
    elements: Int
  ) -> SignpostValues {
    SignpostValues(
      Int64(truncatingIfNeeded: elements))
  }
}
