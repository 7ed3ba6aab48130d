import Foundation
import LTTng
import ListSchema
import TestSupport
import Testing
import TraceCompass

@testable import Experiments
@testable import ListScopeCommand

@Suite struct DoctorChecksTests {
  @Test(
    "Load is compared with the cores, by the rule of reports",
    arguments: [(2, 1.4, "ok"), (2, 1.5, "warn"), (1, 0.8, "warn"), (8, 3, "ok")]
      as [(Int, Double?, String)] + [(2, nil, "ok")]
  )
  func load(cores: Int, load: Double?, status: String) {
    #expect(ProcessorChecks.load(cores, load).status.rawValue == status)
  }

  @Test(
    "Too little shared memory is a warning, since recordings find another place; none is a failure",
    arguments: [
      (64 << 20, true, "ok"), (8 << 20, true, "warn"), (8 << 20, false, "ok"), (nil, true, "fail"),
    ] as [(Int?, Bool, String)]
  )
  func sharedMemory(free: Int?, isShared: Bool, status: String) {
    let finding = MachineChecks.sharedMemory(free: free, needed: 18 << 20, isShared: isShared)
    #expect(finding.status.rawValue == status)
  }

  @Test(
    "A governor other than performance is a warning, an unknown one is not",
    arguments: [("performance", "ok"), ("powersave", "warn"), (nil, "ok")] as [(String?, String)]
  )
  func governor(name: String?, status: String) {
    #expect(ProcessorChecks.governor(name).status.rawValue == status)
  }

  @Test(
    "Turbo is found by either switch of the kernel",
    arguments: [
      ("1", nil, "ok", "off"), ("0", nil, "warn", "on"), (nil, "1", "warn", "on"),
      (nil, "0", "ok", "off"), (nil, nil, "ok", "unknown"), ("?", "?", "ok", "unknown"),
    ] as [(String?, String?, String, String)]
  )
  func turbo(noTurbo: String?, boost: String?, status: String, begin: String) {
    let finding = ProcessorChecks.turbo(noTurbo: noTurbo, boost: boost)
    #expect(finding.status.rawValue == status)
    #expect(finding.detail.hasPrefix(begin))
  }

  @Test(
    "Counters need a source, and a kernel that lets users read them",
    arguments: [
      ([], 2, false, "warn"), (["software", "msr"], 1, true, "warn"), (["cpu"], 2, false, "ok"),
      (["cpu_core", "cpu_atom"], 3, false, "warn"), (["armv8_pmuv3_0"], 4, true, "ok"),
      (["cpu"], nil, false, "ok"),
    ] as [([String], Int?, Bool, String)]
  )
  func counters(sources: [String], paranoia: Int?, isRoot: Bool, status: String) {
    let finding = ProcessorChecks.counters(sources: sources, paranoia: paranoia, isRoot: isRoot)
    #expect(finding.status.rawValue == status)
  }

  @Test(
    "Only a limit is a finding",
    arguments: [(nil, false), ("max 100000", false), ("150000 100000", true), ("x", false)]
      as [(String?, Bool)]
  )
  func quota(line: String?, isLimit: Bool) {
    #expect((ProcessorChecks.quota(line) != nil) == isLimit)
  }

  @Test("Workspaces of Trace Compass are distinguished by the analysis that they have")
  func traceCompass() throws {
    let folder = try OutputFolder()
    let workspace = TraceCompassWorkspace(path: folder.path + "/.tracecompass")
    func status() -> String {
      ExtraChecks.traceCompass(TraceCompassWorkspace.all(in: [folder.path])).status.rawValue
    }
    #expect(status() == "ok", "no workspace")
    try FileManager.default.createDirectory(
      atPath: OutputTarget.folder(of: workspace.analysisPath),
      withIntermediateDirectories: true
    )
    #expect(status() == "warn", "not installed")
    try "<b/>".write(toFile: workspace.analysisPath, atomically: true, encoding: .utf8)
    #expect(status() == "warn", "another one")
    try FileManager.default.createDirectory(
      atPath: OutputTarget.folder(of: workspace.preferencesPath),
      withIntermediateDirectories: true
    )
    for display in TraceCompassFile.Display.allCases {
      try TraceCompassFile.render(ListSchema.schema, for: display)
        .write(toFile: workspace.analysisPath, atomically: true, encoding: .utf8)
      try Data().write(to: URL(fileURLWithPath: workspace.preferencesPath))
      #expect(status() == "warn", "not enabled")
      try workspace.enabled.adding(TraceCompassFile.name)
        .write(to: URL(fileURLWithPath: workspace.preferencesPath))
      #expect(status() == "ok")
    }
  }

  @Test(
    "Versions of LTTng that were tried are fine",
    arguments: [
      ("2.12.1", "warn"), ("2.13.9", "ok"), ("2.13.15", "ok"), ("2.14.1", "ok"), ("2.15.1", "ok"),
      ("2.16.0", "ok"), ("2.17.0", "warn"), ("3.0", "warn"), ("1.13", "warn"), ("unknown", "warn"),
      (nil, "fail"),
    ] as [(String?, String)]
  )
  func sessionDaemon(version: String?, status: String) {
    let finding = InstallationChecks.sessionDaemon(version)
    #expect(finding.status.rawValue == status)
    #expect((finding.fix == nil) == (status == "ok"))
  }

  @Test("A library that is not there is a failure; one whose daemon is unknown is not")
  func library() {
    #expect(InstallationChecks.library(nil, built: "2.13.5", daemon: nil).status == .fail)
    #expect(InstallationChecks.library(LoadedTracer.own, built: nil, daemon: nil).status == .fail)
    #expect(
      InstallationChecks.library(LoadedTracer.own, built: "2.13.5", daemon: nil).status == .ok
    )
  }
}
