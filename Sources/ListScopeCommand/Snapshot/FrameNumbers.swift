import ArgumentParser
import Foundation

/// Numbers of frames, as `--at-frames` takes them: `0,60,120`.
struct FrameNumbers: ExpressibleByArgument {
  /// The numbers, from 0, in ascending order; at least one.
  let numbers: [Int]

  /// The last frame.
  var last: Int { numbers[numbers.count - 1] }

  init(_ numbers: Set<Int>) {
    precondition(!numbers.isEmpty, "there is no frame")
    self.numbers = numbers.sorted()
  }

  init?(argument: String) {
    var numbers: Set<Int> = []
    for word in argument.split(separator: ",", omittingEmptySubsequences: false) {
      guard let number = Int(word), number >= 0 else { return nil }
      numbers.insert(number)
    }
    self.init(numbers)
  }

  /// The numbers as the option takes them.
  var argument: String { numbers.map(String.init).joined(separator: ",") }

  /// The path of a frame's picture: `list-60.png` for `list.png`.
  static func path(_ path: String, _ number: Int) -> String {
    let url = URL(fileURLWithPath: path)
    let name = url.deletingPathExtension().lastPathComponent
    let ending = url.pathExtension.isEmpty ? "" : "." + url.pathExtension
    return url.deletingLastPathComponent().appendingPathComponent("\(name)-\(number)\(ending)").path
  }
}
