public import TraceAnalysis

extension JSONReport {
  /// Writes down a summary.
  ///
  /// - Parameters:
  ///   - summary: the summary.
  ///   - path: the path of the trace, as it was given.
  public init(_ summary: TraceSummary, path: String) {
    self.init(
      formatVersion: Self.currentFormatVersion,
      trace: TraceSection(summary, path: path),
      intervals: summary.intervals.map { IntervalRow($0) },
      frames: summary.frames.map { FrameSection($0) },
      lists: summary.lists.map { ListRow($0) },
      updates: summary.updates.map { UpdateSection($0) },
      measuring: summary.measuring.map {
        MeasuringSection($0)
      },
      scaling: summary.scaling.map { ScalingRow($0) },
      counters: summary.counters.map {
        CounterRow(name: $0.name, count: $0.count, min: $0.min, max: $0.max, last: $0.last)
      },
      advice: summary.advice.map { AdviceRow(rule: $0.rule.rawValue, sentence: $0.sentence) }
    )
  }
}

extension JSONReport.TraceSection {
  init(_ summary: TraceSummary, path: String) {
    self.init(
      path: path,
      scenario: summary.run?.scenario,
      items: summary.run?.items,
      seed: summary.run?.seed,
      checksum: summary.run?.checksum,
      gesture: summary.run?.gesture,
      physics: summary.run?.physics,
      clock: summary.run?.clock,
      users: summary.run?.users,
      repetitions: summary.repetitions,
      durationNs: summary.durationNs,
      events: summary.events,
      lostEvents: summary.lostEvents,
      skippedPackets: summary.damage.count,
      damagedPackets: summary.damage.packets.map { JSONReport.DamagedPacketRow($0) },
      unfinishedIntervals: summary.unfinishedIntervals,
      unmatchedEnds: summary.unmatchedEnds,
      rejectedIntervals: summary.rejectedIntervals,
      splitIntervals: summary.splitIntervals,
      interrupted: summary.isInterrupted,
      processes: summary.processes,
      schemaVersion: summary.schemaVersion,
      unknownProviders: summary.unknownProviders
    )
  }
}

extension JSONReport.DamagedPacketRow {
  init(_ damaged: DamagedPacket) {
    self.init(
      file: damaged.file,
      packet: damaged.packet,
      offset: damaged.offset,
      eventsRead: damaged.eventsRead,
      reason: damaged.reason
    )
  }
}

extension JSONReport.IntervalRow {
  init(_ row: IntervalSummary) {
    self.init(
      name: row.name,
      count: row.durations.count,
      totalNs: row.durations.sum,
      selfNs: row.selfNs,
      minNs: row.durations.min,
      p50Ns: row.durations.p50,
      p90Ns: row.durations.p90,
      p95Ns: row.durations.p95,
      p99Ns: row.durations.p99,
      maxNs: row.durations.max,
      shareOfFrameTime: row.shareOfFrameTime,
      fields: Dictionary(
        row.fields.map { ($0.name, Field($0.statistics)) },
        uniquingKeysWith: { first, _ in first }
      )
    )
  }
}

extension JSONReport.IntervalRow.Field {
  init(_ statistics: FieldStatistics) {
    self.init(sum: statistics.sum, p50: statistics.p50, max: statistics.max)
  }
}

extension JSONReport.BreakdownRow {
  init(_ breakdown: IntervalBreakdown) {
    self.init(
      name: breakdown.name,
      count: breakdown.count,
      totalNs: breakdown.totalNs,
      selfNs: breakdown.selfNs,
      intervals: breakdown.children.map { Self($0) }
    )
  }
}

extension JSONReport.FrameSection {
  init(_ frames: FrameSummary) {
    self.init(
      count: frames.durations.count,
      warmupFrames: frames.warmupFrames,
      budgetNs: frames.budget.budgetNs,
      budgetShare: frames.budget.share,
      slowdown: frames.budget.slowdown,
      budgetSource: frames.budget.source.rawValue,
      periodNs: frames.budget.periodNs,
      p50Ns: frames.durations.p50,
      p90Ns: frames.durations.p90,
      p95Ns: frames.durations.p95,
      p99Ns: frames.durations.p99,
      maxNs: frames.durations.max,
      p95OverrunNs: frames.p95OverrunNs,
      perFrameMinimum: frames.minima.map { JSONReport.MinimaSection($0) },
      lateFrames: frames.lateFrames,
      causes: frames.causes.map {
        JSONReport.CauseRow(cause: $0.name, count: $0.count, overrunNs: $0.overrunNs)
      },
      missedVsyncs: frames.missedVsyncs,
      hitchTimeNs: frames.hitchNs,
      hitchRateMsPerS: frames.hitchRateMsPerS,
      hitchesWhileScrollingOnly: frames.hitchesWhileScrollingOnly,
      hitchBandScrolling: HitchBand.scrolling(msPerS: frames.hitchRateMsPerS).rawValue,
      hitchBandOrganizer: HitchBand.organizer(msPerS: frames.hitchRateMsPerS).rawValue,
      idleGaps: frames.idleGaps.map {
        JSONReport.GapSection(count: $0.count, longestNs: $0.longestNs)
      },
      blankArea: frames.blankArea.map {
        JSONReport.BlankSection(
          meanPoints: $0.meanPoints,
          maxPoints: $0.maxPoints,
          share: $0.share
        )
      },
      phases: frames.phases.map { JSONReport.PhaseRow($0) },
      worst: frames.worst.map { JSONReport.WorstFrame($0) }
    )
  }
}

