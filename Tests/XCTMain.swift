import Foundation
import Testing

/// The program of the tests, of Swift Testing alone.
///
/// Without this file SwiftPM looks for tests of XCTest, of which there are none, in an index of all tests, which takes
/// a tenth of the time of their build. `swift test` then has to be told which library the tests use.
@main
struct TestProgram {
  static func main() async {
    guard CommandLine.arguments.contains("swift-testing") else {
      let advice =
        "error: there are no tests of XCTest; run: swift test --disable-xctest --enable-swift-testing\n"
      FileHandle.standardError.write(Data(advice.utf8))
      exit(1)
    }
    await Testing.__swiftPMEntryPoint() as Never
  }
}
