import CSampler
import Foundation
import Symbolication
import Testing
import TraceAnalysis

extension SamplerTests {
  /// Three functions whose shares of the time are known.
  ///
  /// `PLANTED_RUNS=20 swift test --filter PlantedLoops` checks the shares to 5 points, 20 times.
  @Suite(.serialized) struct PlantedLoops {
    private static let runs =
      ProcessInfo.processInfo.environment["PLANTED_RUNS"].flatMap { Int($0) }
    private static let samples: UInt32 = runs == nil ? 500 : 2_000
    private static let tolerance = runs == nil ? 15.0 : 5.0

    @Test("Shares of samples are shares of time", arguments: 1...max(1, runs ?? 1))
    func shares(run: Int) throws {
      var result: UInt64 = 1
      let thread = try #require(
        SampledThread(rate: 5_000, capacity: Int(Self.samples)) { count in
          inFrame {
            // Ends even where no samples come.
            for _ in 0..<10_000_000 where count.pointee < Self.samples {
              plantedSixty(&result)
              plantedThirty(&result)
              plantedTen(&result)
            }
          }
        }
      )
      #expect(result != 1)
      #expect(thread.samples.count == Int(Self.samples))
      let names = try names(of: thread.samples)
      for (name, share) in [("plantedSixty", 60.0), ("plantedThirty", 30), ("plantedTen", 10)] {
        let found = 100 * Double(names.count { $0 == name }) / Double(names.count)
        #expect(abs(found - share) <= Self.tolerance, "\(name) has \(found) % of the samples")
      }
    }

    /// Returns the planted function that each sample is in.
    private func names(of samples: [listscope_sample]) throws -> [String] {
      final class Program {
        var binary: (path: String, base: UInt64)?
      }
      let program = Program()
      listscope_each_binary(
        { binary, context in
          guard let binary = binary?.pointee, let context else { return }
          let program = Unmanaged<Program>.fromOpaque(context).takeUnretainedValue()
          if (binary.start..<binary.end).contains(programAddress), program.binary == nil {
            program.binary = (String(cString: binary.path), binary.base)
          }
        },
        Unmanaged.passUnretained(program).toOpaque()
      )
      let (path, base) = try #require(program.binary)
      let symbols = try BinarySymbols(path: path, buildID: nil)
      return samples.map { sample in
        let functions = sample.stack.enumerated().lazy.flatMap { position, address in
          symbols.functions(at: (position == 0 ? address : address - 1) &- base)
        }
        let found = functions.first { $0.name.contains("planted") }?.name ?? ""
        return ["plantedSixty", "plantedThirty", "plantedTen"].first(where: found.contains) ?? ""
      }
    }
  }
}

/// An address in the code of these tests.
private let programAddress: UInt64 = {
  let function: @convention(c) () -> Void = {}
  return UInt64(UInt(bitPattern: unsafeBitCast(function, to: UnsafeRawPointer.self)))
}()

@inline(__always)
private func compute(_ rounds: Int, _ result: inout UInt64) {
  var number = result
  var round = 0
  while round < rounds {
    number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    round += 1
  }
  result = number
}

@inline(never)
private func plantedSixty(_ result: inout UInt64) { compute(6_000, &result) }

@inline(never)
private func plantedThirty(_ result: inout UInt64) { compute(3_000, &result) }

@inline(never)
private func plantedTen(_ result: inout UInt64) { compute(1_000, &result) }
