/// Every exit code of the command, in one place: help and man page list what is here.
///
/// The codes from 64 on are those of `sysexits.h`.
package enum ExitStatus: Int32, CaseIterable {
  case done = 0
  case regression = 2
  case notComparable = 3
  case usage = 64
  case badData = 65
  case noInput = 66
  case unavailable = 69
  case bug = 70
  case writeFailed = 74
  case interrupted = 130

  /// The meaning of the code, in a few words.
  package var meaning: String {
    switch self {
    case .done: "done"
    case .regression: "a check or comparison found a regression"
    case .notComparable: "what was to be compared is not comparable"
    case .usage: "wrong arguments, or an output that cannot be made"
    case .badData: "a trace that is damaged or lost events"
    case .noInput: "no such file or folder"
    case .unavailable: "tracing, or fonts, are not available"
    case .bug: "the run did not finish, or a bug in listscope"
    case .writeFailed: "an output could not be written to its end, such as on a full disk"
    case .interrupted: "interrupted"
    }
  }

  /// All codes with their meanings, one per line, for help.
  package static var table: String {
    allCases.map { status in
      let number = "\(status.rawValue)"
      return "  " + String(repeating: " ", count: 3 - number.count) + "\(number)  \(status.meaning)"
    }.joined(separator: "\n")
  }
}
