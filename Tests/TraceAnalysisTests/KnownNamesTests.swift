import ListSchema
import Signposts
import Testing
import TraceAnalysis

@Suite struct KnownNamesTests {
  private func fields(ofInterval name: String) throws -> [String] {
    let row = try #require(ListSchema.schema.intervals.first { $0.name == name })
    return row.begin.map(\.name) + row.end.map(\.name)
  }

  @Test(
    "Every interval that the analysis knows is in the schema, with its fields",
    arguments: [
      (
        KnownInterval.frame,
        [
          KnownField.frame, KnownField.offset, KnownField.phase, KnownField.vsync,
          KnownField.startDelay, KnownField.blank, KnownField.visibleItems, KnownField.duration,
          KnownField.cpu,
          KnownField.involuntarySwitches, KnownField.voluntarySwitches, KnownField.pageFaults,
          KnownField.state, KnownField.harness, KnownField.firstItem, KnownField.allItems,
        ]
      ),
      (
        KnownInterval.update,
        [
          KnownField.reason, KnownField.items, KnownField.changes, KnownField.queueWait,
          KnownField.sections, KnownField.animated,
        ]
      ),
      (
        KnownInterval.layout,
        [KnownField.measured, KnownField.cached, KnownField.fixed, KnownField.contentPoints]
      ),
      (
        KnownInterval.measure,
        [KnownField.type, KnownField.section, KnownField.reason, KnownField.same]
      ),
      (KnownInterval.visible, [KnownField.visibleItems]),
      (KnownInterval.configure, [KnownField.items, KnownField.sections]),
      (KnownInterval.notify, [KnownField.callback]),
      (KnownInterval.deferred, [KnownField.callback]),
      (KnownInterval.autoScroll, [KnownField.performed]),
      (KnownInterval.compile, ["provider_calls", "new_descriptions", "estimated_orthogonal"]),
      (KnownInterval.solve, ["solved_sections"]),
      (KnownInterval.selfSize, ["passes", "changed", "oscillating", "correction_points"]),
      (KnownInterval.sectionScroll, [KnownField.longer]),
      (
        KnownInterval.apply,
        [
          KnownField.type, KnownField.section, KnownField.reason, KnownField.viewsCreated,
          KnownField.equivalent,
        ]
      ),
    ]
  )
  func intervals(name: String, known: [String]) throws {
    #expect(Set(known).isSubset(of: try fields(ofInterval: name)))
  }

  @Test(
    "Every event that the analysis knows is in the schema, with its fields",
    arguments: [
      (KnownEvent.schema, [KnownField.version, KnownField.fingerprint]),
      (KnownEvent.runBegin, [KnownField.scenario, KnownField.budget]),
      (
        KnownEvent.runParameter,
        [
          KnownField.name, KnownField.type, KnownField.value, KnownField.unit, KnownField.meaning,
          KnownField.comparison,
        ]
      ),
      (KnownEvent.scenario, [KnownField.checksum]),
      (KnownEvent.stateName, [KnownField.state, KnownField.name]),
      (KnownEvent.runEnd, []),
      (
        KnownEvent.rowCheck,
        [KnownField.type, KnownField.section, "finding", "found", "looked", "rows", "identifier"]
      ),
      (KnownEvent.instrument, [KnownField.eventCost, KnownField.usageCost]),
      (
        KnownEvent.measureCache,
        [KnownField.type, KnownField.measured, KnownField.cached, KnownField.fixed]
      ),
      (
        KnownEvent.elementCost,
        [
          KnownField.element, KnownField.elements, KnownField.measured, KnownField.cached,
          KnownField.elementMeasure, KnownField.elementLayout, KnownField.elementViews,
        ]
      ),
    ]
  )
  func events(name: String, known: [String]) throws {
    let row = try #require(ListSchema.schema.events.first { $0.name == name })
    #expect(Set(known).isSubset(of: row.fields.map(\.name)))
  }

  @Test(
    "Every parameter that the analysis knows is declared",
    arguments: [
      KnownParameter.items, KnownParameter.refreshRate, KnownParameter.clock,
      KnownParameter.warmupFrames, KnownParameter.budgetShare, KnownParameter.slowdown,
      KnownParameter.repetition, KnownParameter.slowdownProfile,
    ]
  )
  func parameters(name: String) {
    #expect(ListSchema.schema.parameter(named: name) != nil)
  }

  @Test("Where a run does not state its budget share, the declared default is assumed")
  func defaultShare() {
    let declared = ListSchema.schema.parameter(named: KnownParameter.budgetShare)?.defaultValue
    #expect(declared == .number(FrameBudget.defaultShare))
  }

  @Test("The analysis has the declarations of the table")
  func declarations() {
    #expect(RunDescription.declaredParameters == ListSchema.schema.parameters)
  }

  @Test("Rows follow the engine line, parents before their children")
  func order() {
    let order = ListSchema.schema.intervalOrder
    #expect(order.count == ListSchema.schema.intervals.count)
    #expect(order.first == NamedParents(name: "frame"))
    #expect(order.first { $0.name == "measure" }?.parents == ["frame", "update", "layout"])
  }
}
