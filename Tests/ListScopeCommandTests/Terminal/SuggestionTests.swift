import TestSupport
import Testing

@Suite struct SuggestionTests {
  @Test(
    "A misspelt value gets the name that was meant",
    arguments: [
      ("run catlog", "Did you mean 'catalog'?"), ("record pohtos", "Did you mean 'photos'?"),
      ("snapshot Feed --output a.png", "Did you mean 'feed'?"),
      ("run catalog --gesture flnig", "Did you mean 'fling'?"),
      ("run catalog --layout tabel", "Did you mean 'table'?"),
      ("run ticker --set changd_share=1", "Did you mean 'changed_share'?"),
      ("run catalog --itmes 5", "Did you mean '--items'?"),
      ("compare --base main --format jsno", "Did you mean 'json'?"),
      ("top 1234", "top --pid 1234`"), ("top feed", "top -- feed`"),
      ("recrod catalog", "There is no command 'recrod'. Did you mean 'record'?"),
    ]
  )
  func suggestions(arguments: String, words: String) throws {
    let result = try CommandRun.run(
      [CommandRun.listscope] + arguments.split(separator: " ").map(String.init)
    )
    #expect(result.status == 64)
    #expect(result.errors.contains(words), "\(result.errors)")
  }
}
