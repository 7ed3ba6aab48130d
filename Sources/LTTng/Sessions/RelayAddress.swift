internal import Foundation
internal import Glibc

/// The address at which an `lttng-relayd` receives traces of many hosts.
public struct RelayAddress: Hashable, Sendable, Codable {
  /// The name or address of its host.
  public var host: String
  /// The port for control, 5342 unless it is told otherwise.
  public var controlPort: UInt16
  /// The port for data, 5343 unless it is told otherwise.
  public var dataPort: UInt16

  /// The time that a connection may take, in seconds.
  private static let patience = 3.0

  /// Names a daemon.
  public init(host: String, controlPort: UInt16 = 5342, dataPort: UInt16 = 5343) {
    self.host = host
    self.controlPort = controlPort
    self.dataPort = dataPort
  }

  /// Reads `HOST`, `HOST:CONTROL` or `HOST:CONTROL:DATA`, an address of IPv6 in brackets; nil for what is none.
  public init?(_ text: String) {
    var rest = Substring(text)
    if text.hasPrefix("["), let end = text.firstIndex(of: "]") {
      host = String(text[text.index(after: text.startIndex)..<end])
      rest = text[text.index(after: end)...]
    } else {
      host = String(rest.prefix { $0 != ":" })
      rest = rest.dropFirst(host.count)
    }
    let ports = rest.split(separator: ":", omittingEmptySubsequences: false).dropFirst()
      .map { UInt16($0) }
    guard !host.isEmpty, rest.isEmpty || rest.hasPrefix(":"), ports.count <= 2,
      ports.allSatisfy({ ($0 ?? 0) > 0 }),
      host.utf8.allSatisfy({ $0 > 0x20 && $0 != UInt8(ascii: "/") && $0 < 0x7F })
    else { return nil }
    controlPort = ports.first.flatMap { $0 } ?? 5342
    dataPort = ports.count > 1 ? ports[1] ?? 5343 : 5343
  }

  var controlURL: String { url(controlPort) }
  var dataURL: String { url(dataPort) }

  private func url(_ port: UInt16) -> String {
    host.contains(":") ? "tcp6://[\(host)]:\(port)" : "tcp://\(host):\(port)"
  }

  /// Fails where no process listens: LTTng itself may wait for minutes.
  ///
  /// - Throws: `LTTngError.relayUnreachable`, within 4 s for each address of the host.
  func check() throws(LTTngError) {
    for port in [controlPort, dataPort] {
      if let reason = Self.failure(connectingTo: host, port) {
        throw .relayUnreachable(address: "\(host):\(port)", reason: reason)
      }
    }
  }

  /// Returns the reason for which no connection can be made; nil where one can.
  private static func failure(connectingTo host: String, _ port: UInt16) -> String? {
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var list: UnsafeMutablePointer<addrinfo>?
    let code = getaddrinfo(host, "\(port)", &hints, &list)
    guard code == 0 else { return String(cString: gai_strerror(code)) }
    defer { freeaddrinfo(list) }
    var reason = "it has no address"
    var next = list
    while let address = next?.pointee {
      guard let failure = failure(connectingTo: address) else { return nil }
      reason = failure
      next = address.ai_next
    }
    return reason
  }

  private static func failure(connectingTo address: addrinfo) -> String? {
    let type = address.ai_socktype | Int32(SOCK_NONBLOCK.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    let descriptor = socket(address.ai_family, type, address.ai_protocol)
    guard descriptor >= 0 else { return String(cString: strerror(errno)) }
    defer { close(descriptor) }
    if connect(descriptor, address.ai_addr, address.ai_addrlen) == 0 { return nil }
    guard errno == EINPROGRESS else { return String(cString: strerror(errno)) }
    var source = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    guard poll(&source, 1, Int32(patience * 1_000)) > 0 else {
      return "there is no answer within \(Int(patience)) s"
    }
    var error: Int32 = 0
    var size = socklen_t(MemoryLayout<Int32>.size)
    getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &error, &size)
    return error == 0 ? nil : String(cString: strerror(error))
  }
}

extension RelayAddress: CustomStringConvertible {
  /// The host with its port for control.
  public var description: String { "the relay daemon at \(host):\(controlPort)" }
}
