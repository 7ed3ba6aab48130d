import Testing

@testable import ListEngine

@Suite struct InspectionBudgetTests {
  @Test("What is spent at once becomes due again with the time of the run loop")
  func time() {
    var budget = InspectionBudget()
    budget.take(values: 10_000)
    #expect(!budget.hasValues)
    budget.advance(to: 1)
    #expect(!budget.hasValues)
    budget.advance(to: 60)
    #expect(budget.hasValues)
  }

  @Test("A long pause gives no more than the store")
  func store() {
    var budget = InspectionBudget()
    budget.advance(to: 1_000_000)
    budget.take(values: Int(InspectionBudget.maxValues))
    #expect(!budget.hasValues)
    #expect((0..<100).count { _ in budget.takePicture() } == Int(InspectionBudget.maxPictures))
    #expect(!budget.hasPicture)
  }
}
