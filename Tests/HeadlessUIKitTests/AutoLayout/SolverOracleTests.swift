import Foundation
import Testing

@testable import HeadlessUIKit

/// A constraint of a random system, as `solve-with-kiwi.py` makes it.
private struct RandomConstraint {
  let terms: [ConstraintSolver.Term]
  var constant: Double
  let relation: Int
  let strength: Int

  /// SplitMix64, modulo a bound.
  static func below(_ bound: Int, _ random: inout SeededGenerator) -> Int {
    Int(random.next() % UInt64(bound))
  }

  init(variables: [Int], _ random: inout SeededGenerator) {
    let first = Self.below(variables.count, &random)
    let count = 1 + Self.below(min(3, variables.count), &random)
    terms = (0..<count).map { index in
      ConstraintSolver.Term(
        variable: variables[(first + index) % variables.count],
        coefficient: [1, -1, 2, 0.5, -2, 1][Self.below(6, &random)]
      )
    }
    constant = Double(Self.below(41, &random) - 20)
    relation = Self.below(3, &random)
    strength = Self.below(4, &random)
  }

  /// The terms and the constant, with the sign that turns "at least" into "at most".
  var sign: Double { relation == 2 && strength == 0 ? -1 : 1 }

  var solverStrength: ConstraintSolver.Strength {
    guard strength > 0 else { return relation == 0 ? .requiredEqual : .requiredAtMost }
    let priority = Float(4 - strength)
    return .preferred(above: relation == 2 ? nil : priority, below: relation == 1 ? nil : priority)
  }

  func violation(_ solver: ConstraintSolver) -> Double {
    let total = terms.reduce(constant) { $0 + $1.coefficient * solver.value(of: $1.variable) }
    return relation == 0 ? abs(total) : max(0, relation == 1 ? total : -total)
  }
}

/// The same system in the solver.
private struct RandomSystem {
  var solver = ConstraintSolver()
  var items: [Int: (item: RandomConstraint, id: ConstraintSolver.ID)] = [:]

  mutating func add(_ key: Int, _ item: RandomConstraint) -> Bool {
    let terms = item.terms.map {
      ConstraintSolver.Term(variable: $0.variable, coefficient: $0.coefficient * item.sign)
    }
    let id = try? solver.add(terms, constant: item.constant * item.sign, item.solverStrength)
    guard let id else { return false }
    items[key] = (item, id)
    return true
  }

  mutating func remove(_ key: Int) {
    if let id = items.removeValue(forKey: key)?.id { solver.remove(id) }
  }

  /// Changes a constant; false if that contradicts required constraints.
  mutating func change(_ key: Int, to constant: Double) -> Bool {
    guard let (item, id) = items[key] else { return false }
    items[key]?.item.constant = constant
    solver.setConstant(constant * item.sign, of: id)
    return (try? solver.resolve()) != nil
  }

  /// The sums of violations, by strength.
  var sums: [Double] {
    [1, 2, 3].map { strength in
      items.values.filter { $0.item.strength == strength }
        .reduce(0) { $0 + $1.item.violation(solver) }
    }
  }

  var requiredViolation: Double {
    items.values.filter { $0.item.strength == 0 }.map { $0.item.violation(solver) }.max() ?? 0
  }
}

@Suite struct SolverOracleTests {
  private static let lines: [String] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("kiwi.txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init)
  }()

  @Test("2,000 random systems have the solutions of kiwisolver, with removals and changes")
  func oracle() {
    #expect(Self.lines.count == 2_000)
    for (seed, line) in Self.lines.enumerated() { check(seed, line) }
  }

  private func check(_ seed: Int, _ line: String) {
    var random = SeededGenerator(seed: UInt64(seed))
    let expected = line.split(separator: ";", omittingEmptySubsequences: false).map(String.init)
    var system = RandomSystem()
    let count = 2 + RandomConstraint.below(4, &random)
    let variables = (0..<count).map { _ in system.solver.makeVariable() }
    var refused: [String] = []
    for key in 0..<6 + RandomConstraint.below(12, &random) {
      if !system.add(key, RandomConstraint(variables: variables, &random)) {
        refused.append("\(key)")
      }
      guard RandomConstraint.below(5, &random) == 0, !system.items.isEmpty else { continue }
      system.remove(system.items.keys.sorted()[RandomConstraint.below(system.items.count, &random)])
    }
    #expect(refused.joined(separator: ".") == expected[0], "seed \(seed)")
    expectEqual(system, expected[1], "seed \(seed)")
    guard expected.count > 2 else { return }
    let key = system.items.keys.sorted()[RandomConstraint.below(system.items.count, &random)]
    let isPossible = system.change(key, to: Double(RandomConstraint.below(41, &random) - 20))
    #expect(isPossible == (expected[2] != "-"), "seed \(seed), changed")
    if isPossible { expectEqual(system, expected[2], "seed \(seed), changed") }
  }

  private func expectEqual(_ system: RandomSystem, _ expected: String, _ comment: Comment) {
    let sums = expected.split(separator: ",").compactMap { Double($0) }
    let isEqual = sums.count == 3 && zip(sums, system.sums).allSatisfy { abs($0 - $1) < 2e-3 }
    #expect(isEqual, "\(comment): \(expected) and \(system.sums)")
    #expect(system.requiredViolation < 1e-6, comment)
  }
}
