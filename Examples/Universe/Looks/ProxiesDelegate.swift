import TermKit

/// Sets the same look on appearance proxies, in one place. It holds for everything that is made later, too.
@MainActor class ProxiesDelegate: UniverseDelegate {
  override func setAppearance() {
    setBars()
    setItems()
    setControls()
  }

  // Labels are general, so the rule for them names a container.
  private func setBars() {
    Bar.appearance().barStyle = .black
    NavigationBar.appearance().setBackgroundImage(RedLook.bar)
    NavigationBar.appearance().titleTextAttributes = RedLook.title
    Toolbar.appearance().setBackgroundImage(RedLook.bar)
    Label.appearance(whenContainedIn: [Toolbar.self]).textColor = RedLook.brightRed
    Label.appearance(whenContainedIn: [Toolbar.self]).textAttributes = .bold
    TabBar.appearance().tintColor = RedLook.brightRed
    TabBar.appearance().setBackgroundImage(RedLook.tabBar)
    TabBar.appearance().selectionIndicatorImage = RedLook.selectionIndicator
  }

  private func setItems() {
    TabBarItem.appearance().setTitleTextAttributes(RedLook.selectedTab, for: .selected)
    BarButtonItem.appearance().setTitleTextAttributes(RedLook.item, for: .normal)
    BarButtonItem.appearance().setTitleTextAttributes(RedLook.pressedItem, for: .highlighted)
    BarButtonItem.appearance().setBackgroundImage(RedLook.button, for: .normal)
    BarButtonItem.appearance().setBackgroundImage(RedLook.pressedButton, for: .highlighted)
    BarButtonItem.appearance().setBackButtonBackgroundImage(RedLook.backButton, for: .normal)
    BarButtonItem.appearance().setBackButtonBackgroundImage(RedLook.pressedBackButton, for: .highlighted)
  }

  private func setControls() {
    Switch.appearance().onTintColor = RedLook.red
    ActivityIndicatorView.appearance().color = RedLook.red
    ProgressView.appearance().progressTintColor = RedLook.red
    ProgressView.appearance().trackTintColor = RedLook.darkRed
    Slider.appearance().thumbTintColor = RedLook.brightRed
    Slider.appearance().minimumTrackTintColor = RedLook.red
    Slider.appearance().maximumTrackTintColor = RedLook.darkRed
    let segments = SegmentedControl.appearance()
    segments.setBackgroundImage(RedLook.segmentBackground, for: .normal)
    segments.setBackgroundImage(RedLook.selectedSegmentBackground, for: .selected)
    segments.setDividerImage(RedLook.divider, forLeftSegmentState: .normal, rightSegmentState: .normal)
    segments.setDividerImage(RedLook.dividerAfterSelection, forLeftSegmentState: .selected, rightSegmentState: .normal)
    segments.setDividerImage(RedLook.dividerBeforeSelection, forLeftSegmentState: .normal, rightSegmentState: .selected)
    segments.setTitleTextAttributes(RedLook.segment, for: .normal)
    segments.setTitleTextAttributes(RedLook.selectedSegment, for: .selected)
  }
}
