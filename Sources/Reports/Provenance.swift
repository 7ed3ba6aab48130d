/// The origin of a trace, as far as it is known apart from the trace: the program, the machine, the
/// time.
public struct Provenance: Hashable, Sendable {
  /// One fact.
  public struct Fact: Hashable, Sendable {
    /// The name of the fact.
    public let name: String
    /// The value of the fact.
    public let value: String

    /// Makes a fact.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The machine in a few words; nil where it is not known.
  public var machine: String?
  /// The fitness of the machine for measuring times.
  public var fitness: MachineFitness
  /// Everything else, in the order in which it is shown.
  public var facts: [Fact]
  /// The device that the trace was imported from; empty for what was recorded here.
  public var device: [Fact]
  /// The late frames of that device; nil where no table says anything of them.
  public var deviceFrames: DeviceFrames?
  /// The samples of that device's threads; nil where no table has any.
  public var deviceSamples: DeviceSamples?
  /// The name of a file that should have told the rest, and cannot be read; nil for none.
  public var unreadable: String?
  /// The facts to know about an imported trace before its numbers are believed.
  public var cautions: [String]

  /// Takes what is known.
  public init(
    machine: String? = nil,
    fitness: MachineFitness = MachineFitness(),
    facts: [Fact] = [],
    device: [Fact] = [],
    deviceFrames: DeviceFrames? = nil,
    deviceSamples: DeviceSamples? = nil,
    unreadable: String? = nil,
    cautions: [String] = []
  ) {
    self.machine = machine
    self.fitness = fitness
    self.facts = facts
    self.device = device
    self.deviceFrames = deviceFrames
    self.deviceSamples = deviceSamples
    self.unreadable = unreadable
    self.cautions = cautions
  }
}
