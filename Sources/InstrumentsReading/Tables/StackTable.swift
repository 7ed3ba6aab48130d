/// Stacks, each as the stack around it and its innermost name, so that what they share is kept once.
struct StackTable {
  /// Deeper stacks end there.
  static let maxDepth = 512
  /// The maximum number of stacks, of several hundred megabytes; further ones count as their
  /// callers.
  static let maxStacks = 4_000_000
  /// The stack without a name.
  static let empty = 0

  private struct Stack: Hashable {
    let parent: Int32
    let name: Int32
  }

  private var numbers: [Stack: Int32] = [:]
  private var all = [Stack(parent: -1, name: -1)]

  /// The number of a stack.
  ///
  /// - Parameters:
  ///   - parent: the number of the stack around it.
  ///   - name: the number of its innermost name.
  /// - Returns: the number; that of the parent where there is no more room.
  mutating func number(parent: Int, name: Int) -> Int {
    guard let outer = Int32(exactly: parent), let inner = Int32(exactly: name) else {
      return parent
    }
    let stack = Stack(parent: outer, name: inner)
    if let known = numbers[stack] { return Int(known) }
    guard all.count < Self.maxStacks else { return parent }
    numbers[stack] = Int32(all.count)
    all.append(stack)
    return all.count - 1
  }

  /// The numbers of names from the innermost to the outermost.
  ///
  /// - Complexity: O(depth).
  func names(of number: Int) -> [Int] {
    var names: [Int] = []
    var place = number
    while place > Self.empty {
      names.append(Int(all[place].name))
      place = Int(all[place].parent)
    }
    return names
  }

  /// The stack around one.
  func parent(of number: Int) -> Int { Int(all[number].parent) }

  /// The number of the innermost name of a stack.
  func name(of number: Int) -> Int { Int(all[number].name) }

  /// The number of stacks, with the empty one.
  var count: Int { all.count }
}
