internal import Synchronization

/// The categories of this process; each has its events once, however often it is named.
enum KnownCategories {
  private static let all = Mutex<[CategoryName: SignpostCategory]>([:])

  /// The category of a name.
  ///
  /// - Complexity: O(1); the first time a call of LTTng, which takes milliseconds while a session records.
  static func category(_ name: CategoryName) -> SignpostCategory {
    all.withLock { known in
      if let category = known[name] { return category }
      let category = SignpostCategory(name)
      known[name] = category
      return category
    }
  }
}
