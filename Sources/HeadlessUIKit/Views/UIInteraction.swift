/// Something that a view can do with touches, such as showing a context menu.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
  /// The view; nil before it was added to one.
  var view: UIView? { get }
  /// Called before the interaction is added to another view, or to none.
  func willMove(to view: UIView?)
  /// Called after the interaction was added to another view, or to none.
  func didMove(to view: UIView?)
}

extension UIView {
  /// The interactions that the view has with touches.
  public var interactions: [any UIInteraction] {
    get { rare([]) }
    set {
      for interaction in interactions { removeInteraction(interaction) }
      for interaction in newValue { addInteraction(interaction) }
    }
  }

  /// Adds something that the view can do with touches.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    setRare(interactions + [interaction], "interactions")
    interaction.didMove(to: self)
  }

  /// Removes something that the view can do with touches.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    setRare(interactions.filter { $0 !== interaction }, "interactions")
    interaction.didMove(to: nil)
  }
}
