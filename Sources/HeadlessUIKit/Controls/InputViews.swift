/// The views of a field in place of the keyboard and above it.
///
/// A class, so that fields without any stay small.
final class InputViews {
  let input: UIView?
  let accessory: UIView?

  init(_ input: UIView?, _ accessory: UIView?) {
    self.input = input
    self.accessory = accessory
  }
}
