import Foundation
import HeadlessUIKit
import Testing

@testable import ListEngine

/// The batching policies under which a test runs.
enum TestPolicy {
  /// The policy of newly created lists; nil keeps their default.
  @TaskLocal static var current: BatchingPolicy?

  /// A small window, so that even short lists are partly presented.
  static let smallWindow = BatchingPolicy.window(before: 2, after: 4)
}

/// A list with the policy of the test.
func policyList(frame: CGRect = .zero) -> ListView {
  let list = ListView(frame: frame)
  if let policy = TestPolicy.current { list.batching = policy }
  return list
}

/// Runs tests once under each of several batching policies.
struct PolicyTrait: SuiteTrait, TestTrait, TestScoping {
  let policies: [BatchingPolicy]
  let isRecursive = true

  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    for policy in policies {
      try await TestPolicy.$current.withValue(policy) { try await function() }
    }
  }
}

extension Trait where Self == PolicyTrait {
  /// Every rule holds under the prefix, the default window and a small window.
  static var underAllPolicies: Self {
    PolicyTrait(policies: [.prefix(), .default, TestPolicy.smallWindow])
  }

  /// The rules of one policy.
  static func under(_ policy: BatchingPolicy) -> Self { PolicyTrait(policies: [policy]) }
}
