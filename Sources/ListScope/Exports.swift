// One import for a screen, where iOS code has UIKit, ListableUI and BlueprintUILists:
//
//   #if canImport(UIKit)
//     import BlueprintUILists
//     import UIKit
//   #else
//     import ListScope
//   #endif
@_exported public import ComposeLists
@_exported public import CompositionalLayout
@_exported public import DiffableData
@_exported public import ElementLists
@_exported public import Elements
@_exported public import HeadlessUIKit
@_exported public import ListEngine
@_exported public import OSSignposts
@_exported public import Signposts
@_exported public import Workloads

/// A section of a list: the one of ListableUI, if ListKit's is not asked for.
///
/// Both libraries have a type of this name; a file that needs ListKit's has `import struct
/// ComposeLists.Section` beside `ListScope`, or imports `ComposeLists` instead.
public typealias Section = ListEngine.Section
