import CSampler
import Foundation
import Testing

@Suite struct BinaryTests {
  private final class Found {
    var paths: [String] = []
    var buildIDs: [Int] = []
    var ranges: [Range<UInt64>] = []
  }

  @Test("The program comes first, and the libraries follow, with build ids and addresses")
  func binaries() throws {
    let found = Found()
    listscope_each_binary(
      { binary, context in
        guard let binary = binary?.pointee, let context else { return }
        let found = Unmanaged<Found>.fromOpaque(context).takeUnretainedValue()
        found.paths.append(String(cString: binary.path))
        found.buildIDs.append(binary.build_id_size)
        found.ranges.append(binary.start..<binary.end)
      },
      Unmanaged.passUnretained(found).toOpaque()
    )
    let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    #expect(found.paths.first == program)
    let libc = try #require(found.paths.firstIndex { $0.hasSuffix("/libc.so.6") })
    #expect(found.buildIDs[libc] == 20)
    let getpid = UInt64(UInt(bitPattern: dlsym(nil, "getpid")))
    #expect(found.ranges[libc].contains(getpid))
    #expect(listscope_binary_changes() >= UInt64(found.paths.count))
  }
}
