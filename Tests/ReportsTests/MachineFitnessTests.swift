import Reports
import Testing
@testable import HTMLReports

@Suite struct MachineFitnessTests {
  @Test(
    "A machine is busy when others work on its cores, before or after the measurement",
    arguments: [
      (2, 0.3, 1.2, .fit), (2, 1.4, 2.4, .fit), (2, 1.5, 1.5, .busy), (2, 0.1, 2.5, .busy),
      (1, 0.7, 1.7, .fit), (1, 0.8, nil, .busy), (8, 3.1, 4.0, .fit), (2, nil, 1.0, .unknown),
      (2, nil, 5.0, .busy), (nil, 3.0, 3.0, .unknown), (0, 3.0, 3.0, .unknown),
      (2, .nan, nil, .fit),
    ] as [(Int?, Double?, Double?, MachineFitness.State)]
  )
  func rule(cores: Int?, begin: Double?, end: Double?, state: MachineFitness.State) {
    let fitness = MachineFitness(cores: cores, loadAtBegin: begin, loadAtEnd: end)
    #expect(fitness.state == state)
    #expect((fitness.warning == nil) == (state != .busy))
  }

  @Test("The state comes with its evidence, and a debug build is warned of")
  func words() {
    let busy = MachineFitness(cores: 2, loadAtBegin: 3.14, loadAtEnd: 4)
    #expect(busy.evidence == "load 3.1 on 2 cores at the start: times may be too long")
    let late = MachineFitness(cores: 1, loadAtBegin: 0.2, loadAtEnd: 2, isDebugBuild: true)
    #expect(
      late.warning == "load 2.0 on 1 core at the end: times may be too long; measured in a debug "
        + "build: times are many times too long."
    )
    let fit = MachineFitness(cores: 4, loadAtBegin: 0.2)
    #expect(fit.evidence == "load 0.2 on 4 cores at the start")
    #expect(fit.warning == nil)
    #expect(MachineFitness().evidence == "the load was not noted")
  }

  @Test("Text and Markdown have one line about an unfit machine, and none about an unknown one")
  func reports() {
    let unfit = Provenance(
      fitness: MachineFitness(cores: 2, loadAtBegin: 3, loadAtEnd: 4, isDebugBuild: true)
    )
    func count(_ provenance: Provenance) -> [Int] {
      [
        TextReport(Report(ReportScripts.run, path: "x", provenance: provenance)).text(),
        MarkdownReport(Report(ReportScripts.run, path: "x", provenance: provenance)).text(),
      ].map { $0.matches(of: /(?i)warning:/).count }
    }
    #expect(count(unfit) == [1, 1])
    #expect(count(Provenance()) == [0, 0])
    let page = HTMLReport(Report(ReportScripts.run, path: "x", provenance: unfit)).text()
    #expect(page.contains(">busy<"))
    #expect(page.contains("load 3.0 on 2 cores at the start: times may be too long"))
    let unknown = HTMLReport(Report(ReportScripts.run, path: "x")).text()
    #expect(unknown.contains("unknown: the load was not noted"))
  }
}
