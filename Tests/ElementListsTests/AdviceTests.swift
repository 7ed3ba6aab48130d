import ElementLists
import Foundation
import HeadlessUIKit
import ListSchema
import Signposts
import Testing
import TraceAnalysis
import TraceTestSupport

/// The advice of a trace on mistakes in elements, from rows that make them.
@Suite struct AdviceTests {

  /// The rules that speak after a list was updated so often.
  private func rules<Content: BlueprintItemContent>(
    updates: Int = 8,
    environment: (Int) -> Environment = { _ in Environment() },
    _ row: (_ index: Int, _ turn: Int) -> Content
  ) -> [Advice.Rule] {
    advice(updates: updates, environment: environment, row).map(\.rule)
  }

  /// Returns the advice after this number of updates of a list.
  private func advice<Content: BlueprintItemContent>(
    updates: Int = 8,
    environment: (Int) -> Environment = { _ in Environment() },
    _ row: (_ index: Int, _ turn: Int) -> Content
  ) -> [Advice] {
    let sink = RecordingSink()
    let list = ListView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    list.signposter = Signposter(sink: sink, scope: SignpostScope(list: 1, update: 0))
    for turn in 0..<updates {
      list.configure { list in
        list.animatesChanges = false
        list.environment.elementEnvironment = environment(turn)
        list("rows") { section in section += (0..<10).map { row($0, turn) } }
      }
      list.layoutIfNeeded()
    }
    var conversion = RecordedEvents(schema: ListSchema.schema)
    let trace = ScriptedTrace(events: conversion.events(of: sink.take()))
    return TraceSummary(trace, schema: ListSchema.schema).advice
  }

  private static let elementRules: Set<Advice.Rule> = [
    .neverEquivalent, .environments, .rebuiltViews, .roundedProposals, .geometryReaders,
  ]

  private struct Plain: BlueprintItemContent, Equatable {
    var id: Int
    var text: String
    var identifierValue: Int { id }
    func element(with info: ApplyItemContentInfo) -> any Element {
      Row(minimumSpacing: 3.3) {
        Label(text: text)
        Column {
          Label(text: "of \(id)").stackLayoutChild(priority: .fixed)
          Label(text: text)
        }
        EnvironmentReader { Label(text: $0.locale.identifier) }
      }
      .inset(uniform: 10.1)
      .box(background: .white)
    }
  }

  @Test("Rows that change as they should get no advice")
  func healthy() {
    let german = { (turn: Int) in
      var environment = Environment()
      environment.locale = Locale(identifier: turn < 5 ? "en" : "de")
      return environment
    }
    let rules = rules(environment: german) { index, turn in
      Plain(id: index, text: "Text \(index % 3 == 0 ? turn : 0) of a row that wraps")
    }
    #expect(Self.elementRules.isDisjoint(with: rules))
  }

  private struct NeverEquivalent: BlueprintItemContent {
    var id: Int
    var identifierValue: Int { id }
    func isEquivalent(to other: Self) -> Bool { false }
    func element(with info: ApplyItemContentInfo) -> any Element { Label(text: "\(id)") }
  }

  private struct NotCompared: BlueprintItemContent {
    var id: Int
    var reappliesToVisibleView = ReappliesToVisibleView.always
    var identifierValue: Int { id }
    func isEquivalent(to other: Self) -> Bool { id == other.id }
    func element(with info: ApplyItemContentInfo) -> any Element { Label(text: "\(id)") }
  }

  @Test("Content that is never equivalent, or not compared, is said")
  func equivalence() {
    #expect(rules { index, _ in NeverEquivalent(id: index) }.contains(.neverEquivalent))
    #expect(rules { index, _ in NotCompared(id: index) }.contains(.neverEquivalent))
    let compared = rules { index, _ in
      NotCompared(id: index, reappliesToVisibleView: .ifNotEquivalent)
    }
    #expect(!compared.contains(.neverEquivalent))
  }

