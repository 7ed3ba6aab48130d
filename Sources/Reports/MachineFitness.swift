import TraceAnalysis

/// The fitness of a machine for measuring times, as far as its load and the build tell.
public struct MachineFitness: Hashable, Sendable {
  /// The state of the machine.
  public enum State: String, Sendable {
    /// Others left the cores alone.
    case fit
    /// Others worked on the cores as well.
    case busy
    /// The load was not noted.
    case unknown
  }

  /// The number of cores; nil where it is not known.
  public var cores: Int?
  /// The load average of the last minute before the measurement; nil where it is not known.
  public var loadAtBegin: Double?
  /// The load average of the last minute after it, to which it contributed; nil where it is not known.
  public var loadAtEnd: Double?
  /// True if the program was built without optimisation.
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

  /// The state of the machine, by a rule.
  ///
  /// Busy when the load before the measurement exceeds `maxLoadPerCore` for each core, or that
  /// after it does without the measurement's own part; fit when neither does.
  public var state: State {
    if isBusyAtBegin || isBusyAtEnd { return .busy }
    return (cores ?? 0) < 1 || loadAtBegin == nil ? .unknown : .fit
  }

  /// The evidence for the state: `load 3.1 on 2 cores at the start: times may be too long`.
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

  /// A warning that a reader must know before trusting times; nil where nothing speaks against
  /// them.
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
