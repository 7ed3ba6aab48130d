// One import for a screen, where iOS code has UIKit, ListableUI and BlueprintUILists:
//
//   #if canImport(UIKit)
//     import BlueprintUILists
//     import UIKit
//   #else
//     import ListScope
//   #endif
@_exported public import ElementLists
@_exported public import Elements
@_exported public import HeadlessUIKit
@_exported public import ListEngine
@_exported public import Signposts
@_exported public import Workloads
