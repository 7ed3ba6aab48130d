import Foundation
import Reports
import Testing
import TraceAnalysis
@testable import HTMLReports

@Suite struct PicturesTests {
  private static let png = Data([0x89, 0x50, 0x4E, 0x47, 1, 2, 3])

  @Test("A picture is a PNG of 20 KB at most")
  func limits() {
    #expect(ScreenPicture(frame: 1, png: Self.png) != nil)
    #expect(ScreenPicture(frame: 1, png: Data("GIF89a".utf8)) == nil)
    let large = Self.png + Data(count: ScreenPicture.maxBytes)
    #expect(ScreenPicture(frame: 1, png: large) == nil)
  }

  @Test("Pictures are along the timeline in the order of their frames, each with words")
  func order() throws {
    let pictures = [30, 7].compactMap { ScreenPicture(frame: $0, png: Self.png) }
    let page = HTMLReport(
      Report(
        ReportScripts.run,
        path: "trace",
        timeline: TimelinePages.timeline(ReportScripts.runScript),
        pictures: { pictures }
      )
    ).text()
    let reader = PageReader(page)
    #expect(reader.failure == nil)
    let images = reader.elements.filter { $0.name == "img" }
    #expect(
      images.map { $0.attributes["alt"] ?? "" } == [7, 30].map { "The screen at frame \($0)" }
    )
    #expect(
      images.allSatisfy { $0.attributes["src"]?.hasPrefix("data:image/png;base64,iVBORw") ?? false }
    )
    #expect(reader.values(of: "content").contains { $0.contains("img-src data:;") })
  }
}
