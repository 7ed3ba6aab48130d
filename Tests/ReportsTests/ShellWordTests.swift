import Reports
import Testing

@Suite struct ShellWordTests {
  @Test(
    "A word of a command line stays one word",
    arguments: [
      ("Traces/a-b_1.2:3", "Traces/a-b_1.2:3"), ("", "''"), ("a b", "'a b'"),
      ("it's", "'it'\\''s'"),
      ("$(x)`y`", "'$(x)`y`'"), ("'\u{301};reboot", "''\\''\u{301};reboot'"), ("é", "'é'"),
      ("a\nb'\u{1B}\\", "$'a\\nb\\'\\033\\\\'"),
    ]
  )
  func quoted(text: String, word: String) {
    #expect(Array(text.quotedForShell.unicodeScalars) == Array(word.unicodeScalars))
  }

  @Test(
    "A path is no option",
    arguments: [("-dash", "./-dash"), ("a-b", "a-b"), ("- b", "'./- b'")]
  )
  func path(path: String, word: String) { #expect(path.quotedPathForShell == word) }
}
