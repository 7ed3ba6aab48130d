// What text costs, in microseconds of processor time per text: measured for the first time,
// measured again, at another width, and known from the cache.
//
//   swift run --package-path Benchmarks -c release TextCost [ROUNDS]
import Foundation
import HeadlessUIKit
import Measurement
import PangoText

/// Texts of one length, all different.
struct Texts {
  private static let words = [
    "almond", "barley", "cinnamon", "dark", "espresso", "fig", "golden", "hazelnut", "iced", "jar",
    "long", "maple", "nut", "olive", "plum", "rye", "spiced", "toasted", "vanilla", "winter",
  ]

  let texts: [StyledText]

  init(count: Int, wordCount: Int, round: Int) {
    texts = (0..<count).map { index in
      let words = (0..<wordCount).map { Self.words[(index &* 7 &+ $0 &* (3 + index % 5)) % 20] }
      // Eleven typographic points on a screen of 96 dots per inch, Pango's default.
      let font = UIFont.systemFont(ofSize: 44.0 / 3)
      return StyledText(words.joined(separator: " ") + " \(round)-\(index)", font: font)
    }
  }
}

let rounds = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 11
let count = 200

do {
  let begin = threadTimeNs()
  let text = try PangoText()
  let loaded = threadTimeNs()
  _ = text.size(of: StyledText("first"), width: 300)
  let measured = threadTimeNs()
  print(
    String(
      format: "fonts loaded in %.2f ms, first text measured in %.2f ms",
      Double(loaded - begin) / 1e6,
      Double(measured - loaded) / 1e6
    )
  )
  print("µs a text: median (best) of \(rounds) rounds of \(count) texts, wrapped at 300 points")
  for wordCount in [5, 20, 60] { printCosts(text, wordCount) }
} catch {
  print(error)
}

func printCosts(_ text: PangoText, _ wordCount: Int) {
  var (new, again, narrow, known) = (Cost(), Cost(), Cost(), Cost())
  var size = CGSize.zero
  for round in 0..<rounds {
    let texts = Texts(count: count, wordCount: wordCount, round: round).texts
    func measureAll(_ measurer: PangoText, width: CGFloat) {
      for styled in texts { size = measurer.size(of: styled, width: width) }
    }
    new.measure(count) { measureAll(text, width: 300) }
    known.measure(count) { measureAll(text, width: 300) }
    narrow.measure(count) { measureAll(text, width: 250) }
    // Slightly wider, so that the cache misses.
    again.measure(count) { measureAll(text, width: 300.001) }
  }
  print("\(wordCount) words, such as \(Int(size.width)) × \(Int(size.height)) points")
  for (name, cost) in [
    ("new text", new), ("the same again", again), ("another width", narrow), ("cached size", known),
  ] {
    let label = name.padding(toLength: 16, withPad: " ", startingAt: 0)
    print(String(format: "  %@ %8.2f (%.2f)", label, cost.median / 1e3, cost.minimum / 1e3))
  }
}
