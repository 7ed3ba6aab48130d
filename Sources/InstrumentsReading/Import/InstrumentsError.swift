/// The reason why nothing was imported.
public enum InstrumentsError: Error, Hashable, Sendable {
  /// There is no such file.
  case noSuchFile(path: String)
  /// A file cannot be opened or read.
  case unreadable(path: String, reason: String)
  /// A file is neither an export of Instruments nor a log.
  case unknownFile(path: String, reason: String)
  /// The files are of different devices.
  case differentDevices([String])
  /// A log goes on behind a restart of the device, or is of several devices.
  case severalBoots([String])
  /// There are signposts, but none of the process that is wanted.
  case noneWanted(process: String, found: [String])
  /// There is no signpost and no late frame in them.
  case nothing(reason: String)
  /// The trace cannot be written.
  case unwritable(path: String, reason: String)

  /// The message, in one paragraph.
  public var message: String {
    switch self {
    case .noSuchFile(let path): "There is no '\(path)'."
    case .unreadable(let path, let reason): "'\(path)' cannot be read: \(reason)."
    case .unknownFile(let path, let reason):
      "'\(path)' is no export of Instruments and no log: \(reason)."
    case .differentDevices(let names):
      "The files are of different devices: \(names.joined(separator: ", ")). Import each device's "
        + "files alone."
    case .severalBoots(let boots):
      "The log goes on behind a restart of the device (the boots \(boots.joined(separator: ", "))). "
        + "Import what was logged between two restarts alone."
    case .noneWanted(let process, let found):
      "No signpost is of the process '\(process)'; there are \(found.joined(separator: ", ")). Give "
        + "another --process, or --system for Apple's own subsystems."
    case .nothing(let reason): "There is nothing to import: \(reason)"
    case .unwritable(let path, let reason): "'\(path)' cannot be written: \(reason)."
    }
  }
}
