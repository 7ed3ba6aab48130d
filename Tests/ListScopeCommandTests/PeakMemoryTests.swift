import Foundation
import TestSupport
import Testing

@testable import Experiments

@Suite("Peak memory")
struct PeakMemoryTests {
  @Test("A run's peak is its own, not that of the program that started it")
  func startedByALargeProgram() throws {
    // What this process has held counts, whether it still has it or not.
    let held = 400_000_000
    let memory = UnsafeMutableRawPointer.allocate(byteCount: held, alignment: 4096)
    memset(memory, 1, held)
    memory.deallocate()
    let folder = try OutputFolder()
    let path = folder.path + "/measurements.json"
    let run = try CommandRun.run([
      CommandRun.listscope, "run", "settings", "--frames", "20", "--no-tracing", "--measurements",
      path,
    ])
    #expect(run.status == 0, "\(run.errors)")
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    let peak = try JSONDecoder().decode(RunMeasurements.self, from: data).peakResidentBytes
    #expect((1_000_000..<Int64(held) / 2).contains(peak))
  }
}
