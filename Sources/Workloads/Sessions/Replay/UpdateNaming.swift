/// A session whose updates have causes that are known only while it runs.
package protocol UpdateNaming {
  /// The cause of the last update.
  var updateName: String { get }
}
