// The cost of text: measured for the first time, measured again, at another width, and known from
// the cache, compared with a loop in plain C over one layout of Pango.
//
//   swift run --package-path Benchmarks -c release TextCost
import ArgumentParser
import CTextLoop
import Foundation
import HeadlessUIKit
import Measurement
import PangoText

@main
struct TextCost: ParsableCommand {
  @OptionGroup var options: BenchmarkOptions

  func run() throws {
    let text = try PangoText()
    try options.run(
      Benchmark(
        "TextCost",
        pays: "Measuring texts that wrap at 300 points; loading the fonts, once, is not in it.",
        operation: "text",
        cases: [5, 20, 60].flatMap { words in
          Measured.allCases.map { makeCase(text, $0, wordCount: words) }
        }
      )
    )
  }

  private func makeCase(_ text: PangoText, _ measured: Measured, wordCount: Int)
    -> Benchmark.Case
  {
    Benchmark.Case(
      "\(measured.rawValue), \(wordCount) words",
      operations: Texts.count,
      floor: Benchmark.Floor("Pango in plain C") { round in
        let texts = CStrings(Texts(wordCount: wordCount, round: "C\(round)").strings)
        return { _ = measure_texts(texts.pointers, Int32(Texts.count), Texts.points, 300) }
      }
    ) { round in
      let texts = Texts(wordCount: wordCount, round: "\(measured.rawValue)\(round)").styled
      func measureAll(width: CGFloat) {
        for styled in texts { _ = text.size(of: styled, width: width) }
      }
      if measured != .new { measureAll(width: 300) }
      return { measureAll(width: measured.width) }
    }
  }
}

/// The measured work of a text.
enum Measured: String, CaseIterable {
  case new = "new text"
  case again = "the same again"
  case narrower = "another width"
  case cached = "cached size"

  var width: CGFloat {
    switch self {
    case .new, .cached: 300
    // Slightly wider, so that the cache misses.
    case .again: 300.001
    case .narrower: 250
    }
  }
}

/// Texts of one length, all different.
struct Texts {
  static let count = 200
  // Eleven typographic points on a screen of 96 dots per inch, Pango's default.
  static let points = 44.0 / 3

  private static let words = [
    "almond", "barley", "cinnamon", "dark", "espresso", "fig", "golden", "hazelnut", "iced", "jar",
    "long", "maple", "nut", "olive", "plum", "rye", "spiced", "toasted", "vanilla", "winter",
  ]

  let strings: [String]

  init(wordCount: Int, round: String) {
    strings = (0..<Self.count).map { index in
      let words = (0..<wordCount).map { Self.words[(index &* 7 &+ $0 &* (3 + index % 5)) % 20] }
      return words.joined(separator: " ") + " \(round)-\(index)"
    }
  }

  var styled: [StyledText] {
    strings.map { StyledText($0, font: UIFont.systemFont(ofSize: CGFloat(Self.points))) }
  }
}

/// Strings as C has them.
final class CStrings {
  let pointers: [UnsafePointer<CChar>?]

  init(_ strings: [String]) { pointers = strings.map { UnsafePointer(strdup($0)) } }

  deinit { for pointer in pointers { free(UnsafeMutablePointer(mutating: pointer)) } }
}
