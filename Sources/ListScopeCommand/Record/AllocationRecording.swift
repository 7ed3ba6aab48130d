import ArgumentParser
import Experiments
import Foundation
import LTTng
import ListSchema
import Signposts
import TraceAnalysis

/// The part of a recording that is about counting allocations.
struct AllocationRecording {
  /// The environment of the recorded program.
  let environment: [String: String]
  /// The manifest's note of it.
  let note: Bool?

  /// Makes the library that counts, where it is wanted.
  ///
  /// - Parameters:
  ///   - isWanted: whether allocations are counted.
  ///   - inherited: the environment of this process: what it preloads already stays.
  /// - Throws: `CommandFailure` with exit code 69 where there is no library.
  init(
    isWanted: Bool,
    inherited: [String: String] = ProcessInfo.processInfo.environment
  ) throws(CommandFailure) {
    guard isWanted else {
      (environment, note) = ([:], nil)
      return
    }
    let library = try Self.library(inherited)
    environment = PreloadedLibrary.preloading(library, inherited)
      .merging([AllocationRequest.variable: AllocationRequest.list.text]) { $1 }
    note = true
  }

  /// Refuses to sample stacks of frames at the same time.
  ///
  /// - Throws: `ValidationError` where both are asked for.
  static func validate(isWanted: Bool, stacks: Int?) throws {
    guard isWanted, stacks != nil else { return }
    throw ValidationError(
      "--allocations and --stacks each change what the other one measures: record twice."
    )
  }

  /// The message where the trace has no count.
  static let notCounted =
    "No allocation was counted: the counter could not be loaded before the program. It is not loaded "
    + "before programs that are linked statically or have the set-user-id bit, nor where the program "
    + "was built with an older ListScope. `\(ProgramName.current) doctor` tells whether it works here."

  private static func library(_ environment: [String: String]) throws(CommandFailure) -> String {
    do throws(PreloadedLibrary.Missing) {
      return try PreloadedLibrary(.allocations, ChildProgram(), environment: environment).path()
    } catch {
      throw .tracingUnavailable(
        "--allocations: there is no library that counts allocations: \(error.reason). "
          + "Try '\(error.fix)', or record without --allocations."
      )
    }
  }
}

extension AllocationRequest {
  /// The kinds of the list engine's schema.
  static let list = AllocationRequest(
    events: Events(counts: .allocations, sample: .allocationSample, binary: .binary),
    intervals: ListSchema.schema.intervals.map { definition in
      Interval(
        name: definition.name,
        typePosition: definition.begin.firstIndex { $0.name == FieldName.type.name }
      )
    }
  )
}
