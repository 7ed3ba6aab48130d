import Foundation

/// The state of the machine at this moment.
package enum MachineState {
  /// The load average of the last minute; nil where the system does not tell it.
  package static var load: Double? {
    var averages = [0.0]
    return getloadavg(&averages, 1) == 1 ? averages[0] : nil
  }

  /// The kernel's policy for the clock of the cores; nil where it gives none, as in most virtual
  /// machines.
  package static var governor: String? {
    line("/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor")
  }

  /// The first line of one of the kernel's small files; nil where it cannot be read, or is empty.
  package static func line(_ path: String) -> String? {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8),
      let line = text.split(separator: "\n").first
    else { return nil }
    return line.trimmingCharacters(in: .whitespaces)
  }
}
