import TraceAnalysis
import TraceReading

/// The name of a kind of machine: runs of two machines with the same name may be compared.
///
/// It is made of what decides about times, so that two hosts of one kind share it. The kernel counts by
/// its first two numbers: its fixes come too often to begin a new line with each.
struct MachineName {
  /// Eight digits and what they stand for: `1a2b3c4d Xeon @ 2.20GHz; 2 cores; Linux 6.1`.
  let text: String

  /// Names the machine of a recording.
  init(_ machine: TraceManifest.Machine) {
    let kernel = machine.kernel.map {
      "Linux " + $0.split(separator: ".").prefix(2).joined(separator: ".")
    }
    let facts = [
      machine.cpu, machine.cores == 1 ? "1 core" : "\(machine.cores) cores", kernel,
      machine.governor.map { "governor \($0)" },
    ]
    let words = facts.compactMap { $0 }.joined(separator: "; ")
    text = "\(ShortHash.of(words)) \(words)"
  }
}
