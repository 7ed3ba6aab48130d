import Experiments
import Foundation
import Reports

/// Checks of the processor: its load, how steady its clock is, which counters it has.
///
/// Recordings work in any case; what these checks find decides how reliable times are.
enum ProcessorChecks {
  static func all() -> [Finding] {
    let cpu = "/sys/devices/system/cpu"
    return [
      load(ProcessInfo.processInfo.activeProcessorCount, MachineState.load),
      governor(MachineState.governor),
      turbo(
        noTurbo: MachineState.line("\(cpu)/intel_pstate/no_turbo"),
        boost: MachineState.line("\(cpu)/cpufreq/boost")
      ),
      counters(
        sources: (try? FileManager.default.contentsOfDirectory(
          atPath: "/sys/bus/event_source/devices"
        )) ?? [],
        paranoia: MachineState.line("/proc/sys/kernel/perf_event_paranoid").flatMap { Int($0) },
        isRoot: getuid() == 0
      ),
    ] + [quota(MachineState.line("/sys/fs/cgroup/cpu.max"))].compactMap { $0 }
  }

  /// The rule of reports, applied to the current load.
  static func load(_ cores: Int, _ load: Double?) -> Finding {
    let words = cores == 1 ? "1 core" : "\(cores) cores"
    guard let load else { return Finding("load", .ok, "\(words), load unknown") }
    let isBusy = MachineFitness(cores: cores, loadAtBegin: load).state == .busy
    let limit = MachineFitness.maxLoadPerCore * Double(cores)
    let detail = String(format: "%@, load %.1f", words, load)
    return Finding(
      "load",
      isBusy ? .warn : .ok,
      isBusy ? detail + String(format: ", more than %.1f: times may be too long", limit) : detail,
      fix: "top -o %CPU"
    )
  }

  static func governor(_ name: String?) -> Finding {
    guard let name else {
      return Finding("governor", .ok, "unknown, as in most virtual machines")
    }
    let isSteady = name == "performance"
    return Finding(
      "governor",
      isSteady ? .ok : .warn,
      isSteady ? name : "\(name): the clock of the cores varies, and times with it",
      fix: "echo performance | sudo tee /sys/devices/system/cpu/cpu*/cpufreq/scaling_governor"
    )
  }

  /// Intel's driver has a switch that disables it, other drivers have one that enables it.
  static func turbo(noTurbo: String?, boost: String?) -> Finding {
    switch (noTurbo, boost) {
    case ("1", _), (nil, "0"): Finding("turbo", .ok, "off")
    case ("0", _): turboIsOn(fix: "echo 1 | sudo tee /sys/devices/system/cpu/intel_pstate/no_turbo")
    case (nil, "1"): turboIsOn(fix: "echo 0 | sudo tee /sys/devices/system/cpu/cpufreq/boost")
    default: Finding("turbo", .ok, "unknown, as in most virtual machines")
    }
  }

  private static func turboIsOn(fix: String) -> Finding {
    Finding("turbo", .warn, "on: the clock depends on heat and on the other cores", fix: fix)
  }

  /// Reports whether `perf` could count instructions.
  ///
  /// - Parameters:
  ///   - sources: the sources of performance events that the kernel has.
  ///   - paranoia: the kernel's limit for ordinary users; from 3 on they may not count.
  ///   - isRoot: whether the limit does not apply.
  /// - Returns: the result of the check.
  static func counters(sources: [String], paranoia: Int?, isRoot: Bool) -> Finding {
    let name = "hardware counters"
    guard sources.contains(where: { $0.hasPrefix("cpu") || $0.contains("_pmu") }) else {
      return Finding(
        name,
        .warn,
        "none, as in most virtual machines: instructions can only be counted by simulation",
        fix: "valgrind --tool=callgrind COMMAND"
      )
    }
    guard let paranoia, paranoia > 2, !isRoot else {
      return Finding(name, .ok, "usable" + (paranoia.map { ", perf_event_paranoid \($0)" } ?? ""))
    }
    return Finding(
      name,
      .warn,
      "present, but perf_event_paranoid \(paranoia) excludes ordinary users",
      fix: "sudo sysctl kernel.perf_event_paranoid=2"
    )
  }

  /// A container's limit, `MICROSECONDS PERIOD`; nil where there is none.
  static func quota(_ line: String?) -> Finding? {
    let words = line?.split(separator: " ").compactMap { Double($0) } ?? []
    guard words.count == 2, words[1] > 0 else { return nil }
    return Finding(
      "CPU limit",
      .warn,
      String(
        format: "the container may use %.1f cores, and is throttled beyond that",
        words[0] / words[1]
      ),
      fix: "docker update --cpu-quota -1 CONTAINER"
    )
  }
}
