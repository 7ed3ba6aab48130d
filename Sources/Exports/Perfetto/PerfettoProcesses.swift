import TraceAnalysis

/// The numbers of processes and threads in a Perfetto trace.
///
/// Those of the system, unless another host of the trace has the same: viewers know one process and one
/// thread of a number.
struct PerfettoProcesses {
  /// A thread of a process.
  struct Thread: Hashable {
    let process: ProcessID
    let thread: Int32
  }

  /// Above the largest number that Linux gives.
  private static let firstOwn: Int32 = 1 << 22
  private var latestOwn = firstOwn
  private var processes: [ProcessID: Int32] = [:]
  private var threads: [Thread: Int32] = [:]
  private var takenProcesses: Set<Int32> = []
  private var takenThreads: Set<Int32> = []

  /// The number of a process.
  mutating func number(of process: ProcessID) -> Int32 {
    if let known = processes[process] { return known }
    let number = takenProcesses.contains(process.pid) ? nil : usable(process.pid)
    let result = number ?? makeNumber()
    takenProcesses.insert(result)
    processes[process] = result
    return result
  }

  /// The number of a thread.
  mutating func number(of thread: Thread) -> Int32 {
    if let known = threads[thread] { return known }
    let number = takenThreads.contains(thread.thread) ? nil : usable(thread.thread)
    let result = number ?? makeNumber()
    takenThreads.insert(result)
    threads[thread] = result
    return result
  }

  // 0 is the idle process, and numbers below 0 come from damaged traces.
  private func usable(_ number: Int32) -> Int32? {
    (1..<Self.firstOwn).contains(number) ? number : nil
  }

  private mutating func makeNumber() -> Int32 {
    latestOwn &+= 1
    return latestOwn
  }
}
