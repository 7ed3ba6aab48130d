import ArgumentParser
import Experiments
import Foundation
import ListSchema
import Signposts
import TraceAnalysis

/// The value of `--slowdown-profile`: factors in a file that `fit` has written, or on the spot.
struct SlowdownProfileArgument {
  /// The option.
  static let option = "--slowdown-profile"

  let factors: SlowdownFactors

  /// Reads factors.
  ///
  /// - Parameter text: `KIND=FACTOR,…`, or the path of a file.
  /// - Throws: `ValidationError` for a file that is not there, or that holds no factors.
  init(_ text: String) throws {
    factors = try SlowdownFactors(parameterText: text) ?? Self.profile(text)
    for kind in factors.kinds where !Self.kinds.contains(kind) {
      throw ValidationError(
        "\(Self.option): there is no kind of work '\(kind)'."
          + Suggestion.choices(for: kind, among: Self.kinds)
      )
    }
  }

  /// The kinds that can have a factor: the intervals that are no frames, and the divided scrolls.
  static let kinds: [String] =
    (ListSchema.schema.intervals.map(\.name).filter { $0 != ListSchema.schema[.frame].name }
    + [SlowdownFactors.scrollWithUpdate, SlowdownFactors.scrollWithoutUpdate]).sorted()

  private static func profile(_ path: String) throws -> SlowdownFactors {
    guard let data = FileManager.default.contents(atPath: path) else {
      if path.contains("=") {
        throw bad(path, "has a factor outside of \(limits), or is not KIND=FACTOR,…")
      }
      throw ValidationError(
        "\(option): there is no readable file '\(path)'. `\(ProgramName.current) fit` writes one; "
          + "factors may also be given as KIND=FACTOR,…, such as diff=2.5,measure=3."
      )
    }
    guard let profile = try? JSONDecoder().decode(SlowdownProfile.self, from: data) else {
      throw bad(path, "is not what `\(ProgramName.current) fit --output` writes")
    }
    guard profile.formatVersion == SlowdownProfile.currentFormatVersion else {
      throw bad(path, "has format version \(profile.formatVersion), which is not known here")
    }
    guard !profile.kinds.isEmpty else { throw bad(path, "has no factor of any kind of work") }
    guard let factors = profile.factors else {
      throw bad(path, "has a factor outside of \(limits), or a kind without a proper name")
    }
    return factors
  }

  private static var limits: String {
    let range = SlowdownFactors.range
    return "\(Readable.factor(range.lowerBound)) to \(Readable.factor(range.upperBound))"
  }

  private static func bad(_ path: String, _ words: String) -> ValidationError {
    ValidationError("\(option): '\(path)' \(words).")
  }
}
