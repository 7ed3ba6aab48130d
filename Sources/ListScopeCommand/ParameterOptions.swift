// Generated from ListSchema by scripts/generate. Do not edit.
// swift-format-ignore-file

import ArgumentParser
import ListSchema
import Signposts

/// One option for each run parameter that users set.
struct ParameterOptions: ParsableArguments {
  @Option(
    name: .customLong("items"),
    parsing: .unconditional,
    help: "Items that the list has. (default: the scenario\'s own, up to 10000)",
    completion: .custom { _, _, _ in ParameterCompletion.values(.items) }
  )
  var items: String?

  @Option(
    name: .customLong("seed"),
    parsing: .unconditional,
    help: "Seed of all random numbers: the same seed plays the same run. (default: 1)",
    completion: .custom { _, _, _ in ParameterCompletion.values(.seed) }
  )
  var seed: String?

  @Option(
    name: .customLong("layout"),
    parsing: .unconditional,
    help: "How content is placed. (values: table, flow, paged; default: table)",
    completion: .custom { _, _, _ in ParameterCompletion.values(.layout) }
  )
  var layout: String?

  @Option(
    name: .customLong("sizing"),
    parsing: .unconditional,
    help: "How items get their sizes: fixed, or from their text. (values: fixed, text; default: the scenario\'s own)",
    completion: .custom { _, _, _ in ParameterCompletion.values(.sizing) }
  )
  var sizing: String?

  @Option(
    name: .customLong("batching"),
    parsing: .unconditional,
    help: "How much of the content is presented. Either window:BEFORE:AFTER, so many items before and after those on screen, or prefix:COUNT, so many items after the first visible one, and more of them when less than SCREENS screens are left after it (prefix:COUNT:SCREENS, 0.5). (default: window:10:20)",
    completion: .custom { _, _, _ in ParameterCompletion.values(.batching) }
  )
  var batching: String?

  @Option(
    name: .customLong("users"),
    parsing: .unconditional,
    help: "Simulated users in one process, each with a list. (default: 1)",
    completion: .custom { _, _, _ in ParameterCompletion.values(.users) }
  )
  var users: String?

  @Option(
    name: .customLong("frames"),
    parsing: .unconditional,
    help: "Frames to be played. Instead of --seconds. (default: 10 seconds of the display)",
    completion: .custom { _, _, _ in ParameterCompletion.values(.frames) }
  )
  var frames: String?

  @Option(
    name: .customLong("refresh-rate"),
    parsing: .unconditional,
    help: "Frames per second. (values: 60, 120; default: 60)",
    completion: .custom { _, _, _ in ParameterCompletion.values(.refreshRateHz) }
  )
  var refreshRateHz: String?

  @Option(
    name: .customLong("gesture"),
    parsing: .unconditional,
    help: "How the list is scrolled: the name of a gesture script. (default: the scenario\'s first)",
    completion: .custom { _, _, _ in ParameterCompletion.values(.gesture) }
  )
  var gesture: String?

  @Option(
    name: .customLong("physics"),
    parsing: .unconditional,
    help: "Whose momentum flings have. (values: ios, android; default: ios)",
    completion: .custom { _, _, _ in ParameterCompletion.values(.physics) }
  )
  var physics: String?

  @Option(
    name: .customLong("clock"),
    parsing: .unconditional,
    help: "What moves from frame to frame. On virtual, every machine plays the same frames; on real, frames begin with the ticks of a display, and those that come too late are left out. (values: virtual, real; default: virtual)",
    completion: .custom { _, _, _ in ParameterCompletion.values(.clock) }
  )
  var clock: String?

  @Option(
    name: .customLong("warmup"),
    parsing: .unconditional,
    help: "Frames at the start that are warm-up, which statistics leave out. (default: 0)",
    completion: .custom { _, _, _ in ParameterCompletion.values(.warmupFrames) }
  )
  var warmupFrames: String?

  @Option(
    name: .customLong("budget-share"),
    parsing: .unconditional,
    help: "Share of a frame\'s period that the list may take. (default: 0.5)",
    completion: .custom { _, _, _ in ParameterCompletion.values(.budgetShare) }
  )
  var budgetShare: String?

  @Option(
    name: .customLong("slowdown"),
    parsing: .unconditional,
    help: "How many times slower the device is that late frames are evaluated for. (default: 1)",
    completion: .custom { _, _, _ in ParameterCompletion.values(.slowdown) }
  )
  var slowdown: String?

  /// What was given on the command line, in the order of the declarations.
  var given: [(parameter: ParameterDefinition, text: String)] {
    let all: [(ParameterDefinition, String?)] = [
      (.items, items),
      (.seed, seed),
      (.layout, layout),
      (.sizing, sizing),
      (.batching, batching),
      (.users, users),
      (.frames, frames),
      (.refreshRateHz, refreshRateHz),
      (.gesture, gesture),
      (.physics, physics),
      (.clock, clock),
      (.warmupFrames, warmupFrames),
      (.budgetShare, budgetShare),
      (.slowdown, slowdown),
    ]
    return all.compactMap { parameter, text in text.map { (parameter, $0) } }
  }
}
