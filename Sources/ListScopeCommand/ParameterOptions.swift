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
    help: .init("Items that the list has. (default: the scenario\'s own, up to 10000)"),
    completion: .custom { _, _, _ in ParameterCompletion.values(.items) }
  )
  var items: String?

  @Option(
    name: .customLong("seed"),
    parsing: .unconditional,
    help: .init("Seed of all random numbers: the same seed plays the same run. (default: 1)"),
    completion: .custom { _, _, _ in ParameterCompletion.values(.seed) }
  )
  var seed: String?

  @Option(
    name: .customLong("layout"),
    parsing: .unconditional,
    help: .init("The layout of the content. (values: table, flow, paged, compositional; default: the scenario\'s own)"),
    completion: .custom { _, _, _ in ParameterCompletion.values(.layout) }
  )
  var layout: String?

  @Option(
    name: .customLong("sizing"),
    parsing: .unconditional,
    help: .init("The source of the items\' sizes: fixed, or their text. (values: fixed, text; default: the scenario\'s own)"),
    completion: .custom { _, _, _ in ParameterCompletion.values(.sizing) }
  )
  var sizing: String?

  @Option(
    name: .customLong("content-size"),
    parsing: .unconditional,
    help: .init("The size of text that the user prefers. Fonts of text styles and scaled fonts follow it, others do not. (values: extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge, accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge; default: large)"),
    completion: .custom { _, _, _ in ParameterCompletion.values(.contentSize) }
  )
  var contentSize: String?

  @Option(
    name: .customLong("batching"),
    parsing: .unconditional,
    help: .init("The part of the content that is presented. Either window:BEFORE:AFTER, which adds BEFORE items before and AFTER items after the visible ones, or prefix:COUNT, which presents all items up to COUNT after the first visible one, and more when less than half a screen is left below the view (with prefix:COUNT:SCREENS, less than SCREENS screens). (default: window:10:20)"),
    completion: .custom { _, _, _ in ParameterCompletion.values(.batching) }
  )
  var batching: String?

  @Option(
    name: .customLong("users"),
    parsing: .unconditional,
    help: .init("Simulated users in one process, each with a list. (default: 1)"),
    completion: .custom { _, _, _ in ParameterCompletion.values(.users) }
  )
  var users: String?

  @Option(
    name: .customLong("frames"),
    parsing: .unconditional,
    help: .init("Frames to play. Instead of --seconds. (default: 10 seconds of the display)"),
    completion: .custom { _, _, _ in ParameterCompletion.values(.frames) }
  )
  var frames: String?

  @Option(
    name: .customLong("refresh-rate"),
    parsing: .unconditional,
    help: .init("Frames per second. (values: 60, 120; default: 60)"),
    completion: .custom { _, _, _ in ParameterCompletion.values(.refreshRateHz) }
  )
  var refreshRateHz: String?

  @Option(
    name: .customLong("gesture"),
    parsing: .unconditional,
    help: .init("The gesture script that scrolls the list, by its name. (default: the scenario\'s first)"),
    completion: .custom { _, _, _ in ParameterCompletion.values(.gesture) }
  )
  var gesture: String?

  @Option(
    name: .customLong("physics"),
    parsing: .unconditional,
    help: .init("The system whose fling momentum is used. (values: ios, android; default: ios)"),
    completion: .custom { _, _, _ in ParameterCompletion.values(.physics) }
  )
  var physics: String?

  @Option(
    name: .customLong("clock"),
    parsing: .unconditional,
    help: .init("The motion from frame to frame. With virtual, every machine plays the same frames; with real, frames begin with the vsyncs of a display and serve the main queue, and frames that come too late are left out. (values: virtual, real; default: the scenario\'s own, mostly virtual)"),
    completion: .custom { _, _, _ in ParameterCompletion.values(.clock) }
  )
  var clock: String?

  @Option(
    name: .customLong("warmup"),
    parsing: .unconditional,
    help: .init("Warm-up frames at the start, which statistics leave out. (default: 0)"),
    completion: .custom { _, _, _ in ParameterCompletion.values(.warmupFrames) }
  )
  var warmupFrames: String?

  @Option(
    name: .customLong("budget-share"),
    parsing: .unconditional,
    help: .init("Share of a frame\'s period that the list may take. (default: 0.5)"),
    completion: .custom { _, _, _ in ParameterCompletion.values(.budgetShare) }
  )
  var budgetShare: String?

  @Option(
    name: .customLong("slowdown"),
    parsing: .unconditional,
    help: .init("The factor by which times grow on the device for which late frames are evaluated. (default: 1)"),
    completion: .custom { _, _, _ in ParameterCompletion.values(.slowdown) }
  )
  var slowdown: String?

  @Option(
    name: .customLong("slowdown-profile"),
    parsing: .unconditional,
    help: .init("The factor by which that device is slower for each kind of work. Either a file that fit has written, or KIND=FACTOR,…, such as diff=2.5,measure=3. What is in no interval of these kinds has the factor of --slowdown. (default: one factor for all)"),
    completion: .custom { _, _, _ in ParameterCompletion.values(.slowdownProfile) }
  )
  var slowdownProfile: String?

  @Option(
    name: .customLong("element-detail"),
    parsing: .unconditional,
    help: .init("Records single elements, which takes time and space. (values: off, on; default: off)"),
    completion: .custom { _, _, _ in ParameterCompletion.values(.elementDetail) }
  )
  var elementDetail: String?

  @Option(
    name: .customLong("inject"),
    parsing: .unconditional,
    help: .init("A delay that is added to every interval of one name. Either interval=NAME,add=20% or interval=NAME,add=300us. It uses the processor until the time is over. (default: no delay)", visibility: .hidden),
    completion: .custom { _, _, _ in ParameterCompletion.values(.inject) }
  )
  var inject: String?

  /// The options that were given, in the order of the declarations.
  var given: [(parameter: ParameterDefinition, text: String)] {
    let all: [(ParameterDefinition, String?)] = [
      (.items, items),
      (.seed, seed),
      (.layout, layout),
      (.sizing, sizing),
      (.contentSize, contentSize),
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
      (.slowdownProfile, slowdownProfile),
      (.elementDetail, elementDetail),
      (.inject, inject),
    ]
    return all.compactMap { parameter, text in text.map { (parameter, $0) } }
  }
}
