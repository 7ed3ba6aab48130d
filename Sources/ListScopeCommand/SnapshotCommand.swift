import ArgumentParser
import Foundation
import HeadlessUIKit
import PangoText
import Signposts
import Workloads

/// `listscope snapshot`: draws the list of a scenario.
struct SnapshotCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot",
    abstract: "Draw the list of a scenario as a PNG or an SVG.",
    discussion: """
      Shows the list as it is at first; with --frames or --seconds, after so long a run:

        \(ProgramName.current) snapshot catalog --output list.png
        \(ProgramName.current) snapshot catalog --offset 1200 --style dark --output list.svg
        \(ProgramName.current) snapshot ops --items 50 --frames 20 --output list.png
      """
  )

  /// Whether the screen shows dark on light or light on dark.
  enum Style: String, CaseIterable, ExpressibleByArgument {
    case light, dark

    var traits: UITraitCollection {
      UITraitCollection(userInterfaceStyle: self == .dark ? .dark : .light)
    }
  }

  /// The size of a screen, written as `390x844`.
  struct Size: ExpressibleByArgument, CustomStringConvertible {
    let width: Int
    let height: Int

    static let screen = Size(ScenarioRunner.screen.size)

    private init(_ size: CGSize) {
      (width, height) = (Int(size.width), Int(size.height))
    }

    init?(argument: String) {
      let sides = argument.lowercased().split(separator: "x", omittingEmptySubsequences: false)
        .map { Int($0) }
      guard sides.count == 2, let width = sides[0], let height = sides[1],
        (1...10_000).contains(width), (1...10_000).contains(height)
      else { return nil }
      (self.width, self.height) = (width, height)
    }

    var description: String { "\(width)x\(height)" }
    var defaultValueDescription: String { description }

    var rect: CGRect { CGRect(x: 0, y: 0, width: width, height: height) }
  }

  @OptionGroup var options: RunOptions

  @Option(
    parsing: .unconditional,
    help: "How far the list is scrolled, in points from its top. (default: as the run leaves it)"
  )
  var offset: Double?

  @Option(help: "The size of the screen in points, up to 10000 each way.")
  var size = Size.screen

  @Option(parsing: .unconditional, help: "How many pixels of a PNG a point has.")
  var scale = 2.0

  @Option(help: "The screen: light or dark.")
  var style = Style.light

  @Option(
    name: [.short, .long],
    help: "The file to write; its name ends in .png or .svg.",
    completion: .file(extensions: ["png", "svg"])
  )
  var output: String

  func validate() throws {
    guard PictureFormat(path: output) != nil else {
      throw ValidationError(PictureError.unknownFormat(path: output).description)
    }
    guard offset?.isFinite != false else {
      throw ValidationError("--offset must be a number of points. Try --offset 1200.")
    }
    guard (0.1...10).contains(scale) else {
      throw ValidationError("--scale must be between 0.1 and 10, not \(scale). Try --scale 2.")
    }
  }

  func run() throws {
    let scenario = try ScenarioCatalogue.shared.scenario(named: options.scenario)
    try checkFolder()
    do {
      let text = try PangoText()
      let list = try play(scenario, text)
      try PictureRenderer(text: text, scale: scale, traits: style.traits).write(list, to: output)
    } catch let error as PangoTextError {
      throw CommandFailure(error)
    } catch let error as PictureError {
      throw CommandFailure(error)
    }
  }

  /// The list, laid out and scrolled.
  private func play(_ scenario: any Scenario, _ text: PangoText) throws -> UIView {
    var parameters = try options.parameters()
    if !options.limitsLength { parameters.frames = 1 }
    let runner = ScenarioRunner(
      parameters,
      signposter: .disabled,
      textMeasurer: text,
      screen: size.rect
    )
    _ = runner.run(scenario)
    if let offset {
      let reached = runner.scroll(to: offset)
      if reached != offset {
        note("Offset \(Self.short(offset)) is beyond the content; drawn at \(Self.short(reached)).")
      }
    }
    return runner.list
  }

  /// Before the run, so that a mistake in the name does not cost it.
  private func checkFolder() throws {
    let folder = URL(fileURLWithPath: output).deletingLastPathComponent().path
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder)
    guard exists, isFolder.boolValue else {
      throw CommandFailure(
        message:
          "There is no folder '\(folder)' to write \(output) to. Make it, or choose another.",
        code: ExitCode(66)
      )
    }
  }

  private static func short(_ points: Double) -> String { String(format: "%.6g", points) }

  private func note(_ text: String) {
    FileHandle.standardError.write(Data("note: \(text)\n".utf8))
  }
}
