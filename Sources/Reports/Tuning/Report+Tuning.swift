import Exports
import Foundation
public import TraceAnalysis

extension Report {
  /// Says all that a tuning found.
  ///
  /// - Parameters:
  ///   - tuning: the result.
  ///   - folder: the folder of everything that was measured.
  public init(_ tuning: Tuning, folder: String) {
    let words = TuningWords(tuning)
    let verdict = Verdict(state: words.state, sentence: words.sentence)
    self.init(
      title: "Tuning \(tuning.scenario)",
      kind: "ListScope tuning",
      makeDocument: { ReportFields.tuning.json(tuning) },
      verdict: verdict,
      warnings: [],
      facts: TuningSections.facts(tuning, verdict, folder: folder),
      sections: TuningSections(tuning).all,
      tables: [],
      timesNs: 0...0
    )
  }

  /// All points as comma-separated values, with a head.
  public static func points(_ tuning: Tuning) -> String {
    let fields = ReportFields.tunedPoint.all
    return fields.map { $0.description.name }.joined(separator: ",") + "\n"
      + tuning.points.map { point in CSVLine.of(fields.map { $0.cell(point) }) }.joined()
  }
}
