/// Where a presented controller is shown. UIKit's `UIModalPresentationStyle` (V3).
public enum ModalPresentationStyle: Hashable, Sendable {
  /// Over the whole window; what presents it is taken off the screen meanwhile.
  case fullScreen
  /// Over the whole window; what presents it stays where it is and shows through.
  case overFullScreen
  /// A sheet in the middle of the screen, in a window of its own before a darker backdrop; the tint of the window behind is dimmed
  /// (T10).
  case formSheet
  /// Over the nearest controller above that has `definesPresentationContext`, hiding what it covers; the rest of the screen stays
  /// live.
  case currentContext
  /// Likewise, what it covers showing through.
  case overCurrentContext
}

/// How a presented controller comes and goes. UIKit's `UIModalTransitionStyle`.
public enum ModalTransitionStyle: Hashable, Sendable {
  /// From below, and back there.
  case coverVertical
  /// Fading in and out.
  case crossDissolve
}
