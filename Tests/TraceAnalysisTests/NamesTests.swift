import ListSchema
import Signposts
import Testing
import TraceAnalysis

@Suite struct NamesTests {
  private func fields(ofInterval name: String) throws -> [String] {
    let row = try #require(ListSchema.schema.intervals.first { $0.name == name })
    return row.begin.map(\.name) + row.end.map(\.name)
  }

  @Test(
    "Every interval has the fields that the analysis looks for",
    arguments: [
      (
        IntervalName.frame,
        [
          .frame, .offsetPoints, .phase, .vsync,
          .startDelayNs, .blankPoints, .visibleItems, .durationNs,
          .cpuNs,
          .involuntarySwitches, .voluntarySwitches, .pageFaults,
          .state, .harnessNs, .firstItem, .allItems,
        ]
      ),
      (
        IntervalName.update,
        [
          .reason, .items, .changes, .queueWaitNs,
          .sections, .animated,
        ]
      ),
      (
        IntervalName.layout,
        [.measured, .cached, .fixed, .contentPoints]
      ),
      (
        IntervalName.measure,
        [.type, .section, .reason, .same]
      ),
      (IntervalName.visible, [.visibleItems]),
      (IntervalName.configure, [.items, .sections]),
      (IntervalName.notify, [.callback]), (IntervalName.viewLayout, [.type, .views]),
      (IntervalName.deferred, [.callback]),
      (IntervalName.autoScroll, [.performed]),
      (IntervalName.compile, [.providerCalls, .newDescriptions, .estimatedOrthogonal]),
      (IntervalName.solve, [.solvedSections]),
      (IntervalName.selfSize, [.passes, .changed, .oscillating, .correctionPoints]),
      (IntervalName.sectionScroll, [.longerPoints]),
      (
        IntervalName.apply,
        [
          .type, .section, .reason, .viewsCreated,
          .equivalent,
        ]
      ),
    ] as [(String, [FieldName])]
  )
  func intervals(name: String, known: [FieldName]) throws {
    #expect(Set(known.map(\.name)).isSubset(of: try fields(ofInterval: name)))
  }

  @Test(
    "Every event has the fields that the analysis looks for",
    arguments: [
      (EventName.schema, [.version, .fingerprint]),
      (EventName.runBegin, [.scenario, .budgetNs]),
      (
        EventName.runParameter,
        [
          .name, .type, .value, .unit, .meaning,
          .comparison,
        ]
      ),
      (EventName.scenario, [.checksum]),
      (EventName.stateName, [.state, .name]),
      (EventName.runEnd, []),
      (
        EventName.rowCheck,
        [.type, .section, .finding, .found, .looked, .rows, .identifier, .property]
      ),
      (EventName.instrument, [.eventNs, .usageNs]),
      (
        EventName.measureCache,
        [.type, .measured, .cached, .fixed]
      ),
      (
        EventName.elementCost,
        [
          .element, .elements, .measured, .cached,
          .measureNs, .layoutNs, .viewsNs,
        ]
      ),
    ] as [(String, [FieldName])]
  )
  func events(name: String, known: [FieldName]) throws {
    let row = try #require(ListSchema.schema.events.first { $0.name == name })
    #expect(Set(known.map(\.name)).isSubset(of: row.fields.map(\.name)))
  }

  @Test("Where a run does not state its budget share, the declared default is assumed")
  func defaultShare() {
    let declared = ParameterDefinition.budgetShare.defaultValue
    #expect(declared == .number(FrameBudget.defaultShare))
  }

  @Test("Rows follow the engine line, parents before their children")
  func order() {
    let order = ListSchema.schema.intervalOrder
    #expect(order.count == ListSchema.schema.intervals.count)
    #expect(order.first == NamedParents(name: "frame"))
    #expect(order.first { $0.name == "measure" }?.parents == ["frame", "update", "layout"])
  }
}
