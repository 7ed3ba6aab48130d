import Testing

@testable import Experiments

@Suite struct ShellWordsTests {
  @Test(
    "A line is split as a shell does",
    arguments: [
      ("", []), ("  ", []), ("--items 5", ["--items", "5"]),
      ("--set 'a b'=\"c d\"", ["--set", "a b=c d"]), (#"a\ b "c\"d" ''"#, ["a b", "c\"d", ""]),
    ]
  )
  func words(line: String, expected: [String]) throws {
    #expect(try ShellWords.split(line) == expected)
  }

  @Test("A quote without an end is an error", arguments: ["'", "a \"b", "\\"])
  func unfinished(line: String) {
    #expect(throws: CommandFailure.self) { try ShellWords.split(line) }
  }
}
