import Foundation
package import TraceAnalysis

extension Report {
  /// Says how often comparisons are right on a machine.
  ///
  /// - Parameters:
  ///   - calibration: the result.
  ///   - file: the file that it is kept in.
  package init(_ calibration: Calibration, file: String) {
    let sentences =
      CalibrationWords.sentence(calibration) + " " + CalibrationWords.advice(calibration)
    let facts = [
      Fact("machine", calibration.machine), Fact("scenario", calibration.scenario),
      Fact(
        "trials",
        "\(Readable.count(calibration.trials, "trial")) of \(calibration.rounds) rounds, "
          + "\(Readable.number(calibration.secondsPerTrial, digits: 1)) s each"
      ), Fact("kept in", file),
    ]
    self.init(
      title: "Calibration",
      kind: "ListScope calibration",
      makeDocument: { ReportFields.calibration.json(calibration) },
      verdict: Verdict(
        state: .numbers,
        sentence: sentences
      ),
      warnings: [],
      facts: [
        Block(.paragraph(Sentence(sentences)), in: .terminal),
        Block(.facts(facts), in: [.terminal, .page]),
      ],
      sections: [
        Self.section(
          "effects",
          "Results",
          Table(
            "effect-table",
            "Comparisons of the program with itself",
            ReportFields.calibratedEffect.all,
            calibration.effects
          )
        ),
        Self.section(
          "settings",
          "Other settings",
          Table(
            "setting-table",
            "Verdicts on the same rounds by the mean of frames alone",
            ReportFields.calibratedSetting(calibration).all,
            calibration.settings
          )
        ),
      ],
      tables: [],
      timesNs: 0...0
    )
  }

  private static func section(_ id: String, _ title: String, _ table: Table) -> Section {
    Section(id, title, [Block(.table(table, briefRows: 24, isFiltered: false))])
  }
}

/// The sentences about a calibration.
package enum CalibrationWords {
  /// Returns a sentence on the share of slow-downs that were found, and of false alarms.
  package static func sentence(_ calibration: Calibration) -> String {
    let found = calibration.effects.filter { !$0.isOfCopies && $0.interval == nil }.map {
      "+\(Readable.number($0.share * 100, digits: 0)) % in \($0.regressions) of \($0.trials)"
    }
    let copies = calibration.effects.filter(\.isOfCopies)
    let alarms = copies.reduce(0) { $0 + $1.falseAlarms }
    let trials = copies.reduce(0) { $0 + $1.trials }
    return "On this machine a slow-down of every frame is found: \(found.joined(separator: ", ")); "
      + "false alarms: \(alarms) of \(trials)."
  }

  /// The sentence with where it comes from, for a comparison.
  package static func quote(_ calibration: Calibration) -> String {
    "\(sentence(calibration).dropLast()) (\(calibration.scenario), \(calibration.day))"
  }

  /// Returns a sentence on the settings to use.
  package static func advice(_ calibration: Calibration) -> String {
    guard let best = calibration.recommended else {
      return "This machine is too unsteady: no setting finds half of the changes with at most one "
        + "false alarm in forty."
    }
    return "Recommended: --margin frame_mean_ns=\(Readable.number(best.margin * 100, digits: 0))% "
      + "--rounds \(best.rounds)."
  }
}

extension ReportFields {
  static let calibration = Fields<Calibration>(
    "calibration",
    "The reliability of comparisons on one machine",
    [
      Field("format_version", .integer, "The version of this format") { $0.formatVersion },
      Field("procedure", .integer, "The version of the procedure of comparisons") { $0.procedure },
      Field("machine", .text, "The machine's name") { $0.machine },
      Field("day", .text, "The day") { $0.day },
      Field("scenario", .text, "The scenario") { $0.scenario },
      Field("rounds", .integer, "Rounds of each side in a trial") { $0.rounds },
      Field("margin", .real, digits: 4, "The margin of the mean of frames, as a share") {
        $0.margin
      },
      Field("seconds_per_trial", .real, digits: 3, "The time of a trial, in seconds") {
        $0.secondsPerTrial
      },
      .records("effects", "Slow-downs tried, with the verdicts", calibratedEffect) { $0.effects },
      Field("recommended_margin", .real, digits: 4, "The margin to use, null where none is good") {
        $0.recommended?.margin
      },
      Field("recommended_rounds", .integer, "The rounds to use, null where none are enough") {
        $0.recommended?.rounds
      },
    ]
  )

  static let calibratedEffect = Fields<Calibration.Effect>(
    "effect",
    "Comparisons of one kind",
    [
      Field("slowed", .text, isKey: true, "The part that was slowed") {
        $0.isOfCopies ? "nothing" : $0.interval ?? "every frame"
      },
      Field("by", .text, title: "By", "The slow-down") {
        $0.isOfCopies ? "-" : "+\(Readable.number($0.share * 100, digits: 1)) %"
      },
      Field("share", .real, digits: 4, "The slow-down, as a share") { $0.share },
      Field("trials", .integer, "The number of comparisons") { $0.trials },
      Field("regressions", .integer, "Comparisons that said regression") { $0.regressions },
      Field("improvements", .integer, "Comparisons that said improvement") { $0.improvements },
      Field("inconclusive", .integer, "Comparisons that were inconclusive") { $0.inconclusive },
      Field("named_first", .integer, "Comparisons in which the interval was named first") {
        $0.namedFirst
      },
      Field("confidence", .text, title: "95 % confidence", "Of the share of changes that were seen")
      {
        $0.confidence.map {
          "\(Readable.number($0.lowerBound * 100, digits: 0)) to "
            + "\(Readable.number($0.upperBound * 100, digits: 0)) %"
        }
      },
    ]
  )

  /// A column for each share by which all of every frame was slowed.
  static func calibratedSetting(_ calibration: Calibration) -> Fields<Calibration.Setting> {
    let shares = calibration.frameShares
    return Fields<Calibration.Setting>(
      "setting",
      "Verdicts on the same rounds with other settings",
      [
        Field("margin", .text, "The margin of the mean of frames") {
          "\(Readable.number($0.margin * 100, digits: 0)) %"
        },
        Field("rounds", .integer, "Rounds of each side") { $0.rounds },
        Field("false_alarms", .integer, "Comparisons that called copies different") {
          $0.falseAlarms
        },
      ]
        + shares.indices.map { number in
          let percent = Readable.number(shares[number] * 100, digits: 0)
          return Field(
            "found_\(percent)",
            .integer,
            title: "+\(percent) %",
            "Comparisons that found it"
          ) { $0.found[number] }
        }
    )
  }
}
