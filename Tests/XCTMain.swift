import Testing

/// The program of the tests.
///
/// Without this file SwiftPM looks for tests of XCTest, of which there are none, in an index of all tests, which takes
/// a tenth of the time of their build.
@main
struct TestProgram {
  static func main() async {
    await Testing.__swiftPMEntryPoint() as Never
  }
}
