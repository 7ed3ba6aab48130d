import Foundation
import Testing

@testable import Checking

/// The words about missing names are those of the article.
@Suite struct AdviceTests {
  @Test func theArticleHasTheSameRows() throws {
    let path = Workspace.clone + "/Sources/ListScopeCommand/ListScope.docc/FromIOS.md"
    let article = try String(contentsOfFile: path, encoding: .utf8)
    for row in Advice.rows { #expect(article.contains("| \(row.text) |"), "\(row.text)") }
  }

  @Test func namesAreFoundByTheirBeginning() {
    #expect(Advice.text("AVPlayerLayer") == Advice.text("AVPlayer"))
    #expect(Advice.text("MKMapView") != nil && Advice.text("UIView") == nil)
    #expect(Advice.text("UIPageViewController.init") != nil)
  }

  @Test(arguments: [
    ("Plant", true), ("UIPageViewController", false), ("AVPlayer", false), ("Avatar", true),
    ("UserStore", true), ("plant", false), ("View", false), ("CartView", true),
  ])
  func ownTypesAreKnownByTheirSpelling(name: String, isOwn: Bool) {
    #expect(StubInference.isOwnType(name) == isOwn)
  }
}
