internal import Foundation

/// The version of the interface between LTTng-UST and session daemons: the number in the name of the socket
/// by which they meet, such as `lttng-ust-sock-11`.
///
/// A program whose LTTng-UST has another one than the daemon is never traced, and neither of them says so.
/// Source: `LTTNG_UST_ABI_MAJOR_VERSION_OLDEST_COMPATIBLE` in LTTng-UST's `lttng/ust-abi.h`.
public struct TracerABI: Hashable, Sendable, Codable, Comparable {
  static let socketPrefix = "lttng-ust-sock-"

  /// The number.
  public let number: Int

  init(_ number: Int) {
    self.number = number
  }

  /// Compares the numbers.
  public static func < (left: TracerABI, right: TracerABI) -> Bool { left.number < right.number }

  /// The name of a socket; nil for other names.
  init?(socket name: some StringProtocol) {
    guard name.hasPrefix(Self.socketPrefix),
      let number = Int(name.dropFirst(Self.socketPrefix.count)), number > 0
    else { return nil }
    self.init(number)
  }

  /// The number in the first name of a socket within a program or library; nil without one.
  ///
  /// - Complexity: O(bytes).
  init?(binary: Data) {
    let prefix = Data(Self.socketPrefix.utf8)
    var rest = binary[...]
    while let name = rest.range(of: prefix) {
      rest = rest[name.upperBound...]
      let digits = rest.prefix(4).prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      if let number = Int(String(decoding: digits, as: UTF8.self)), number > 0 {
        self.init(number)
        return
      }
    }
    return nil
  }

  /// The interface of the `lttng-sessiond` on PATH; nil where there is none, or it does not tell.
  public static func ofDaemon(onPath path: String) -> TracerABI? {
    ExecutableSearch.find(SessionDaemon.name, path: path)
      .flatMap { FileManager.default.contents(atPath: $0) }.flatMap(TracerABI.init(binary:))
  }

  /// The interfaces of the daemon that has its sockets in a folder.
  static func listening(in folder: String) -> Set<TracerABI> {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return Set(names.compactMap { TracerABI(socket: $0) })
  }

  /// `LTTng-UST ABI 8 (LTTng 2.13)`.
  public var description: String {
    let versions =
      switch number {
      case 8: " (LTTng 2.13)"
      case 11: " (LTTng 2.15 and 2.16)"
      default: ""
      }
    return "LTTng-UST ABI \(number)\(versions)"
  }
}

extension TracerABI: CustomStringConvertible {}
