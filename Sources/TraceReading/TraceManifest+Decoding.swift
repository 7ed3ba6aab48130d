import ListSchema
import Signposts
import TraceAnalysis

extension TraceManifest {
  private enum Key: String, CodingKey {
    case formatVersion, scenario, parameters, repetitions, checksum, versions, machine
    case commandLine, build, tracing, lostEvents, interrupted, incomplete, createdUTC
    case device, flight
  }

  /// A key of the first format, which had one for each parameter.
  private struct FormerKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }

    /// The key of a parameter: `warmupFrames` for `warmup_frames`.
    init(_ parameter: ParameterDefinition) {
      let words = parameter.name.split(separator: "_")
      let camelCase = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
      let isRate = parameter.name == ParameterDefinition.refreshRateHz.name
      stringValue = isRate ? "refreshRate" : words[0] + camelCase.joined()
    }
  }

  /// Reads a manifest of this format or a former one.
  ///
  /// - Throws: the decoder's error where a key is missing or of another type.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    self.init(
      scenario: try values.decode(String.self, forKey: .scenario),
      parameters: try values.contains(.parameters)
        ? values.decode([String: ParameterValue].self, forKey: .parameters)
        : Self.formerParameters(decoder),
      repetitions: try values.decode(Int.self, forKey: .repetitions),
      checksum: try values.decodeIfPresent(String.self, forKey: .checksum),
      versions: try values.decode(Versions.self, forKey: .versions),
      machine: try values.decode(Machine.self, forKey: .machine),
      commandLine: try values.decodeIfPresent([String].self, forKey: .commandLine),
      build: try values.decodeIfPresent(Build.self, forKey: .build),
      tracing: try values.decodeIfPresent(Tracing.self, forKey: .tracing),
      lostEvents: try values.decode(UInt64.self, forKey: .lostEvents),
      interrupted: try values.decode(Bool.self, forKey: .interrupted),
      createdUTC: try values.decode(String.self, forKey: .createdUTC)
    )
    device = try values.decodeIfPresent(Device.self, forKey: .device)
    flight = try values.decodeIfPresent(Flight.self, forKey: .flight)
    incomplete = try values.decodeIfPresent(String.self, forKey: .incomplete)
    formatVersion = try values.decode(Int.self, forKey: .formatVersion)
  }

  private static func formerParameters(_ decoder: any Decoder) throws -> [String: ParameterValue] {
    let values = try decoder.container(keyedBy: FormerKey.self)
    var parameters: [String: ParameterValue] = [:]
    for parameter in ListSchema.schema.parameters {
      parameters[parameter.name] =
        try values.decodeIfPresent(ParameterValue.self, forKey: FormerKey(parameter))?
        .converted(to: parameter.domain.type)
    }
    return parameters
  }
}
