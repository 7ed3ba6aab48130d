import Experiments
import Exports
import Glibc
import Reports

extension ExportOutput {
  /// An export output that writes to stdout.
  static var standard: ExportOutput {
    ExportOutput { bytes in
      do throws(SystemError) {
        try bytes.write(to: STDOUT_FILENO)
      } catch {
        throw StandardOutput.failure(error)
      }
    }
  }
}
