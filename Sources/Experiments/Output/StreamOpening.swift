import Glibc

/// Opens what is written through: devices, FIFOs, sockets, and what is open already.
enum StreamOpening {
  /// The time for another process to open the other end of a FIFO, in seconds.
  static let patienceSeconds = 10

  /// A descriptor to write to.
  static func open(_ target: OutputTarget) throws(SystemError) -> Int32 {
    switch target.kind {
    case .standardOutput: try checked(dup(STDOUT_FILENO))
    case .descriptor: try openDescriptor(target.path)
    case .fifo: try openFIFO(target.path)
    case .socket: try connect(target.path)
    // One that is mounted is refused.
    case .disk: try checked(Glibc.open(target.path, O_WRONLY | O_EXCL | O_CLOEXEC))
    case .device, .nothing, .file, .folder:
      try checked(Glibc.open(target.path, O_WRONLY | O_NOCTTY | O_CLOEXEC))
    }
  }

  private static func checked(_ result: Int32) throws(SystemError) -> Int32 {
    guard result >= 0 else { throw SystemError() }
    return result
  }

  /// Opens a path: a descriptor of this process as it is, other files at their end.
  private static func openDescriptor(_ path: String) throws(SystemError) -> Int32 {
    let own = "/proc/self/fd/"
    if path.hasPrefix(own), let number = Int32(path.dropFirst(own.count)) {
      return try checked(dup(number))
    }
    return try checked(Glibc.open(path, O_WRONLY | O_APPEND | O_NOCTTY | O_CLOEXEC))
  }

  /// Waits for a reader, but not for ever.
  private static func openFIFO(_ path: String) throws(SystemError) -> Int32 {
    for _ in 0..<(patienceSeconds * 20) {
      let descriptor = Glibc.open(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC)
      if descriptor >= 0 {
        let flags = fcntl(descriptor, F_GETFL)
        _ = fcntl(descriptor, F_SETFL, flags & ~O_NONBLOCK)
        return descriptor
      }
      guard errno == ENXIO || errno == EINTR else { throw SystemError() }
      usleep(50_000)
    }
    throw SystemError(ENXIO)
  }

  private static func connect(_ path: String) throws(SystemError) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let isShort = withUnsafeMutableBytes(of: &address.sun_path) { place in
      guard path.utf8.count < place.count else { return false }
      place.copyBytes(from: path.utf8)
      return true
    }
    guard isShort else { throw SystemError(ENAMETOOLONG) }
    let descriptor = try checked(
      socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    )
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard result == 0 else {
      let error = SystemError()
      close(descriptor)
      throw error
    }
    return descriptor
  }
}
