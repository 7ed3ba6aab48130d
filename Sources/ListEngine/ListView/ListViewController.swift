public import HeadlessUIKit

/// A view controller that shows one list.
///
/// Subclasses configure the list in `configure(list:)`.
open class ListViewController: UIViewController {
  /// True if the selected item is deselected when the view reappears; true by default.
  open var clearsSelectionOnViewWillAppear = true

  private let listView = ListView()
  private var hasAppeared = false

  /// Configures the list; called for every reload.
  ///
  /// - Precondition: a subclass overrides it.
  open func configure(list: inout ListProperties) {
    preconditionFailure("\(type(of: self)) must override configure(list:)")
  }

  /// Configures the list again and updates it.
  public func reload(animated: Bool = false) {
    listView.configure { list in
      list.animatesChanges = animated
      configure(list: &list)
    }
  }

  /// Makes the list the controller's view.
  open override func loadView() {
    view = listView
  }

  /// Loads the list the first time; later, deselects the selected item.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if !hasAppeared {
      hasAppeared = true
      reload()
    } else if clearsSelectionOnViewWillAppear {
      listView.clearSelectionDuringViewWillAppear(animated: animated)
    }
  }
}
