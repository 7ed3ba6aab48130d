/// The modules that imports name, by the platforms that have them.
enum Modules {
  /// Those that `import ListScope` stands for on Linux.
  static let screens: Set = [
    "UIKit", "ListableUI", "BlueprintUI", "BlueprintUILists", "BlueprintUICommonControls",
    "ListKit",
    "Listable",
  ]

  /// Apple's that no screen can be compiled with on Linux.
  private static let others: Set = [
    "ObjectiveC", "SwiftUI", "Combine", "CoreData", "CoreGraphics", "CoreImage", "CoreLocation",
    "CoreText",
    "CoreMedia", "CoreMotion", "CoreAnimation", "QuartzCore", "MapKit", "AVFoundation", "AVKit",
    "WebKit",
    "Photos", "PhotosUI", "Contacts", "ContactsUI", "EventKit", "MessageUI", "Messages", "StoreKit",
    "SafariServices", "AuthenticationServices", "LocalAuthentication", "UserNotifications", "OSLog",
    "os",
    "Darwin", "Metal", "MetalKit", "SceneKit", "SpriteKit", "ARKit", "RealityKit", "Vision",
    "CoreML",
    "GameKit", "HealthKit", "HomeKit", "Intents", "CloudKit", "PassKit", "PDFKit", "QuickLook",
    "Social",
    "SwiftData", "TipKit", "UniformTypeIdentifiers", "WatchConnectivity", "WidgetKit", "AppKit",
    "Cocoa",
    "CoreBluetooth", "CoreHaptics", "Charts", "LinkPresentation", "MediaPlayer", "NaturalLanguage",
    "Network", "Security", "Speech", "SystemConfiguration", "AppIntents", "ActivityKit",
    "Accelerate",
    "CommonCrypto", "CoreFoundation", "CoreServices", "CoreSpotlight", "CoreTelephony",
    "MobileCoreServices",
  ]

  /// Those of Swift's toolchain on Linux, and ListScope's.
  private static let portable: Set = [
    "Foundation", "FoundationEssentials", "Swift", "Dispatch", "Observation", "Synchronization",
    "RegexBuilder", "Distributed", "FoundationNetworking", "_Concurrency", "XCTest", "Testing",
    "ListScope", "ComposeLists", "CompositionalLayout", "DiffableData", "HeadlessUIKit",
    "ListEngine",
  ]

  /// The types that Foundation has in a module of its own on Linux.
  static let networkingNames: Set = [
    "URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "URLSessionDataTask",
    "URLSessionTask", "URLSessionDelegate", "URLSessionTaskDelegate", "URLSessionDataDelegate",
    "URLSessionConfiguration", "URLCache", "CachedURLResponse", "URLCredential", "URLProtocol",
    "URLAuthenticationChallenge", "HTTPCookie", "HTTPCookieStorage", "URLProtectionSpace",
  ]

  /// True for a module that only Apple's platforms have.
  static func isApple(_ name: String) -> Bool { screens.contains(name) || others.contains(name) }

  /// True for a module that Linux has, too.
  static func isPortable(_ name: String) -> Bool { portable.contains(name) }
}
