import Checking
import Foundation
import Porting
import Testing

/// Types of stubs' members that literals beside them say.
@Suite(.enabled(if: Workspace.isBuilt, "the clone has to be built")) struct StubLiteralTests {
  private static let uses: [(statement: String, member: String)] = [
    ("liked = post?.m1 == true", "m1: Bool"),
    ("liked = post?.m2 ?? false", "m2: Bool"),
    ("liked = all.m3 == true", "m3: Bool"),
    ("liked = post?.m4 == false || all.m4 != true", "m4: Bool"),
    ("text = all.m5 ? \"a\" : \"b\"", "m5: Bool"),
    ("text = post?.m6 == true ? \"a\" : \"b\"", "m6: Bool"),
    ("if all.m7 { liked = true }", "m7: Bool"),
    ("liked = !all.m8 && true", "m8: Bool"),
    ("liked = post?.m9 == 3", "m9: Int"),
    ("number = post?.m10 ?? 0", "m10: Int"),
    ("liked = all.m11 > 3", "m11: Int"),
    ("liked = (post?.m12 ?? 0) > 3", "m12: Int"),
    ("liked = post?.m13 == 1.5", "m13: Double"),
    ("share = all.m14 ?? 0.5", "m14: Double"),
    ("liked = post?.m15 == \"x\"", "m15: String"),
    ("text = post?.m16 ?? \"\"", "m16: String"),
    ("switch all.m17 { case 1: break; default: break }", "m17: Int"),
    ("guard post?.m18 == true, all.m18 == true else { return }", "m18: Bool"),
    ("view.isHidden = post?.m19 != true", "m19: Bool"),
    ("view.alpha = post?.m20 == true ? 1 : 0", "m20: Bool"),
    ("liked = liked ? all.m21 : false", "m21: Bool"),
    ("text = \"\\(post?.m22 ?? 0)\"", "m22: Int"),
    ("liked = post?.author?.m23 == true", "m23: Bool"),
    ("liked = post?.author?.m24.m25 == true", "m25: Bool"),
    ("items = posts.filter { $0.m26 == true }", "m26: Bool"),
    ("items = posts.filter { $0.m27 >= 1.5 }", "m27: Double"),
    ("text = all.m28 + \"a\"", "m28: String"),
    ("if 1...3 ~= all.m29 {}", "m29: Int"),
    ("text = liked ? all.m30 : \"b\"", "m30: String"),
    ("switch post?.m31 { case \"a\": break; default: break }", "m31: String"),
  ]

  @Test func literalsSayTheTypesOfMembers() throws {
    let screen = """
      import UIKit
      final class A: UIViewController {
          var post: Post?
          var all = Post()
          var posts: [Post] = []
          var items: [Post] = []
          var liked = false, text = "", number = 0, share = 0.0
          func show() {
      \(Self.uses.map { "        \($0.statement)" }.joined(separator: "\n"))
          }
      }
      """
    let check = try FolderCheck(
      Porter().port([(path: "A.swift", contents: Data(screen.utf8))]),
      mode: ProjectMode(),
      modules: ListScopeModules(ofClone: Workspace.clone),
      infersStubs: true
    )
    let stubs = check.stubs ?? ""
    for use in Self.uses {
      let member = use.member.replacing(": ", with: "`: ")
      #expect(stubs.contains("var `\(member)"), "\(use)\n\(stubs)")
    }
    #expect(check.files[0].state == .compiles, "\(check.files[0].problems)\n\(stubs)")
  }
}
