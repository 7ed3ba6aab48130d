import Experiments
import Foundation
import Glibc
import LTTng
import Reports
import TraceAnalysis
import TraceReading

/// Shows a live recording until it ends.
struct TopView {
  /// The interval between checks for new data, in milliseconds.
  private static let tickMilliseconds: Int32 = 100

  private let reader: LiveReader
  private var summary: LiveSummary
  private var text: LiveText
  private let style: TextStyle
  /// The categories that are shown.
  private let categories: CategoryFilter
  /// True if the end was asked for by a key, or by the time.
  private(set) var wasAsked = false

  init(
    subject: String,
    reader: LiveReader,
    summary: LiveSummary,
    categories: CategoryFilter,
    style: TextStyle
  ) {
    (self.reader, self.summary, self.style) = (reader, summary, style)
    self.categories = categories
    text = LiveText(subject: subject)
  }

  /// Shows a recording to its end.
  ///
  /// - Parameters:
  ///   - recording: the recording, which writes where the reader reads.
  ///   - seconds: when it is to end; nil for never.
  ///   - program: the program that is recorded, for errors.
  /// - Returns: its result.
  /// - Throws: `CommandFailure` when nothing could be recorded, or stdout cannot be written to.
  mutating func run(
    _ recording: LiveRecording,
    seconds: Int?,
    program: String
  ) throws -> RecordingResult {
    let screen = TopScreen()
    do {
      let result = try watch(recording, seconds: seconds, program, screen)
      screen?.close()
      try StandardOutput.writeLine(text.totalLine(summary.total()))
      noteLosses()
      if let mismatch = CategoryMismatch(categories, summary.categories) {
        StandardError.say("warning: \(mismatch.words())")
      }
      return result
    } catch {
      screen?.close()
      throw error
    }
  }

  private mutating func watch(
    _ recording: LiveRecording,
    seconds: Int?,
    _ program: String,
    _ screen: TopScreen?
  ) throws -> RecordingResult {
    let start = ContinuousClock.now
    while true {
      let end = recording.end
      if reader.read({ summary.add($0) }) { try show(summary.next(), screen) }
      if let end {
        reader.finish { summary.add($0) }
        try show(summary.finish(), screen)
        do { return try end.get() } catch { throw CommandFailure(error, program: program) }
      }
      if let seconds, !wasAsked, ContinuousClock.now - start >= .seconds(seconds) {
        wasAsked = true
        recording.stop()
      }
      switch wait(screen) {
      case .quit where !wasAsked:
        wasAsked = true
        recording.stop()
      case .interrupt: recording.stop()
      default: break
      }
    }
  }

  private func wait(_ screen: TopScreen?) -> TopScreen.Key? {
    if let screen { return screen.key(milliseconds: Self.tickMilliseconds) }
    usleep(UInt32(Self.tickMilliseconds) * 1000)
    return nil
  }

  private mutating func show(_ figures: LiveFigures, _ screen: TopScreen?) throws {
    text.add(figures)
    guard let screen else { return try StandardOutput.writeLine(text.line) }
    try screen.show(text.screen(summary.total(), style: style))
  }

  private func noteLosses() {
    if reader.lostEvents > 0 {
      StandardError.say("warning: \(reader.lostEvents) events were lost: the buffers were full.")
    }
    if reader.damagedPackets > 0 {
      StandardError.say("warning: \(reader.damagedPackets) packets could not be read.")
    }
  }
}
