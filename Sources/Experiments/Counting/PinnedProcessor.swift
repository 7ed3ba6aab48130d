import Foundation
import Workloads

/// The processor that libraries see while instructions are counted.
///
/// glibc chooses its string functions by what the processor can do, so one program executes another number
/// of instructions on another one. Under Valgrind it sees Valgrind's own processor, which still depends on
/// the real one; what is left is taken away by glibc's tunables.
enum PinnedProcessor {
  /// The features that glibc must not use, and the sizes of caches that it is told; nil where it has no
  /// such tunables.
  static var tunables: String? {
    #if arch(x86_64)
      let features = [
        "AVX", "AVX2", "AVX2_Usable", "AVX512F", "AVX512VL", "AVX512BW", "BMI1", "BMI2", "ERMS",
        "FMA",
        "FSRM", "LZCNT", "MOVBE", "RTM", "XSAVE", "XSAVEC",
      ]
      let sizes = [
        "x86_data_cache_size=32768", "x86_shared_cache_size=1048576",
        "x86_non_temporal_threshold=786432",
      ]
      return (["hwcaps=\(features.map { "-\($0)" }.joined(separator: ","))"] + sizes)
        .map { "glibc.cpu.\($0)" }.joined(separator: ":")
    #else
      return nil
    #endif
  }

  /// The environment of a program whose instructions are counted.
  static var environment: [String: String] {
    ["SWIFT_DETERMINISTIC_HASHING": "1", "GLIBC_TUNABLES": tunables ?? ""]
  }

  /// The fact that names what was pinned.
  static let pinnedFact = "instructions pinned"
  /// The fact that names what libraries saw.
  static let seenFact = "instructions seen"
  /// Both, which only matter to instructions.
  static let facts: Set = [pinnedFact, seenFact]

  /// The program loader, which prints what glibc found out about the processor.
  static let loader = "/lib64/ld-linux-x86-64.so.2"

  /// A checksum of what glibc's loader prints of the processor; nil where it prints nothing.
  ///
  /// The line that depends on the core that it ran on is left out.
  static func seen(in diagnostics: String) -> String? {
    let lines = diagnostics.split(separator: "\n").filter {
      $0.hasPrefix("x86.cpu_features.")
        && !$0.hasPrefix("x86.cpu_features.features[0x0].cpuid[0x1]")
    }
    guard !lines.isEmpty else { return nil }
    var checksum = Checksum()
    for line in lines { checksum.combine(String(line)) }
    return String(checksum.hexadecimal.prefix(8))
  }

  /// Why counts of instructions cannot be compared; nil where they can.
  static func obstacle(_ old: [String: String], _ new: [String: String]) -> String? {
    guard let seen = new[seenFact], seen != unknown else {
      return "it is not known which processor libraries saw, so nothing says that they did the same"
    }
    guard old[seenFact] == seen else {
      return
        "another processor: libraries saw \(old[seenFact] ?? "nothing that is known") when the baseline "
        + "was counted, and \(seen) here, and choose other functions by that"
    }
    guard old[pinnedFact] != new[pinnedFact] else { return nil }
    return
      "other features of the processor were pinned when the baseline was counted: "
      + "\(old[pinnedFact] ?? "none that are known"), and \(new[pinnedFact] ?? "none") here"
  }

  /// The fact's value where the loader prints nothing.
  static let unknown = "unknown"
}
