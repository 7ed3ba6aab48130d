// ListKit's code imports UIKit, which has the descriptions of compositional layouts.
@_exported public import CompositionalLayout
@_exported public import HeadlessUIKit
