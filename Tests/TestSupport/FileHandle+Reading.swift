import Foundation
import Glibc

extension FileHandle {
  /// All bytes up to the end; unlike in `readDataToEndOfFile`, a signal that arrives meanwhile changes nothing.
  func readAll() -> Data {
    var data = Data()
    var bytes = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Glibc.read(fileDescriptor, &bytes, bytes.count)
      if count > 0 { data.append(contentsOf: bytes[..<count]) }
      guard count > 0 || (count < 0 && errno == EINTR) else { return data }
    }
  }
}
