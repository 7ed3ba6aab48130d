import LTTng

extension RecordCommand {
  /// The arguments with the default rate after a `--stacks` that no number follows, which is how the
  /// option may be given.
  static func withStackRate(_ arguments: [String]) -> [String] {
    let name = "--stacks"
    return arguments.enumerated().map { position, argument in
      guard argument == name else { return argument }
      let next = arguments.dropFirst(position + 1).first
      let hasRate = next.map { Int($0) != nil } ?? false
      return hasRate ? argument : "\(name)=\(StackSampler.defaultRate)"
    }
  }
}
