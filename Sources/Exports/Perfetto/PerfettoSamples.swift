import TraceAnalysis

/// The stack samples of a Perfetto trace, a sequence of packets of their own.
struct PerfettoSamples {
  private let timeline: StackTimeline
  private let stackNames: StackNames
  private var packets: PerfettoPackets
  private var frames: [StackTimeline.Call: UInt64] = [:]
  /// The number of each stack, once it was stated.
  private var stacks: [Int: UInt64] = [:]

  init(_ timeline: StackTimeline, _ names: StackNames, _ output: ExportOutput) {
    self.timeline = timeline
    stackNames = names
    packets = PerfettoPackets(output, sequence: 2)
  }

  /// Writes all samples; `main` takes the descriptions of processes that have no interval.
  mutating func write(tracks: inout PerfettoTracks, _ main: inout PerfettoPackets) {
    writeDefaults()
    for sample in timeline.samples {
      _ = tracks.process(sample.process, at: sample.timeNs, &main)
      let key = PerfettoProcesses.Thread(process: sample.process, thread: sample.thread)
      write(sample, tracks.numbers(of: key))
    }
  }

  /// States who took the samples, and what one of them weighs.
  private mutating func writeDefaults() {
    packets.packet(at: 0) { packet, _ in
      packet.message(59) {
        $0.message(100) {
          $0.field(1, text: "listscope")
          $0.message(2) {
            $0.field(2, text: "samples")
            // A count.
            $0.field(3, 9)
          }
        }
      }
    }
  }

  private mutating func write(
    _ sample: StackTimeline.Sample,
    _ numbers: (process: Int32, thread: Int32)
  ) {
    let isNew = stacks[sample.stack] == nil
    let calls = isNew ? timeline.calls(of: sample.stack, stackNames) : []
    let new = calls.filter { frames[$0] == nil }
    for call in new where frames[call] == nil { frames[call] = UInt64(frames.count) + 1 }
    let numbered = calls.compactMap { frames[$0] }
    let stack = stacks[sample.stack] ?? UInt64(stacks.count) + 1
    stacks[sample.stack] = stack
    let known = frames
    let interned: ((inout ByteBuffer, inout PerfettoNames) -> Void)? =
      isNew
      ? { Self.state(new, known, stack: (stack, numbered), in: &$0, &$1) } : nil
    packets.packet(at: sample.timeNs, stating: interned) { packet, _ in
      packet.message(135) {
        $0.message(1) {
          $0.field(2, UInt64(numbers.process))
          $0.field(3, UInt64(numbers.thread))
        }
        $0.field(6, stack)
        $0.field(11, 1)
      }
    }
  }

  /// Appends the frames and the stack that a packet is the first to refer to.
  private static func state(
    _ new: [StackTimeline.Call],
    _ frames: [StackTimeline.Call: UInt64],
    stack: (number: UInt64, frames: [UInt64]),
    in buffer: inout ByteBuffer,
    _ names: inout PerfettoNames
  ) {
    var stated: Set<UInt64> = []
    for call in new {
      guard let number = frames[call], stated.insert(number).inserted else { continue }
      buffer.message(6) {
        $0.field(1, number)
        $0.field(2, names.number(.function, call.function.shortName))
        if let file = call.function.file { $0.field(5, names.number(.source, file)) }
        if let line = call.function.line { $0.field(6, UInt64(max(0, line))) }
        // Native code.
        $0.field(7, 1)
      }
    }
    buffer.message(7) {
      $0.field(1, stack.number)
      for frame in stack.frames { $0.field(2, frame) }
    }
  }
}
