// The commands for keys of a controller.
extension UIViewController {
  var addedKeyCommands: [UIKeyCommand] {
    get { rare([]) }
    set { setRare(newValue) }
  }

  /// Adds a command for a key of a hardware keyboard.
  public func addKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands.append(keyCommand)
  }

  /// Removes a command for a key of a hardware keyboard.
  public func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands.removeAll { $0 === keyCommand }
  }
}
