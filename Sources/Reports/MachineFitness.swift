import TraceAnalysis

/// Whether times measured on a machine can be believed, as far as its load and the build tell.
public struct MachineFitness: Hashable, Sendable {
  /// How the machine was.
  public enum State: String, Sendable {
    /// Others left the cores alone.
    case fit
    /// Others worked on the cores as well.
    case busy
    /// Nobody noted the load.
    case unknown
  }

  /// How many cores there are; nil where it is not known.
  public var cores: Int?
  /// The load average of the last minute before the measurement; nil where it is not known.
  public var loadAtBegin: Double?
  /// The load average of the last minute after it, to which it contributed; nil where it is not known.
  public var loadAtEnd: Double?
  /// Whether the program was built without optimisation.
  public var isDebugBuild: Bool

  /// With more load for each core others surely take time from what is measured.
  public static let maxLoadPerCore = 0.7
  /// The measurement's own part of the load after it: one thread that never rests.
  private static let ownLoad = 1.0

  /// Takes what is known; nothing, unless it is given.
  public init(
    cores: Int? = nil,
    loadAtBegin: Double? = nil,
    loadAtEnd: Double? = nil,
    isDebugBuild: Bool = false
  ) {
    self.cores = cores
    self.loadAtBegin = loadAtBegin
    self.loadAtEnd = loadAtEnd
    self.isDebugBuild = isDebugBuild
  }

  /// How the machine was, by a rule.
  ///
  /// Busy when the load before the measurement exceeds `maxLoadPerCore` for each core, or that
  /// after it does without the measurement's own part; fit when neither does.
  public var state: State {
    if isBusyAtBegin || isBusyAtEnd { return .busy }
    return (cores ?? 0) < 1 || loadAtBegin == nil ? .unknown : .fit
  }

  /// What the state follows from: `load 3.1 on 2 cores at the start: times may be too long`.
  public var evidence: String {
    switch state {
    case .fit: load(loadAtBegin, "at the start")
    case .busy: busyLoad + ": times may be too long"
    case .unknown: "the load was not noted"
    }
  }

  /// The state, with what it follows from unless a warning says that.
  public var words: String {
    state == .busy ? state.rawValue : "\(state.rawValue): \(evidence)"
  }

  /// What a reader must know before trusting times; nil where nothing speaks against them.
  public var warning: String? {
    let reasons = [
      state == .busy ? evidence : nil,
      isDebugBuild ? "measured in a debug build: times are many times too long" : nil,
    ].compactMap { $0 }
    return reasons.isEmpty ? nil : reasons.joined(separator: "; ") + "."
  }

  private var isBusyAtBegin: Bool { exceeds(loadAtBegin, own: 0) }
  private var isBusyAtEnd: Bool { exceeds(loadAtEnd, own: Self.ownLoad) }

  private func exceeds(_ load: Double?, own: Double) -> Bool {
    guard let load, let cores, cores > 0 else { return false }
    return load - own > Self.maxLoadPerCore * Double(cores)
  }

  private var busyLoad: String {
    isBusyAtBegin ? load(loadAtBegin, "at the start") : load(loadAtEnd, "at the end")
  }

  private func load(_ load: Double?, _ place: String) -> String {
    "load \(Readable.number(load ?? 0)) on \(Readable.count(cores ?? 0, "core")) \(place)"
  }
}
