import Foundation
import SignpostCounting
import TestSupport
import Testing

@testable import Experiments

/// The truth of counts: compared with the log of every event, and with a program that itself states
/// what it allocates.
@Suite struct CountTruthTests {
  @Test(
    "Counts are the sums of the events",
    arguments: [
      ["catalog", "--items", "400", "--frames", "80"],
      ["feed", "--items", "300", "--frames", "80", "--users", "2"],
      ["ops", "--items", "60", "--frames", "70", "--batching", "prefix:250"],
    ]
  )
  func sums(arguments: [String]) throws {
    let log = try InProcessPlayer(arguments).eventLog()
    var expected: [String: Int64] = [:]
    for line in log.split(separator: "\n") {
      // `LIST.UPDATE begin measure 12 part=0 section=3 …`
      let words = line.split(separator: " ")
      guard words.count >= 3, words[0].contains("."), words[2] != "calibration",
        ["begin", "end"].contains(words[1])
      else { continue }
      let place = String(words[2])
      if words[1] == "begin" { expected["\(place).count", default: 0] += 1 }
      for word in words.dropFirst(3) where word.contains("=") {
        let parts = word.split(separator: "=")
        guard let value = Int64(parts[1]) else { continue }
        expected["\(place).\(parts[0])", default: 0] += value
      }
    }
    let counts = try InProcessPlayer(arguments).countFile().counts
    let compared = counts.filter { name, _ in
      name.part.isEmpty && ListSchemaNames.intervals.contains(name.place)
    }
    #expect(compared.count > 20)
    for (name, value) in compared { #expect(expected[name.text] == value, "\(name.text)") }
  }

  @Test("The parts of a count add up to it")
  func parts() throws {
    let counts = try InProcessPlayer(["inbox", "--items", "300", "--frames", "100"]).countFile()
      .counts
    var sums: [String: Int64] = [:]
    for (name, value) in counts where !name.part.isEmpty {
      let sort = name.part.prefix { $0 != "=" }
      sums["\(name.place).\(name.field) by \(sort)", default: 0] += value
    }
    #expect(sums.count > 10)
    for (sum, value) in sums {
      let name = try #require(CountName(String(sum.prefix { $0 != " " })))
      #expect(counts[name] == value, "\(sum)")
    }
  }

  @Test("No interval has a field of the same name at its begin and its end")
  func fields() {
    for interval in ListSchemaNames.fields {
      #expect(Set(interval).count == interval.count, "\(interval)")
    }
  }

  @Test("A count file is read as it is written, and mistakes are named with their line")
  func file() throws {
    let names = [
      "a.b", "a.b[type=Row<Int, Text>]", "'my [own] name'.count", "measure.count[part=item]",
    ]
    let counts = try names.map { try #require(CountName($0)) }
    let file = CountFile(
      facts: ["build": "debug", "run": "a: b"],
      counts: Dictionary(uniqueKeysWithValues: counts.enumerated().map { ($1, Int64($0)) })
    )
    #expect(try CountFile(file.text) == file)
    #expect(counts.map(\.text) == names)
    for (text, line) in [
      ("a.b 1\na.b 2", 2), ("a.b", 1), ("a.b -1", 1), ("ab 1", 1), ("\n# build\n", 2),
      (".b 1", 1), ("a. 1", 1), ("a.b 99999999999999999999", 1),
    ] {
      #expect(throws: CountFile.Mistake.self, "\(text)") { try CountFile(text) }
      do throws(CountFile.Mistake) {
        _ = try CountFile(text)
      } catch {
        #expect(error.line == line, "\(text)")
      }
    }
  }

  @Test("A baseline with the line ends of Windows is the same one")
  func lineEnds() throws {
    let file = CountFile(facts: ["architecture": "x86_64"], counts: [.instructions: 9])
    #expect(try CountFile(file.text.replacing("\n", with: "\r\n")) == file)
  }
}
