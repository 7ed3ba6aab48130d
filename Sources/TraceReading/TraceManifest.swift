import Foundation
public import Signposts
public import TraceAnalysis

/// The notes of `record` beside a trace, in the file `manifest.json`.
///
/// A convenience for people and scripts: whatever the trace itself says is believed first, and a
/// trace without a manifest is as good as any.
public struct TraceManifest: Codable, Hashable, Sendable {
  /// The versions of what took part.
  public struct Versions: Codable, Hashable, Sendable {
    /// Of this program.
    public var listscope: String
    /// Of LTTng's session daemon and tools.
    public var lttng: String?
    /// Of the compiler.
    public var swift: String?

    /// Names versions.
    public init(listscope: String, lttng: String? = nil, swift: String? = nil) {
      self.listscope = listscope
      self.lttng = lttng
      self.swift = swift
    }
  }

  /// The machine that was measured.
  public struct Machine: Codable, Hashable, Sendable {
    /// The number of cores that the process could use.
    public var cores: Int
    /// The processor's name for itself.
    public var cpu: String?
    /// The version of the kernel.
    public var kernel: String?
    /// The load average of the last minute before the first repetition.
    public var loadAtBegin: Double?
    /// The load average of the last minute behind the last repetition, which took part in it.
    public var loadAtEnd: Double?
    /// The kernel's governor for the clock of the cores; nil where it does not say.
    public var governor: String?

    /// Describes a machine.
    public init(
      cores: Int,
      cpu: String? = nil,
      kernel: String? = nil,
      loadAtBegin: Double? = nil,
      governor: String? = nil
    ) {
      self.cores = cores
      self.cpu = cpu
      self.kernel = kernel
      self.loadAtBegin = loadAtBegin
      self.governor = governor
    }
  }

  /// The configuration of this program's build.
  public enum Build: String, Codable, Hashable, Sendable {
    /// Without optimisation: times say little.
    case debug
    /// With optimisation.
    case release
  }

  /// The buffers of the tracer.
  public struct Tracing: Codable, Hashable, Sendable {
    /// The size of one sub-buffer in bytes.
    public var subbufferBytes: Int
    /// The number of sub-buffers per CPU.
    public var subbufferCount: Int

    /// The settings of the stack sampler; nil if no stacks were sampled.
    public var stacks: Stacks?

    /// True if allocations were counted; nil if they were not.
    public var allocations: Bool?

    /// Describes buffers.
    public init(subbufferBytes: Int, subbufferCount: Int) {
      self.subbufferBytes = subbufferBytes
      self.subbufferCount = subbufferCount
    }
  }

  /// The version of this format.
  public static let currentFormatVersion = 2
  /// The name of the file.
  public static let fileName = "manifest.json"
  private static let maxBytes = 1 << 20

  /// The version of the format that it was written in.
  public var formatVersion = Self.currentFormatVersion
  /// The name of the scenario.
  public var scenario: String
  /// The parameters of the run by name, those of the scenario included.
  public var parameters: [String: ParameterValue]
  /// The number of complete repetitions.
  public var repetitions: Int
  /// The checksum of the content as generated, where the run got that far.
  public var checksum: String?
  /// The versions of the programs that took part.
  public var versions: Versions
  /// The machine that was measured.
  public var machine: Machine
  /// The command line that recorded; nil in manifests of older programs.
  public var commandLine: [String]?
  /// The configuration of the program's build; nil in manifests of older programs.
  public var build: Build?
  /// The buffers of the tracer; nil in manifests of older programs.
  public var tracing: Tracing?
  /// The number of events that the tracer had to discard, as far as `record` knew.
  public var lostEvents: UInt64
  /// True if the run was stopped before its end.
  public var interrupted: Bool
  /// The event that ended the recording before the run did, such as the end of a daemon; nil if
  /// there was none.
  public var incomplete: String?
  /// The time when the recording began, in ISO 8601 and UTC.
  public var createdUTC: String
  /// The reason why a flight recorder kept the trace; nil for other traces.
  public var flight: Flight?
  /// The device, where the trace is imported from one; nil for what was recorded here.
  public var device: Device?

  /// Describes a recording of a whole run, without losses.
  public init(
    scenario: String,
    parameters: [String: ParameterValue],
    repetitions: Int,
    checksum: String? = nil,
    versions: Versions,
    machine: Machine,
    commandLine: [String]? = nil,
    build: Build? = nil,
    tracing: Tracing? = nil,
    lostEvents: UInt64 = 0,
    interrupted: Bool = false,
    createdUTC: String
  ) {
    self.scenario = scenario
    self.parameters = parameters
    self.repetitions = repetitions
    self.checksum = checksum
    self.versions = versions
    self.machine = machine
    self.commandLine = commandLine
    self.build = build
    self.tracing = tracing
    self.lostEvents = lostEvents
    self.interrupted = interrupted
    self.createdUTC = createdUTC
  }

  /// The manifest of a trace folder; nil where it has none, or one that cannot be understood.
  public init?(inFolder path: String) {
    // A manifest is optional, so one that cannot be read is no reason to refuse the trace.
    guard let file = try? ByteReader(path: Self.file(inFolder: path).path),
      file.size <= Self.maxBytes, let bytes = try? file.bytes(at: 0, count: file.size),
      let manifest = try? JSONDecoder().decode(Self.self, from: Data(bytes))
    else { return nil }
    self = manifest
  }

  /// Returns whether a trace folder has a file of the manifest's name, which `init` may not understand.
  public static func exists(inFolder path: String) -> Bool {
    FileManager.default.fileExists(atPath: file(inFolder: path).path)
  }

  /// Writes the manifest into a trace folder.
  ///
  /// - Throws: Foundation's error when the file cannot be written.
  public func write(inFolder path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try encoder.encode(self).write(to: Self.file(inFolder: path), options: .atomic)
  }

  /// The parameters of the run, for traces that do not state them.
  public var run: RunDescription {
    var run = RunDescription()
    run.scenario = scenario
    for (name, value) in parameters.sorted(by: { $0.key < $1.key }) { run[name] = value }
    run.checksum = checksum
    run.isComplete = !interrupted && incomplete == nil
    return run
  }

  private static func file(inFolder path: String) -> URL {
    URL(fileURLWithPath: path).appendingPathComponent(fileName)
  }
}
