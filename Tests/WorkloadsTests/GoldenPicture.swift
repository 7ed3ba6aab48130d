import Foundation
import PangoText
import Testing

/// The expected picture of a test.
///
/// `RECORD=1` rewrites it, and the test still fails.
enum GoldenPicture {
  /// The maximum number of different pixels per thousand: versions of FreeType draw letters
  /// slightly lighter or darker.
  private static let tolerance = 10
  /// The maximum difference of a component before the pixel counts.
  private static let componentTolerance = 24

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Golden")

  /// Compares a picture with a file.
  static func expect(_ picture: PixelImage, at name: String) throws {
    let file = folder.appendingPathComponent(name)
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try picture.png().write(to: file)
      Issue.record("\(name) was written anew; look at it.")
      return
    }
    let expected = try PixelImage(png: Data(contentsOf: file))
    try #require((picture.width, picture.height) == (expected.width, expected.height))
    let different = differences(picture, expected)
    #expect(
      different * 1_000 <= tolerance * picture.width * picture.height,
      "\(different) pixels of \(name) differ; RECORD=1 rewrites it"
    )
  }

  private static func differences(_ a: PixelImage, _ b: PixelImage) -> Int {
    (0..<a.height).reduce(0) { count, y in
      count + (0..<a.width).filter { differs(a[$0, y], b[$0, y]) }.count
    }
  }

  private static func differs(_ a: PixelImage.Pixel, _ b: PixelImage.Pixel) -> Bool {
    [(a.red, b.red), (a.green, b.green), (a.blue, b.blue), (a.alpha, b.alpha)]
      .contains { abs(Int($0) - Int($1)) > componentTolerance }
  }
}
