import ListSchema
import Reports
import TraceAnalysis

extension Report {
  /// A report of a trace of our own schema.
  init(
    _ summary: TraceSummary,
    path: String,
    provenance: Provenance = Provenance(),
    timeline: TraceTimeline? = nil,
    pictures: @escaping @Sendable () -> [ScreenPicture] = { [] },
    commands: ReportCommands = ReportCommands()
  ) {
    self.init(
      summary,
      path: path,
      schema: ListSchema.schema,
      provenance: provenance,
      timeline: timeline,
      pictures: pictures,
      commands: commands
    )
  }
}