  @Test("An environment that is another in each update is said", arguments: [8, 2])
  func environments(updates: Int) {
    let changing = { (turn: Int) in
      var environment = Environment()
      environment.locale = Locale(identifier: "en-\(turn)")
      return environment
    }
    let rules = rules(updates: updates, environment: changing) { index, _ in
      Plain(id: index, text: "Text")
    }
    #expect(rules.contains(.environments) == (updates == 8))
  }

  private struct Rekeyed: BlueprintItemContent, Equatable {
    var id: Int
    var turn: Int
    var isKeyed: Bool
    var identifierValue: Int { id }
    func element(with info: ApplyItemContentInfo) -> any Element {
      Column {
        for line in 0..<3 {
          Label(text: "\(line)").stackLayoutChild(key: isKeyed ? "\(line)-\(turn)" : "\(line)")
        }
      }
    }
  }

  @Test("Views that are made anew because of their keys are said")
  func rebuiltViews() {
    let changing = advice { Rekeyed(id: $0, turn: $1, isKeyed: true) }
    let said = changing.first { $0.rule == .rebuiltViews }
    #expect(said?.subject.type == "Rekeyed")
    #expect(said?.sentence.contains("in rows of type Rekeyed on screen") == true)
    #expect(said?.costs.map(\.type) == ["Rekeyed"])
    let stable = rules { Rekeyed(id: $0, turn: $1, isKeyed: false) }
    #expect(!stable.contains(.rebuiltViews))
  }

  private struct Reading: BlueprintItemContent, Equatable {
    var id: Int
    var turn: Int
    var usesReader: Bool
    var identifierValue: Int { id }
    func element(with info: ApplyItemContentInfo) -> any Element {
      let text = Label(text: "\(id) \(turn)")
      return usesReader ? GeometryReader { _ in text }.inset(uniform: 1) : text
    }
  }

  @Test("A GeometryReader in most rows is said; one in a few is not")
  func readers() {
    let all = rules { Reading(id: $0, turn: $1, usesReader: true) }
    #expect(all.contains(.geometryReaders))
    let few = rules { Reading(id: $0, turn: $1, usesReader: $0 == 0) }
    #expect(!few.contains(.geometryReaders))
  }

  /// Asks its child for its size twice, the second time in a width that is a little another.
  private struct Hesitating: SingleChildLayout {
    var difference: CGFloat

    func sizeThatFits(
      proposal: SizeConstraint,
      subelement: Subelement,
      environment: Environment,
      cache: inout Void
    ) -> CGSize {
      let size = subelement.sizeThatFits(proposal)
      var other = proposal
      other.width = proposal.width - difference
      _ = subelement.sizeThatFits(other)
      return size
    }

    func placeSubelement(
      in size: CGSize,
      subelement: Subelement,
      environment: Environment,
      cache: inout Void
    ) {}
  }

  private struct Wide: Element {
    var content: ElementContent {
      ElementContent { CGSize(width: $0.width.constrainedValue ?? .infinity, height: 20) }
    }
  }

  /// Nothing computes its size.
  private struct Square: Element {
    var content: ElementContent { ElementContent(intrinsicSize: CGSize(width: 20, height: 20)) }
  }

  private struct Rounded: BlueprintItemContent, Equatable {
    struct Body: Element {
      var difference: CGFloat
      var isComputed: Bool
      var content: ElementContent {
        ElementContent(
          child: isComputed ? Wide() as any Element : Square(),
          layout: Hesitating(difference: difference)
        )
      }
    }

    var id: Int
    var turn: Int
    var difference: CGFloat
    var isComputed: Bool
    var identifierValue: Int { id }
    func element(with info: ApplyItemContentInfo) -> any Element {
      Body(difference: difference, isComputed: isComputed)
    }
  }

  @Test(
    "Proposals that differ by rounding are said where a size is computed in them",
    arguments: [(1e-7, true, true), (1e-7, false, false), (10, true, false)]
  )
  func rounding(difference: CGFloat, isComputed: Bool, speaks: Bool) {
    let rules = rules {
      Rounded(id: $0, turn: $1, difference: difference, isComputed: isComputed)
    }
    #expect(rules.contains(.roundedProposals) == speaks)
  }
}
