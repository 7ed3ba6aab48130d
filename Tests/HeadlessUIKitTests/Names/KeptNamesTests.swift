import Foundation
import HeadlessUIKit
import Testing

/// Names whose effects a list without a screen cannot show.
@MainActor
struct KeptNamesTests {
  @Test("The looks of tabs keep what was set")
  func tabs() {
    let appearance = UITabBarAppearance()
    appearance.stackedLayoutAppearance.normal.iconColor = .red
    appearance.inlineLayoutAppearance.selected.titleTextAttributes = [.kern: 2]
    appearance.compactInlineLayoutAppearance.disabled.badgeBackgroundColor = .green
    #expect(appearance.stackedLayoutAppearance.normal.iconColor == .red)
    #expect(appearance.inlineLayoutAppearance.selected.titleTextAttributes.count == 1)
    #expect(appearance.compactInlineLayoutAppearance.disabled.badgeBackgroundColor == .green)
  }

  @Test("The delegate of a popover is told before it is shown")
  func popover() {
    final class Log: UIPopoverPresentationControllerDelegate {
      var views: [UIView?] = []
      func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) {
        views.append(popover.sourceView)
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (root, menu, log) = (UIViewController(), UIViewController(), Log())
    window.rootViewController = root
    menu.modalPresentationStyle = .popover
    menu.popoverPresentationController?.sourceView = root.view
    menu.popoverPresentationController?.permittedArrowDirections = .up
    menu.popoverPresentationController?.delegate = log
    root.present(menu, animated: true)
    #expect(log.views == [root.view])
    #expect(menu.popoverPresentationController?.permittedArrowDirections == .up)
  }

  @Test("A way to another screen presents it, or calls its closure")
  func segues() {
    final class Screen: UIViewController {
      var names: [String?] = []
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        names.append(segue.identifier)
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (root, next) = (Screen(), UIViewController())
    window.rootViewController = root
    let segue = UIStoryboardSegue(identifier: "next", source: root, destination: next)
    root.prepare(for: segue, sender: nil)
    segue.perform()
    #expect(root.names == ["next"] && root.presentedViewController === next)
  }

  @Test("The sublayers of a view are laid out after its subviews, once its layer is used")
  func sublayers() {
    final class Card: UIView {
      let gradient = CAGradientLayer()
      var calls: [String] = []
      override func awakeFromNib() {
        super.awakeFromNib()
        layer.addSublayer(gradient)
      }
      override func layoutSubviews() { calls.append("views") }
      override func layoutSublayers(of layer: CALayer) {
        super.layoutSublayers(of: layer)
        calls.append("layers")
        gradient.frame = bounds
      }
    }
    let card = Card(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    card.awakeFromNib()
    card.layoutIfNeeded()
    #expect(card.calls == ["views", "layers"] && card.gradient.frame.height == 20)
  }

  @Test("Colours and pictures have the names of Core Graphics")
  func coreGraphics() {
    let color = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1).cgColor
    #expect(color.components == [1, 0.5, 0, 1] && color.copy(alpha: 0.5)?.alpha == 0.5)
    let image = UIImage(named: "sun", size: CGSize(width: 30, height: 60))
    #expect(image.cgImage?.width == 30 && image.cgImage?.height == 60)
    #expect(UIImage(named: "sun")?.cgImage == nil)
    let part = image.cgImage?.cropping(to: CGRect(x: 20, y: 0, width: 20, height: 20))
    #expect(part?.width == 10)
    let turned = image.cgImage.map { UIImage(cgImage: $0, scale: 3, orientation: .left) }
    #expect(turned?.size == CGSize(width: 20, height: 10))
    #expect(image.resizableImage(withCapInsets: .zero, resizingMode: .tile) == image)
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(rect.applying(CGAffineTransform(scaleX: 2, y: 1)).width == 6)
  }

  @Test("A bar shows the share of a task, also after that has gone on")
  func progress() {
    let (bar, task) = (UIProgressView(), Progress(totalUnitCount: 4))
    task.completedUnitCount = 1
    bar.observedProgress = task
    #expect(bar.progress == 0.25)
    task.completedUnitCount = 3
    bar.draw(bar.bounds, in: DrawingLog())
    #expect(bar.progress == 0.75)
  }

  @Test("The delegate of the app is told when the user leaves and returns")
  func app() {
    final class Delegate: UIResponder, UIApplicationDelegate {
      var notes: [String] = []
      func applicationDidEnterBackground(_ application: UIApplication) { notes.append("left") }
      func applicationDidBecomeActive(_ application: UIApplication) { notes.append("active") }
    }
    let (app, delegate) = (UIApplication.shared, Delegate())
    app.delegate = delegate
    app.simulateBackground()
    app.simulateForeground()
    #expect(delegate.notes == ["left", "active"])
    app.delegate = nil
    app.beginIgnoringInteractionEvents()
    #expect(app.isIgnoringInteractionEvents)
    app.endIgnoringInteractionEvents()
    #expect(!app.isIgnoringInteractionEvents)
  }

  @Test("Commands are performed unless they are disabled, and animators take a speed over time")
  func commandsAndAnimators() {
    var count = 0
    let command = UICommand(title: "Go", action: { _ in count += 1 })
    command.perform()
    command.attributes = .disabled
    command.perform()
    #expect(count == 1)
    for parameters in [UICubicTimingParameters(animationCurve: .linear), .init()] {
      let animator = UIViewPropertyAnimator(duration: 1, timingParameters: parameters)
      animator.addAnimations { count += 1 }
      animator.startAnimation()
    }
    #expect(count == 3)
    let spring = UISpringTimingParameters(dampingRatio: 0.5)
    #expect(UIViewPropertyAnimator(duration: 2, timingParameters: spring).duration == 2)
  }

  @Test("The updater of a search is told of a chosen suggestion")
  func suggestions() {
    final class Log: UISearchResultsUpdating {
      var texts: [String?] = []
      func updateSearchResults(for searchController: UISearchController) {}
      func updateSearchResults(
        for searchController: UISearchController,
        selecting searchSuggestion: any UISearchSuggestion
      ) { texts.append(searchSuggestion.localizedSuggestion) }
    }
    let (search, log) = (UISearchController(), Log())
    let item = UISearchSuggestionItem(localizedSuggestion: "Tea")
    search.searchResultsUpdater = log
    search.searchSuggestions = [item]
    search.simulateSelection(of: item)
    #expect(log.texts == ["Tea"] && search.searchSuggestions?.count == 1)
  }

  @Test("Other names say what they were given")
  func others() {
    let path = NSIndexPath(row: 3, section: 1)
    #expect(path.row == 3 && path.item == 3 && path.section == 1)
    #expect(UIInterfaceOrientation.landscapeLeft.isLandscape)
    #expect(UIInterfaceOrientation.portraitUpsideDown.isPortrait)
    #expect(UIActivityIndicatorView(style: .whiteLarge).bounds.width == 37)
    #expect(UIActivityIndicatorView(style: .gray).style == .gray)
    #expect(UIColor.groupTableViewBackground == .systemGroupedBackground)
    let (view, pointer) = (UIView(), UIPointerInteraction())
    view.addInteraction(pointer)
    #expect(pointer.view === view)
    view.layer.speed = 0
    view.layer.timeOffset = 2
    #expect(view.layer.speed == 0 && view.layer.timeOffset == 2)
    view.layer.filters = ["blur"]
    #expect(view.layer.filters?.count == 1 && view.layer.backgroundFilters == nil)
    let search = UISearchController()
    search.dimsBackgroundDuringPresentation = false
    #expect(!search.obscuresBackgroundDuringPresentation)
    let oval = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(oval.cgPath.copy()?.elements == oval.elements && oval.cgPath.copy() !== oval)
    let action = UIPreviewAction(title: "Share", style: .default) { _, _ in }
    #expect(action.title == "Share" && UIViewController().previewActionItems.isEmpty)
    #expect(CACurrentMediaTime() >= 0)
  }
}
