/// Distinguishes an element from its siblings: its type, its key, and its number among equal ones.
struct ElementIdentifier: Hashable {
  let elementType: ObjectIdentifier
  let key: AnyHashable?
  /// Counts from 1 among the siblings with the same type and key.
  let count: Int
  /// The type, for diagnoses.
  let metatype: any Any.Type

  init(elementType: any Any.Type, key: AnyHashable? = nil, count: Int = 1) {
    self.elementType = ObjectIdentifier(elementType)
    self.key = key
    self.count = count
    metatype = elementType
  }

  static func == (left: ElementIdentifier, right: ElementIdentifier) -> Bool {
    left.elementType == right.elementType && left.count == right.count && left.key == right.key
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(elementType)
    hasher.combine(count)
    if let key { hasher.combine(key) }
  }
}

extension ElementIdentifier: CustomStringConvertible {
  var description: String {
    let key = key.map { "[\($0.base)]" } ?? ""
    return count == 1 ? "\(metatype)\(key)" : "\(metatype)\(key)#\(count)"
  }
}

/// Numbers the children of one container.
struct ElementIdentifierFactory {
  private struct Kind: Hashable {
    let type: ObjectIdentifier
    let key: AnyHashable?
    /// Compared before the key, which takes longer.
    let keyHash: Int32

    init(_ type: any Any.Type, _ key: AnyHashable?) {
      self.type = ObjectIdentifier(type)
      self.key = key
      keyHash = Int32(truncatingIfNeeded: key?.hashValue ?? 0)
    }

    static func == (left: Kind, right: Kind) -> Bool {
      left.type == right.type && left.keyHash == right.keyHash && left.key == right.key
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(type)
      hasher.combine(keyHash)
    }
  }

  /// The most kinds that are looked through one by one: most containers have few children.
  private static let maxFew = 12

  // Most containers have children of one kind only, or a single one, which need no array.
  private var first: (kind: Kind, count: Int)?
  private var few: [(kind: Kind, count: Int32)] = []
  private var counts: [Kind: Int] = [:]

  /// The identifier of the next child.
  mutating func nextIdentifier(for type: any Any.Type, key: AnyHashable?) -> ElementIdentifier {
    ElementIdentifier(elementType: type, key: key, count: nextCount(of: Kind(type, key)))
  }

  private mutating func nextCount(of kind: Kind) -> Int {
    guard let first else {
      self.first = (kind, 1)
      return 1
    }
    if first.kind == kind {
      self.first = (kind, first.count + 1)
      return first.count + 1
    }
    // Not a closure that is given each of them, as that copies keys.
    for place in few.indices
    where few[place].kind.keyHash == kind.keyHash && few[place].kind == kind {
      few[place].count += 1
      return Int(few[place].count)
    }
    guard few.count == Self.maxFew else {
      few.append((kind, 1))
      return 1
    }
    counts[kind, default: 0] += 1
    return counts[kind] ?? 1
  }
}
