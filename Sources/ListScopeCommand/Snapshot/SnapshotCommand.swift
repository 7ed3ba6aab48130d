import ArgumentParser
import Experiments
import Foundation
import ListSchema
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
      Draws the list as it is at the start or, with --frames or --seconds, after a run of that length:

        \(ProgramName.current) snapshot catalog --output list.png
        \(ProgramName.current) snapshot catalog --offset 1200 --style dark --output list.svg
        \(ProgramName.current) snapshot ops --items 50 --frames 20 --output list.png
        \(ProgramName.current) snapshot inbox --content-size accessibilityLarge --output xl.png
        \(ProgramName.current) snapshot chat --at-frames 0,60,120 --output chat.png

      With --preview it draws the first visible row of each type in all states of a row instead: at rest, \
      pressed, selected, dragged.
      """
  )

  /// The appearance of the screen.
  enum Style: String, CaseIterable, ExpressibleByArgument {
    case light, dark

    var interfaceStyle: UIUserInterfaceStyle { self == .dark ? .dark : .light }
  }

  /// The format of the picture.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case png, svg

    var picture: PictureFormat { self == .png ? .png : .svg }
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

  @OptionGroup(title: "Terminal") var terminalOptions: TerminalOptions

  @Option(
    parsing: .unconditional,
    help: "The scroll offset, in points from the list's top. (default: as the run leaves it)"
  )
  var offset: Double?

  @Option(
    help: ArgumentHelp(
      """
      Draw the list after each of these frames of one run, such as 0,60,120. The number of the frame \
      becomes part of the file's name: list-60.png.
      """,
      valueName: "numbers"
    )
  )
  var atFrames: FrameNumbers?

  @Option(help: "The size of the screen in points, up to 10000 each way.")
  var size = Size.screen

  @Option(parsing: .unconditional, help: "Pixels per point of a PNG.")
  var scale = 2.0

  @Flag(help: "Draw the first visible row of each type in all its states, instead of the list.")
  var preview = false

  @Option(help: "The screen: light or dark.")
  var style = Style.light

  @Option(
    name: [.short, .long],
    help: "The file to write; its name ends in .png or .svg. With --format, - is stdout.",
    completion: .file(extensions: ["png", "svg"])
  )
  var output: String

  @Option(help: "The format of the picture. (default: that of the file's name)")
  var format: Format?

  func validate() throws {
    _ = try pictureFormat
    guard offset?.isFinite != false else {
      throw ValidationError("--offset must be a number of points. Try --offset 1200.")
    }
    guard (0.1...10).contains(scale) else {
      throw ValidationError("--scale must be between 0.1 and 10, not \(scale). Try --scale 2.")
    }
    if atFrames != nil { try validateSeveral() }
  }

  private func validateSeveral() throws {
    guard offset == nil, !preview else {
      throw ValidationError(
        "--at-frames draws a run as it is played: leave out --offset and --preview."
      )
    }
    let (length, last) = (try options.parameters().frames, atFrames?.last ?? 0)
    guard last < length else {
      throw ValidationError(
        "The run has \(length) frames, 0 to \(length - 1), so --at-frames cannot draw frame \(last). "
          + (ParameterDefinition.frames.domain.contains(.integer(Int64(last) + 1))
            ? "Try --frames \(last + 1)." : "No run is that long.")
      )
    }
    guard output != "-" else {
      throw ValidationError(
        "--at-frames writes several files: give --output a name, such as list.png."
      )
    }
  }

  func run() throws {
    let scenario = try ScenarioCatalogue.shared.scenario(named: options.scenario)
    try CommandOutput.check(output)
    do {
      let text = try PangoText()
      let renderer = PictureRenderer(
        text: text,
        scale: scale,
        traits: try options.parameters().traits(style.interfaceStyle)
      )
      guard let atFrames else {
        return try draw(play(scenario, text), renderer, to: output)
      }
      try play(scenario, text, drawing: atFrames, renderer)
    } catch let error as PangoTextError {
      throw CommandFailure(error)
    } catch let error as PictureError {
      throw CommandFailure(error)
    }
  }

  /// The format that was asked for, or that of the name.
  private var pictureFormat: PictureFormat {
    get throws(ValidationError) {
      if let format { return format.picture }
      guard let format = PictureFormat(path: output) else {
        throw ValidationError(
          PictureError.unknownFormat(path: output).description + " Or give --format."
        )
      }
      return format
    }
  }

  private func draw(_ view: UIView, _ renderer: PictureRenderer, to path: String) throws {
    // Fonts follow the user's text size while they are drawn, too.
    let picture = try UITraitCollection.$current.withValue(renderer.traits) {
      try renderer.data(of: view, as: pictureFormat)
    }
    try CommandOutput.write(picture, to: path)
  }

  /// Plays a run until the last of some frames, and draws the screen after each of them.
  private func play(
    _ scenario: any Scenario,
    _ text: PangoText,
    drawing frames: FrameNumbers,
    _ renderer: PictureRenderer
  ) throws {
    let runner = runner(try options.parameters(), text)
    var left = frames.numbers[...]
    var failure: (any Error)?
    _ = runner.run(scenario, until: frames.last + 1) { played in
      // A late frame on the real clock takes the place of others.
      while failure == nil, let next = left.first, next < played {
        left.removeFirst()
        do { try draw(runner.screenView, renderer, to: FrameNumbers.path(output, next)) } catch {
          failure = error
        }
      }
    }
    if let failure { throw failure }
  }

  private func runner(_ parameters: RunParameters, _ text: PangoText) -> ScenarioRunner {
    ScenarioRunner(
      parameters,
      signposter: .disabled,
      textMeasurer: text,
      screen: size.rect
    )
  }

  /// The list, laid out and scrolled.
  private func play(_ scenario: any Scenario, _ text: PangoText) throws -> UIView {
    var parameters = try options.parameters()
    if !options.limitsLength { parameters.frames = 1 }
    let runner = runner(parameters, text)
    _ = runner.run(scenario)
    if let offset {
      let reached = runner.scroll(to: offset)
      if reached != offset {
        terminalOptions.terminal.note(
          "Offset \(Self.short(offset)) is beyond the content; the picture shows offset "
            + "\(Self.short(reached))."
        )
      }
    }
    guard preview else { return runner.screenView }
    return UITraitCollection.$current.withValue(parameters.traits(style.interfaceStyle)) {
      Self.previews(of: runner.list, width: size.rect.width, text)
    }
  }

  private static func short(_ points: Double) -> String { String(format: "%.6g", points) }
}
