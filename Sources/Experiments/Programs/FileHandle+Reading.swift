package import Foundation
import Glibc

extension FileHandle {
  /// All bytes up to the end.
  ///
  /// A signal that arrives meanwhile changes nothing; in `readDataToEndOfFile` it ends the program.
  package func readAll() -> Data {
    var data = Data()
    while case let part = readSome(), !part.isEmpty { data.append(part) }
    return data
  }

  /// The bytes that have arrived, at least one; none at the end, and where reading fails.
  package func readSome() -> Data {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Glibc.read(fileDescriptor, &bytes, bytes.count)
      if count >= 0 { return Data(bytes[..<count]) }
      guard errno == EINTR else { return Data() }
    }
  }
}
