import Foundation
import HeadlessUIKit
import ListEngine
public import Workloads

/// A photo library: a grid of squares, one section per day, newest first.
public struct PhotosScenario: Scenario {
  /// The number of columns.
  static let columns = 4
  /// The distance between photos, in points.
  static let spacing: CGFloat = 2
  /// The side of a photo, in points: a quarter of the screen's width without the spacings.
  static let side = ((ScenarioRunner.screen.width - 3 * spacing) / CGFloat(columns)).rounded(.down)

  /// The median number of photos per day.
  static let medianPerDay = 12.0
  /// The standard deviation of the logarithm of that number; ours.
  static let sigmaPerDay = 0.8

  /// The maximum number of selected photos.
  static let selectionSize = 200
  /// The number of photos selected by one sweep of a finger; ours.
  static let runLength = 20
  /// Seconds from the start to the first run; ours.
  static let firstSelection = 1.0
  /// Seconds between two runs; ours.
  static let selectionInterval = 0.5

  /// The number of photos in an import.
  static let importSize = 1_000
  /// The number of imports; ours.
  static let importCount = 2
  /// Seconds from the start to the first import; ours.
  static let firstImport = 3.0
  /// Seconds between two imports; ours.
  static let importInterval = 6.0

  /// `photos`.
  public let name = "photos"
  /// A description of the list.
  public let summary = "A grid of photos in 4 columns, one section per day, the newest first"
  /// 10,000 and 50,000.
  public let itemCounts = [10_000, 50_000]
  /// Selection and imports.
  public let updates =
    "every 0.5 s 20 more are selected, up to 200, then none; 1,000 new ones after 3 s and 9 s"
  /// All fixed.
  public let sizing = RunParameters.Sizing.fixed

  /// The gestures that scroll it.
  public let gestures = [GestureScript.tour, .repeatFling, .scrub]

  /// Creates the scenario.
  public init() {}

  /// Generates the library.
  public func makeSession(_ parameters: RunParameters) -> any ScenarioSession {
    PhotosSession(parameters)
  }
}

/// One run of the scenario `photos`.
final class PhotosSession: ScenarioSession {
  private(set) var library: PhotoLibrary
  private var selections = Timetable(
    first: PhotosScenario.firstSelection,
    every: PhotosScenario.selectionInterval
  )
  private var imports = Timetable(
    first: PhotosScenario.firstImport,
    every: PhotosScenario.importInterval
  )
  private var importsLeft = PhotosScenario.importCount
  let sectionCount: Int
  let itemCount: Int
  let checksum: Checksum

  init(_ parameters: RunParameters) {
    library = PhotoLibrary(count: parameters.items, seed: parameters.seed)
    sectionCount = library.days.count
    itemCount = library.photoCount
    checksum = library.checksum
  }

  func dueUpdate(at time: Double, in list: ListView) -> ContentUpdate? {
    if importsLeft > 0, imports.isDue(at: time) {
      importsLeft -= 1
      return ContentUpdate(name: "import_photos") { [self] in
        library.addPhotos(PhotosScenario.importSize)
      }
    }
    return selections.isDue(at: time) ? extraUpdate(in: list) : nil
  }

  /// Selects the next run of photos from the first visible one, or clears a complete selection.
  func extraUpdate(in list: ListView) -> ContentUpdate? {
    let missing = min(PhotosScenario.selectionSize, library.photoCount) - library.selected.count
    guard missing > 0 else {
      return ContentUpdate(name: "deselect_photos") { [self] in library.deselectAll() }
    }
    let first = list.visibleItems.lazy.compactMap { ($0.anyContent as? PhotoCell)?.photo.id }.first
    return ContentUpdate(name: "select_photos") { [self] in
      library.select(min(PhotosScenario.runLength, missing), from: first)
    }
  }

  func configure(_ list: inout ListProperties) {
    list.behavior.selectionMode = .multiple
    list.layout = .flow {
      $0.itemSizing = .columns(PhotosScenario.columns)
      $0.spacings.itemSpacing = PhotosScenario.spacing
      $0.spacings.rowSpacing = PhotosScenario.spacing
      $0.spacings.interSectionSpacing = .init(PhotosScenario.spacing)
    }
    for day in library.days {
      list += Section(day.number) { section in
        section.header = PhotoDayTitle(text: day.title)
        section += day.photos.map { photo in
          Item(
            PhotoCell(photo: photo),
            sizing: .fixed(width: PhotosScenario.side, height: PhotosScenario.side),
            selectionStyle: .selectable(isSelected: library.selected.contains(photo.id))
          )
        }
      }
    }
  }
}
