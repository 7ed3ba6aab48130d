import Experiments
import Foundation
import Glibc
import LTTng
import ListSchema
import Reports
import Signposts
import TraceAnalysis
import TraceReading
import Workloads

/// Pictures of the screen at frames of a recording, which is played again for them.
///
/// Only a run that this program recorded of a scenario that it knows can be played again.
struct ScreenPictures {
  /// The arguments that play the run; nil where it is not one of this program's.
  private let arguments: [String]?
  /// The numbers of the frames.
  private let frames: [Int]

  /// A small screen is enough to recognise the rows, and is within `ScreenPicture.maxBytes`.
  private static let scales = ["0.42", "0.3", "0.2"]
  /// The time that the runs may take, in seconds; the page has the pictures that were drawn until then.
  private static let maxSeconds = 20.0

  init(_ report: FolderReport) {
    arguments = Self.arguments(report.manifest)
    frames = FrameChoice.numbers(report.timeline?.frames ?? [], most: ScreenPicture.maxCount)
  }

  /// Starts to play the run, on a thread of its own beside what makes the page.
  ///
  /// - Returns: what waits for the pictures; there are none where the run cannot be played again.
  func start() -> @Sendable () -> [ScreenPicture] {
    guard let arguments, !frames.isEmpty, Self.hasDescriptors else { return { [] } }
    let frames = frames
    let pictures = ThreadResult { Self.taken(arguments, frames) }
    return { pictures.wait() }
  }

  /// The pictures, of one run for each scale that is needed.
  private static func taken(_ arguments: [String], _ frames: [Int]) -> [ScreenPicture] {
    guard let folder = try? TemporaryFolder("listscope-pictures") else { return [] }
    let child = ChildProgram()
    let interruption = Interruption { [url = folder.url] in
      child.interrupt()
      TemporaryFolder.remove(url)
    }
    defer { withExtendedLifetime(interruption) {} }
    let end = DispatchWorkItem { child.interrupt() }
    DispatchQueue.global().asyncAfter(deadline: .now() + maxSeconds, execute: end)
    defer { end.cancel() }
    var pictures: [Int: ScreenPicture] = [:]
    for scale in scales {
      let missing = Set(frames).subtracting(pictures.keys)
      guard !missing.isEmpty else { break }
      let file = folder.url.appendingPathComponent("frame.png").path
      let command =
        [CurrentExecutable.path, "snapshot"] + arguments
        + ["--at-frames", FrameNumbers(missing).argument, "--scale", scale, "--output", file]
      let ending = try? child.run(command)
      for frame in missing { pictures[frame] = picture(of: frame, file) }
      guard ending?.isSuccess == true else { break }
    }
    return frames.compactMap { pictures[$0] }
  }

  /// Returns whether files can still be opened, as timers and another program need: Dispatch and Foundation end the
  /// process where they cannot have one.
  private static var hasDescriptors: Bool {
    let opened = (0..<neededDescriptors).map { _ in open("/dev/null", O_RDONLY | O_CLOEXEC) }
    defer { for descriptor in opened where descriptor >= 0 { close(descriptor) } }
    return opened.allSatisfy { $0 >= 0 }
  }

  /// Enough for the timers, signals and pipes of one program.
  private static let neededDescriptors = 16

  /// The picture of a frame, if it was drawn and is a small enough file.
  private static func picture(of frame: Int, _ file: String) -> ScreenPicture? {
    let url = URL(fileURLWithPath: FrameNumbers.path(file, frame))
    guard let png = try? Data(contentsOf: url) else { return nil }
    return ScreenPicture(frame: frame, png: png)
  }

  /// The arguments that play the run; nil where it is not one of this program's.
  private static func arguments(_ manifest: TraceManifest?) -> [String]? {
    guard let manifest, manifest.flight == nil, manifest.device == nil,
      let scenario = ScenarioCatalogue.shared.all.first(where: { $0.name == manifest.scenario })
    else { return nil }
    // What warm-up and repetitions show is the same.
    let skipped = Set([ParameterDefinition.repetition, .warmupFrames].map(\.name))
    return scenario.allParameters.reduce(into: [scenario.name]) { arguments, parameter in
      guard !skipped.contains(parameter.name), let value = manifest.parameters[parameter.name]
      else {
        return
      }
      arguments +=
        parameter.option.map { ["--\($0)", "\(value)"] } ?? ["--set", "\(parameter.name)=\(value)"]
    }
  }
}
