import TraceAnalysis

extension ReportFields {
  static let whatIf = Fields<WhatIf>(
    "what_if",
    "The late frames as they would have been, had something taken less time",
    [
      Field("change", .text, "The change, in words") { $0.subject.words },
      Field("kind", .text, "One of cause and finding") { $0.subject.kind },
      Field("name", .text, "The cause of late frames, or the rule of the advice") {
        $0.subject.name
      },
      Field("type", .text, "The content type of the rows, null for all") { $0.subject.type },
      Field("share", .share, "The part of its time that would go away") { $0.share },
      Field("late_frames", .count, unit: "frames", "The number of late frames") {
        $0.now.lateFrames
      },
      Field(
        "in_time",
        .count,
        title: "In time",
        unit: "frames",
        "Late frames that would be in time, less others that would be late"
      ) {
        $0.savedFrames
      },
      Field(
        "hitch_ns_left",
        .duration,
        title: "Hitch time left",
        "The time for which frames would stand still"
      ) { $0.removed.hitches.hitchNs },
      Field(
        "hitch_rate_left_ms_per_s",
        .real,
        title: "Hitch rate left",
        unit: "ms/s",
        "That for every second on the display"
      ) { $0.removed.hitches.msPerS },
      Field(
        "in_time_halved",
        .count,
        title: "In time, halved",
        unit: "frames",
        "Late frames that would be in time with half of that time, less others that would be late"
      ) { $0.now.lateFrames - $0.halved.lateFrames },
      Field(
        "hitch_rate_halved_ms_per_s",
        .real,
        title: "Hitch rate, halved",
        unit: "ms/s",
        "The hitch rate with half of that time"
      ) { $0.halved.hitches.msPerS },
    ]
  )
}

extension WhatIf.Subject {
  /// The kind: a cause or a finding.
  var kind: String {
    switch self {
    case .cause: "cause"
    case .finding: "finding"
    }
  }

  /// The cause, or the rule.
  var name: String {
    switch self {
    case .cause(let name, _): name
    case .finding(let rule, _, _): rule.rawValue
    }
  }

  /// The content type of the rows; nil for all.
  var type: String? {
    switch self {
    case .cause(_, let type), .finding(_, let type, _): type
    }
  }

  /// The user's function that a finding names; nil for others.
  var function: String? {
    if case .finding(_, _, let function) = self { function } else { nil }
  }

  /// The change, in words.
  var words: String {
    let rows = type.map { " in \($0.shownName)" } ?? ""
    return switch self {
    case .cause(let name, _): "Without \(name.shownName)\(rows)"
    case .finding(.heaviestPath, _, let function):
      "Without \(function?.shownName ?? "this path")\(rows)"
    case .finding(let rule, _, _): "Fixing \(rule.words)\(rows)"
    }
  }
}

extension Advice.Rule {
  /// The name in words: `never equivalent`.
  var words: String {
    rawValue.reduce(into: "") { words, letter in
      words += letter.isUppercase ? " " + letter.lowercased() : String(letter)
    }
  }
}
