import Foundation
import HeadlessUIKit
import ListEngine
import PangoText

extension SnapshotCommand {
  /// The first visible row of each type in all its states, below each other, with captions.
  static func previews(of list: ListView, width: CGFloat, _ text: PangoText) -> UIView {
    let canvas = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 0))
    canvas.backgroundColor = .white
    canvas.textMeasurer = text
    var types: Set<ObjectIdentifier> = []
    for item in list.visibleItems
    where types.insert(ObjectIdentifier(type(of: item.anyContent))).inserted {
      for (name, state) in ItemState.previewed {
        append(caption("\(type(of: item.anyContent)), \(name)"), to: canvas)
        let preview = ItemPreviewView()
        canvas.addSubview(preview)
        preview.update(
          with: width,
          state: state,
          appearance: ItemPreviewAppearance(padding: 8),
          item: item
        )
        append(preview, to: canvas)
      }
    }
    return canvas
  }

  private static func caption(_ text: String) -> UIView {
    let label = UILabel(frame: CGRect(x: 8, y: 0, width: 0, height: 20))
    label.text = text
    label.font = .systemFont(ofSize: 12)
    label.textColor = .systemGray
    return label
  }

  /// Adds a view below the others, and makes the canvas as long.
  private static func append(_ view: UIView, to canvas: UIView) {
    view.frame.origin.y = canvas.frame.height
    view.frame.size.width = canvas.frame.width - view.frame.minX
    if view.superview == nil { canvas.addSubview(view) }
    canvas.frame.size.height = view.frame.maxY
    canvas.layoutIfNeeded()
  }
}
