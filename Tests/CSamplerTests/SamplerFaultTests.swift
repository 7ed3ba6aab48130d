import CSampler
import CSamplerTestSupport
import Foundation
import Testing

extension SamplerTests {
  /// Faults of programs that the sampler must survive.
  @Suite(.serialized) struct Faults {
    @Test("A signal of the program is counted, and does nothing")
    func foreignSignals() throws {
      let thread = try #require(
        SampledThread { count in
          inFrame {
            raise(SIGURG)
            _ = listscope_compute_at_depth(1, count, 5)
          }
          raise(SIGURG)
        }
      )
      #expect(thread.counts.foreign == 2)
      #expect(thread.samples.count >= 5)
    }

    @Test("A program that handles the signal keeps it")
    func takenSignal() {
      listscope_handle_signal(SIGURG, true)
      defer { listscope_handle_signal(SIGURG, false) }
      var start: UInt32 = 0
      #expect(listscope_sampler_start(997, false, listscope_sample_to_buffer, nil, &start) == EBUSY)
    }

    @Test("A program that takes the signal ends sampling")
    func displaced() throws {
      let thread = try #require(
        SampledThread { count in
          inFrame {}
          listscope_handle_signal(SIGURG, true)
          inFrame {
            compute(milliseconds: 20)
          }
          listscope_handle_signal(SIGURG, false)
        }
      )
      #expect(thread.samples.count <= 1)
      #expect(thread.counts.displaced == 1)
    }

    @Test("A thread that ends inside of a frame is counted, and the next one is sampled")
    func endInsideFrame() throws {
      let thread = try #require(
        SampledThread { count in
          SampledThread.run { listscope_sampler_begin(1, 1) }
          inFrame { _ = listscope_compute_at_depth(1, count, 5) }
        }
      )
      #expect(thread.counts.unfinished == 1)
      #expect(thread.samples.count >= 5)
    }

    @Test("A thread that blocks all signals is sampled")
    func blockedSignal() throws {
      let thread = try #require(
        SampledThread { count in
          var signals = sigset_t()
          sigfillset(&signals)
          pthread_sigmask(SIG_BLOCK, &signals, nil)
          inFrame { _ = listscope_compute_at_depth(1, count, 5) }
        }
      )
      #expect(thread.counts.unarmed == 0)
      #expect(thread.samples.count >= 5)
    }

    @Test("Many short threads are sampled, none leaves a descriptor behind")
    func shortThreads() throws {
      func descriptors() -> Int {
        (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count) ?? 0
      }
      var isReached = 0
      let before = descriptors()
      let thread = try #require(
        SampledThread { _ in
          for _ in 0..<200 {
            SampledThread.run { inFrame { isReached += 1 } }
          }
        }
      )
      #expect(isReached == 200)
      #expect(thread.counts.unarmed == 0)
      #expect(descriptors() < before + 100)
    }

    @Test("An end without a begin does nothing, and neither does anything while sampling is off")
    func unbalanced() {
      listscope_sampler_end()
      listscope_sampler_begin(0, 0)
      listscope_sampler_end()
      listscope_sampler_stop(0)
      var rate: UInt32 = 7
      #expect(listscope_sampler_clock(&rate) == LISTSCOPE_CLOCK_NONE)
    }

    @Test("A start without a rate is refused")
    func noRate() {
      var start: UInt32 = 0
      #expect(listscope_sampler_start(0, false, listscope_sample_to_buffer, nil, &start) == EINVAL)
    }

    @Test("The end of an earlier start leaves a later one alone")
    func laterStart() {
      var (first, second, rate): (UInt32, UInt32, UInt32) = (0, 0, 0)
      var buffer = listscope_sample_buffer()
      withUnsafeMutablePointer(to: &buffer) { buffer in
        #expect(
          listscope_sampler_start(100, true, listscope_sample_to_buffer, buffer, &first) == 0
        )
        #expect(
          listscope_sampler_start(50, true, listscope_sample_to_buffer, buffer, &second) == 0
        )
        #expect(first != second)
        listscope_sampler_stop(first)
        #expect(listscope_sampler_clock(&rate) == LISTSCOPE_CLOCK_THREAD)
        #expect(rate == 50)
        listscope_sampler_stop(second)
        #expect(listscope_sampler_clock(&rate) == LISTSCOPE_CLOCK_NONE)
      }
    }
  }
}
