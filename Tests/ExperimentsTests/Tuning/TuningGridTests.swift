import BuiltInScenarios
import Signposts
import Testing
import TraceAnalysis
import Workloads
@testable import Experiments

@Suite struct TuningGridTests {
  private func range(_ text: String, of scenario: any Scenario = CatalogScenario()) throws
    -> TunedParameter
  {
    let range = try #require(TuningRange(argument: text))
    return try range.parameter(of: scenario, RunParameters(for: scenario))
  }

  @Test(
    "Ranges are spaced by their scale, and always have the default",
    arguments: [
      ("batching.after=4:400", ["4", "9", "19", "20", "40", "86", "186", "400"], "20"),
      ("batching.after=0:6", ["0", "1", "2", "3", "4", "6", "20"], "20"),
      ("batching.before", ["1", "3", "5", "10", "20", "40", "80"], "10"),
      ("batching.prefix=100:400", ["100", "126", "159", "200", "252", "317", "400"], "-"),
      ("rows", ["eager", "lazy", "kept"], "eager"), ("rows=lazy", ["lazy", "eager"], "eager"),
      ("text_cache=16,256", ["16", "256", "8192"], "8192"),
    ]
  )
  func values(text: String, values: [String], defaultValue: String) throws {
    let parameter = try range(text)
    #expect(parameter.values == values)
    #expect(parameter.defaultValue == defaultValue)
    #expect(parameter.points.count == values.filter { $0 != defaultValue }.count)
  }

  @Test("Thinning keeps both ends and the default")
  func thinned() throws {
    let parameter = try range("batching.after=4:400")
    let few = TuningGrid.thinned(parameter, to: 3)
    #expect(few.values.first == "4" && few.values.last == "400" && few.values.contains("20"))
    #expect(few.values.count <= 4)
    #expect(TuningGrid.thinned(parameter, to: 20) == parameter)
  }

  @Test(
    "What cannot be tuned is an error that says why",
    arguments: [
      ("batching.aftr=4:400", "Did you mean 'batching.after'?"),
      ("items=10:100", "decides what is played"), ("batching.after=400:4", "needs a range"),
      ("batching.after=4:4000000", "between 0 and 1000000"),
      ("rows=eager,slow", "'eager', 'lazy' or 'kept'"),
      ("rows=eager", "needs values beside"), ("batching.after=x:y", "needs a range"),
      ("batching.after=1:2:3", "needs a range"), ("batching.after=", "needs"),
      ("batching.after=1:1e99", "between 0 and 1000000"),
      ("batching.after=4,40,4", "has 4 twice"), ("batching.after=4,04", "has 4 twice"),
      ("rows=lazy,lazy", "has lazy twice"),
    ]
  )
  func mistakes(text: String, complaint: String) {
    do {
      let parameter = try range(text)
      Issue.record("\(parameter)")
    } catch {
      #expect((error as? CommandFailure)?.message.contains(complaint) == true, "\(error)")
    }
  }

  @Test(
    "Constraints have a name, a relation, a number and a unit",
    arguments: [
      ("blank_points<=0", "blank_points", 0),
      ("peak_resident_bytes <= 64MB", "peak_resident_bytes", 64e6),
      ("frame_p95_ns<2ms", "frame_p95_ns", 2e6), ("visible_items>=3", "visible_items", 3),
    ]
  )
  func constraints(text: String, name: String, limit: Double) throws {
    let constraint = try #require(TuningConstraint(argument: text))
    #expect(constraint.name == name && constraint.limit == limit)
    #expect(constraint.isMet(by: limit) == text.contains("="))
  }

  @Test(
    "Other texts are no constraints",
    arguments: ["", "<=3", "a", "a<=", "a<=x", "a<=nan", "a=3"]
  )
  func noConstraints(text: String) {
    #expect(TuningConstraint(argument: text) == nil)
  }
}
