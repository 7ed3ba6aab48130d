import Foundation
import Porting
import Testing

/// Random files: they mean the same on both sides, and all other bytes stay.
@Suite struct CompositionTests {
  @Test(arguments: 0..<8) func randomScreensKeepTheirMeaning(_ part: Int) {
    for seed in 0..<250 {
      let screen = RandomScreen(seed: UInt64(part * 250 + seed))
      let result = Porter().port(screen.text)
      #expect(!result.isRefused, "\(screen.text)")
      #expect(MeaningReader.connections(screen.text).iOS == screen.connections)
      let after = MeaningReader.connections(result.text)
      #expect(after.iOS == screen.connections)
      #expect(after.linux == screen.connections)
      #expect(!result.text.contains("#selector(") || isSelectorFree(result.text))
      #expect(areUntouchedLinesKept(screen.text, in: result.text))
      #expect(Porter().port(result.text).text == result.text)
    }
  }

  /// True if no selector is compiled on Linux.
  private func isSelectorFree(_ text: String) -> Bool {
    var isIOS = [false]
    for line in text.split(whereSeparator: \.isNewline) {
      let plain = line.drop { $0 == " " || $0 == "\t" }
      if plain.hasPrefix("#if") {
        isIOS.append(plain.hasPrefix("#if canImport"))
      } else if plain.hasPrefix("#else") {
        isIOS[isIOS.count - 1] = false
      } else if plain.hasPrefix("#endif") {
        isIOS.removeLast()
      } else if plain.contains("action: #selector"), !plain.contains("same"), !isIOS.contains(true)
      {
        return false
      }
    }
    return true
  }

  /// True if the lines without anything to port are all there, in order, byte for byte.
  private func areUntouchedLinesKept(_ original: String, in text: String) -> Bool {
    let lines = text.utf8.split(separator: 10, omittingEmptySubsequences: false).map(Array.init)
    var next = lines[...]
    for line in original.utf8.split(separator: 10, omittingEmptySubsequences: false).map(Array.init)
    {
      let words = String(decoding: line, as: UTF8.self)
      guard words.contains("same") || words.contains("is no code") else { continue }
      guard let place = next.firstIndex(of: line) else { return false }
      next = next[(place + 1)...]
    }
    return true
  }
}
