// Generated from ListSchema by scripts/generate. Do not edit.
// swift-format-ignore-file

public import ListEngine
import ListSchema
public import Signposts

extension RunParameters {
  /// Items that the list has.
  public var items: Int {
    get { integer(.items) }
    set(items) { self[.items] = .integer(Int64(items)) }
  }
  /// Seed of all random numbers: the same seed plays the same run.
  public var seed: UInt64 {
    get { unsigned(.seed) }
    set(seed) { self[.seed] = .unsigned(seed) }
  }
  /// The layout of the content.
  public var layout: Layout {
    get { typed(.layout) }
    set(layout) { self[.layout] = .text(layout.parameterText) }
  }
  /// The source of the items' sizes: fixed, or their text.
  public var sizing: Sizing {
    get { typed(.sizing) }
    set(sizing) { self[.sizing] = .text(sizing.parameterText) }
  }
  /// The size of text that the user prefers; nil leaves it to large.
  public var contentSize: ContentSize? {
    get { self[.contentSize].map { _ in typed(.contentSize) } }
    set(contentSize) { self[.contentSize] = contentSize.map { contentSize in .text(contentSize.parameterText) } }
  }
  /// The part of the content that is presented.
  public var batching: BatchingPolicy {
    get { typed(.batching) }
    set(batching) { self[.batching] = .text(batching.parameterText) }
  }
  /// Items measured per frame before they are presented, in the direction of the scroll.
  public var measuringAhead: Int {
    get { integer(.measuringAhead) }
    set(measuringAhead) { self[.measuringAhead] = .integer(Int64(measuringAhead)) }
  }
  /// The animation of changes: none, or 0.15 s.
  public var animation: String {
    get { text(.animation) }
    set(animation) { self[.animation] = .text(animation) }
  }
  /// Texts whose sizes are kept.
  public var textCache: Int {
    get { integer(.textCache) }
    set(textCache) { self[.textCache] = .integer(Int64(textCache)) }
  }
  /// Simulated users in one process, each with a list.
  public var users: Int {
    get { integer(.users) }
    set(users) { self[.users] = .integer(Int64(users)) }
  }
  /// Frames to play.
  public var frames: Int {
    get { integer(.frames) }
    set(frames) { self[.frames] = .integer(Int64(frames)) }
  }
  /// Frames per second.
  public var refreshRateHz: Int {
    get { integer(.refreshRateHz) }
    set(refreshRateHz) { self[.refreshRateHz] = .integer(Int64(refreshRateHz)) }
  }
  /// The gesture script that scrolls the list, by its name; nil leaves it to the scenario's first.
  public var gesture: String? {
    get { self[.gesture].map { _ in text(.gesture) } }
    set(gesture) { self[.gesture] = gesture.map { gesture in .text(gesture) } }
  }
  /// The system whose fling momentum is used.
  public var physics: ScrollPhysics {
    get { typed(.physics) }
    set(physics) { self[.physics] = .text(physics.parameterText) }
  }
  /// The motion from frame to frame.
  public var clock: Clock {
    get { typed(.clock) }
    set(clock) { self[.clock] = .text(clock.parameterText) }
  }
  /// Warm-up frames at the start, which statistics leave out.
  public var warmupFrames: Int {
    get { integer(.warmupFrames) }
    set(warmupFrames) { self[.warmupFrames] = .integer(Int64(warmupFrames)) }
  }
  /// Share of a frame's period that the list may take.
  public var budgetShare: Double {
    get { number(.budgetShare) }
    set(budgetShare) { self[.budgetShare] = .number(budgetShare) }
  }
  /// The factor by which times grow on the device for which late frames are evaluated.
  public var slowdown: Double {
    get { number(.slowdown) }
    set(slowdown) { self[.slowdown] = .number(slowdown) }
  }
  /// The factor by which that device is slower for each kind of work; nil leaves it to one factor for all.
  public var slowdownProfile: SlowdownFactors? {
    get { self[.slowdownProfile].map { _ in typed(.slowdownProfile) } }
    set(slowdownProfile) { self[.slowdownProfile] = slowdownProfile.map { slowdownProfile in .text(slowdownProfile.parameterText) } }
  }
  /// Number of the repetition, from 1.
  public var repetition: Int {
    get { integer(.repetition) }
    set(repetition) { self[.repetition] = .integer(Int64(repetition)) }
  }
  /// Records single elements, which takes time and space.
  public var elementDetail: String {
    get { text(.elementDetail) }
    set(elementDetail) { self[.elementDetail] = .text(elementDetail) }
  }
  /// A delay that is added to every interval of one name; nil leaves it to no delay.
  public var inject: Injection? {
    get { self[.inject].map { _ in typed(.inject) } }
    set(inject) { self[.inject] = inject.map { inject in .text(inject.parameterText) } }
  }

  /// Returns whether the Swift type of a parameter has a value.
  static func hasValue(_ value: ParameterValue, for parameter: ParameterDefinition) -> Bool {
    switch parameter.name {
    case "layout": Layout(parameterText: value.description) != nil
    case "sizing": Sizing(parameterText: value.description) != nil
    case "content_size": ContentSize(parameterText: value.description) != nil
    case "batching": BatchingPolicy(parameterText: value.description) != nil
    case "physics": ScrollPhysics(parameterText: value.description) != nil
    case "clock": Clock(parameterText: value.description) != nil
    case "slowdown_profile": SlowdownFactors(parameterText: value.description) != nil
    case "inject": Injection(parameterText: value.description) != nil
    default: true
    }
  }
}
