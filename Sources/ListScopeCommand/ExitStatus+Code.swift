import ArgumentParser
import Experiments

extension ExitStatus {
  /// The code as the parser throws it.
  var code: ExitCode { ExitCode(rawValue) }

  /// Ends the command with the code, where it is another one than 0.
  func throwUnlessDone() throws {
    if self != .done { throw code }
  }
}
