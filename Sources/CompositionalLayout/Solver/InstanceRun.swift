import HeadlessUIKit

/// Equal instances of a section's group, one after the other.
struct InstanceRun {
  let instance: GroupInstance
  /// The subitem that each starts with.
  let phase: Int
  /// The number of instances.
  var repeats: Int
  /// The length of each, with the spacing after it.
  var pitch: CGFloat
  /// The length of each that its items need, with the spacing after it.
  let naturalPitch: CGFloat
  /// The length of each across, with its edge spacing.
  let thickness: CGFloat

  /// The number of items of each instance.
  var itemCount: Int { instance.leaves.count }

  var sums: Sums {
    Sums(
      items: repeats * itemCount,
      instances: repeats,
      length: CGFloat(repeats) * pitch,
      backward: max(0, CGFloat(repeats) * -pitch),
      thickness: thickness,
      naturalPitch: naturalPitch,
      outset: instance.outset,
      examined: instance.examined
    )
  }

  /// The sums over runs.
  struct Sums {
    var items = 0
    var instances = 0
    var length: CGFloat = 0
    /// The length of those runs that go back, as their pitch is negative.
    var backward: CGFloat = 0
    /// The greatest length across.
    var thickness: CGFloat = 0
    /// The greatest length that the items of an instance need.
    var naturalPitch = -CGFloat.infinity
    /// The distance that elements may stick out.
    var outset: CGFloat = 0
    /// The greatest number of items that have an influence on one instance.
    var examined = 0

    static func + (first: Self, second: Self) -> Self {
      Self(
        items: first.items + second.items,
        instances: first.instances + second.instances,
        length: first.length + second.length,
        backward: first.backward + second.backward,
        thickness: max(first.thickness, second.thickness),
        naturalPitch: max(first.naturalPitch, second.naturalPitch),
        outset: max(first.outset, second.outset),
        examined: max(first.examined, second.examined)
      )
    }

    /// Returns whether runs that start at an offset may share a part of a range.
    func reach(from offset: CGFloat, _ start: CGFloat, _ end: CGFloat) -> Bool {
      offset - backward <= end && offset + length + backward >= start
    }
  }
}
