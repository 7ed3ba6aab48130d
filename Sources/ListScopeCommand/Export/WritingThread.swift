import Exports
import Foundation
import Reports
import TraceAnalysis

/// Lets an exporter write the parts of a trace on a thread of its own, while another reads on.
///
/// Both take about as long. At most `maxBatches` batches wait to be written; a reader that is faster
/// waits, too. One thread only may call the methods.
final class WritingThread<Exporter: TraceExporter>: @unchecked Sendable {
  /// Handing over takes a lock: not for every part, which may be one frame's intervals.
  private static var batchSize: Int { 500 }
  private static var maxBatches: Int { 4 }

  private let condition = NSCondition()
  /// The batches that wait to be written, and whether they are the last; only with the lock.
  private var batches: [[TracePart]] = []
  private var isComplete = false
  /// Only on the writing thread, and once that has ended.
  private var exporter: Exporter
  private let ended = DispatchSemaphore(value: 0)
  /// The batch that is not handed over yet, and its intervals; only on the reading thread.
  private var batch: [TracePart] = []
  private var size = 0

  /// Starts the thread.
  init(_ exporter: Exporter) {
    self.exporter = exporter
    Thread.detachNewThread { [self] in
      while let batch = next() {
        for part in batch { self.exporter.add(part) }
      }
      ended.signal()
    }
  }

  /// Takes a part.
  func add(_ part: TracePart) {
    batch.append(part)
    if case .intervals(let intervals) = part { size += intervals.count } else { size += 1 }
    if size >= Self.batchSize { handOver() }
  }

  /// Waits until all is written, and returns the exporter; no part may follow.
  func finish() -> Exporter {
    handOver()
    condition.withLock {
      isComplete = true
      condition.broadcast()
    }
    ended.wait()
    return exporter
  }

  private func handOver() {
    let full = batch
    (batch, size) = ([], 0)
    condition.withLock {
      while batches.count >= Self.maxBatches { condition.wait() }
      batches.append(full)
      condition.broadcast()
    }
  }

  /// The next batch, once there is one; nil after the last.
  private func next() -> [TracePart]? {
    condition.withLock {
      while batches.isEmpty, !isComplete { condition.wait() }
      guard !batches.isEmpty else { return nil }
      defer { condition.broadcast() }
      return batches.removeFirst()
    }
  }
}
