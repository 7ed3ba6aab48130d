/// The optional functions that a data source turned out not to have.
///
/// UIKit asks an object which functions it implements. In Swift, a type does not tell a function of its own from the
/// default of a protocol: so the defaults note here that they were called.
struct CalledDefaults {
  /// True if the default has answered which rows or items can be moved: as in UIKit, all of a data source that moves
  /// them.
  var canMove = false
  /// True once the default that moves was called: no row or item can be moved.
  var move = false
  /// True once the default that removes and inserts rows was called: a swipe removes none.
  var commit = false
  /// True if the default has answered by which level a row is indented: the cell keeps its own.
  var indentation = false
  /// True once the delegate itself has given a level: one that adds to that of its superclass may also give 0.
  var givesLevels = false
}