extension JSONReport.ListRow {
  init(_ row: ListSummary) {
    self.init(
      host: row.process.host,
      process: row.process.pid,
      list: row.list,
      frames: row.frames.count,
      p50Ns: row.frames.p50,
      p95Ns: row.frames.p95,
      maxNs: row.frames.max,
      lateFrames: row.lateFrames,
      updates: row.updates.count,
      updateP95Ns: row.updates.p95
    )
  }
}

extension JSONReport.MinimaSection {
  init(_ minima: FrameMinima) {
    self.init(
      repetitions: minima.repetitions,
      count: minima.durations.count,
      p50Ns: minima.durations.p50,
      p90Ns: minima.durations.p90,
      p95Ns: minima.durations.p95,
      p99Ns: minima.durations.p99,
      maxNs: minima.durations.max
    )
  }
}

extension JSONReport.PhaseRow {
  init(_ phase: FrameSummary.Phase) {
    self.init(
      phase: phase.name,
      count: phase.durations.count,
      p50Ns: phase.durations.p50,
      p95Ns: phase.durations.p95,
      maxNs: phase.durations.max,
      lateFrames: phase.lateFrames
    )
  }
}

extension JSONReport.WorstFrame {
  init(_ frame: FrameSummary.WorstFrame) {
    self.init(
      frame: frame.frame,
      startNs: frame.startNs,
      durationNs: frame.durationNs,
      selfNs: frame.selfNs,
      overrunNs: frame.timing.overrunNs,
      missedVsyncs: frame.timing.missedVsyncs,
      scrollOffset: frame.scrollOffset.flatMap { $0.isFinite ? $0 : nil },
      phase: frame.phase,
      cause: frame.cause?.name,
      causeShare: frame.cause?.share,
      intervals: frame.inside.map { JSONReport.BreakdownRow($0) }
    )
  }
}

extension JSONReport.UpdateSection {
  init(_ updates: UpdateSummary) {
    self.init(
      count: updates.durations.count,
      p50Ns: updates.durations.p50,
      p95Ns: updates.durations.p95,
      maxNs: updates.durations.max,
      byReason: updates.byReason.map { JSONReport.ReasonRow($0) },
      worst: updates.worst.map { JSONReport.WorstUpdate($0) }
    )
  }
}

extension JSONReport.MeasuringSection {
  init(_ measuring: MeasuringSummary) {
    self.init(
      measured: measuring.measured,
      cacheHits: measuring.cacheHits,
      hitRate: measuring.hitRate,
      byType: measuring.byType.map {
        JSONReport.ContentTypeRow(
          name: $0.name,
          count: $0.count,
          totalNs: $0.totalNs,
          cacheHits: $0.cache?.cacheHits,
          hitRate: $0.cache?.hitRate
        )
      },
      momentNs: measuring.momentNs,
      overTime: measuring.overTime.map {
        JSONReport.MomentRow(
          startNs: $0.startNs,
          measured: $0.cache.measured,
          cacheHits: $0.cache.cacheHits
        )
      }
    )
  }
}

extension JSONReport.ReasonRow {
  init(_ reason: UpdateSummary.Reason) {
    self.init(
      reason: reason.name,
      count: reason.durations.count,
      totalNs: reason.durations.sum,
      p50Ns: reason.durations.p50,
      p95Ns: reason.durations.p95,
      maxNs: reason.durations.max,
      parts: reason.parts.map { JSONReport.UpdatePartRow($0) }
    )
  }
}

extension JSONReport.UpdatePartRow {
  init(_ part: UpdateSummary.Part) {
    self.init(
      name: part.name,
      count: part.count,
      selfNs: part.selfNs,
      counts: Dictionary(part.counts.map { ($0.field, $0.sum) }) { first, _ in first }
    )
  }
}

extension JSONReport.ScalingRow {
  init(_ row: ScalingSummary) {
    self.init(
      cost: row.cost,
      size: row.size.rawValue,
      count: row.fit.count,
      exponent: row.fit.exponent,
      exponentMargin: row.fit.exponentMargin,
      factorNs: row.fit.factorNs,
      smallest: row.fit.smallest,
      largest: row.fit.largest
    )
  }
}

extension JSONReport.WorstUpdate {
  init(_ update: UpdateSummary.WorstUpdate) {
    self.init(
      list: update.list,
      update: update.update,
      reason: update.reason,
      startNs: update.startNs,
      durationNs: update.durationNs,
      items: update.items,
      changes: update.changes,
      intervals: update.inside.map { JSONReport.BreakdownRow($0) }
    )
  }
}
