import CSampler
import CSamplerTestSupport
import CStacks
import Foundation
import Testing

/// Sampling belongs to the process, so one test runs at a time.
@Suite(.serialized) struct SamplerTests {
  @Test("Samples are taken inside of frames, each with its stack and the frame's list")
  func insideFrames() throws {
    var isReached = false
    let thread = try #require(
      SampledThread { count in
        inFrame { isReached = listscope_compute_at_depth(20, count, 50) }
      }
    )
    #expect(isReached)
    #expect(thread.samples.count >= 50)
    #expect(thread.counts.samples == UInt64(thread.samples.count))
    for sample in thread.samples {
      #expect(sample.end == LISTSCOPE_STACK_WALKED)
      #expect(sample.list == 1 && sample.update == 2)
    }
    // All begin at the start of the same thread.
    #expect(Set(thread.samples.map { $0.stack.last }).count == 1)
    // Some may be of the way down, or of the way back.
    let deep = thread.samples.filter { $0.count > 20 }
    #expect(deep.count * 10 >= thread.samples.count * 9)
    // The same calls led to the loop.
    #expect(Set(deep.map { Array($0.stack.suffix(20)) }).count == 1)
  }

  @Test("Outside of frames nothing is sampled, whatever runs")
  func outsideFrames() throws {
    let thread = try #require(
      SampledThread { _ in
        inFrame {}
        compute(milliseconds: 50)
      }
    )
    #expect(thread.samples.count <= 1)
    #expect(thread.counts.outside == 0)
  }

  @Test("A frame inside of a frame does not end it")
  func nestedFrames() throws {
    var isReached = false
    let thread = try #require(
      SampledThread { count in
        inFrame {
          inFrame {}
          isReached = listscope_compute_at_depth(1, count, 10)
        }
        listscope_sampler_end()
      }
    )
    #expect(isReached)
    #expect(thread.samples.count >= 10)
  }

  @Test("Callers of a library without frame pointers are found")
  func library() throws {
    let thread = try #require(
      SampledThread { count in
        inFrame { _ = listscope_compute_in_library(count, 400) }
      }
    )
    #expect(thread.samples.count >= 400)
    let outermost = Dictionary(grouping: thread.samples) { $0.stack.last }.mapValues(\.count)
    // Nearly all reach the start of the thread.
    let most = outermost.values.max() ?? 0
    #expect(most * 100 >= thread.samples.count * 98)
  }

  @Test("Stacks deeper than the buffer are cut, and counted")
  func deepStacks() throws {
    let thread = try #require(
      SampledThread { count in
        inFrame { _ = listscope_compute_at_depth(900, count, 10) }
      }
    )
    #expect(thread.samples.count >= 10)
    let cut = thread.samples.filter { $0.end == LISTSCOPE_STACK_TRUNCATED }
    #expect(cut.allSatisfy { $0.count == 512 })
    // Some may be of the way down, or of the way back.
    #expect(cut.count * 10 >= thread.samples.count * 8)
    #expect(thread.counts.truncated == UInt64(cut.count))
  }

  @Test(
    "A frame pointer that is none breaks the stack, and nothing else",
    arguments: [0, 1, 8, .max - 15, .max, 0x7fff_ffff_fff0]
  )
  func brokenStacks(framePointer: UInt) throws {
    let thread = try #require(
      SampledThread { count in
        inFrame { _ = listscope_compute_without_frame(framePointer, count, 10) }
      }
    )
    #expect(thread.samples.count >= 10)
    #expect(thread.samples.contains { $0.end == LISTSCOPE_STACK_BROKEN && $0.count == 1 })
    #expect(thread.counts.broken > 0)
  }

  @Test("On another stack of the thread the interrupted function is taken, and nothing is read")
  func anotherStack() throws {
    let thread = try #require(
      SampledThread { count in
        inFrame {
          let hasRun = listscope_call_on_another_stack(
            1 << 20,
            { count in
              guard let count = count?.assumingMemoryBound(to: UInt32.self) else { return }
              _ = listscope_compute_at_depth(20, count, 20)
            },
            UnsafeMutableRawPointer(mutating: count)
          )
          #expect(hasRun)
        }
      }
    )
    #expect(thread.samples.count >= 20)
    let broken = thread.samples.filter { $0.end == LISTSCOPE_STACK_BROKEN && $0.count == 1 }
    // Some may be of the way there, or of the way back.
    #expect(broken.count * 10 >= thread.samples.count * 8)
  }

  @Test("Samples beyond the memory for them are counted")
  func fullBuffer() throws {
    let thread = try #require(
      SampledThread(capacity: 5) { count in
        inFrame {
          _ = listscope_compute_at_depth(1, count, 5)
          compute(milliseconds: 20)
        }
      }
    )
    #expect(thread.samples.count == 5)
    #expect(thread.dropped > 0)
  }

  @Test("Without perf events the thread's clock is used, at the kernel's ticks")
  func fallback() throws {
    var rate: UInt32 = 0
    var clock = LISTSCOPE_CLOCK_NONE
    let thread = try #require(
      SampledThread(withoutPerf: true) { count in
        clock = listscope_sampler_clock(&rate)
        inFrame { _ = listscope_compute_at_depth(3, count, 5) }
      }
    )
    #expect(clock == LISTSCOPE_CLOCK_THREAD)
    #expect((24...1_000).contains(rate))
    #expect(thread.samples.count >= 5)
    #expect(thread.samples.allSatisfy { $0.end == LISTSCOPE_STACK_WALKED })
  }

  @Test("What a sample costs is measured, and leaves no counts behind")
  func cost() {
    let cost = listscope_sampler_cost()
    var counts = listscope_sample_counts()
    listscope_sampler_counts(&counts)
    #expect(counts.samples == 0)
    #expect(cost >= 0 && cost < 10_000_000)
  }
}
