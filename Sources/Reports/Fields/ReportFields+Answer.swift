import TraceAnalysis

extension ReportFields {
  static let answer = Fields<Answer>(
    "answer",
    "The answer to what a reader asks first",
    [
      Field("verdict", .text, "The verdict in a word") { $0.verdict.word },
      Field("rule", .text, "The numbers that it follows from, and the rule") {
        $0.verdict.sentence
      },
      Field("cause", .text, "The cause, in plain words") { $0.cause },
      Field(
        "place",
        .text,
        "The row type, the line and the function; null where they are not known"
      ) {
        $0.place
      },
      Field("fix", .text, "The change, as code or in words") { $0.fix ?? $0.fixWords },
      Field("gain", .text, "Late frames and the hitch rate before and after the change") {
        $0.gain
      },
    ]
  )
}
