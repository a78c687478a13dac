import TermKit

/// Customises every view and every item by hand, wherever it is made.
@MainActor final class InstancesDelegate: UniverseDelegate, NavigationControllerDelegate {
  override func customize(_ tabs: TabBarController, _ scan: ScanViewController, _ objects: NavigationController) {
    customizeTabBar(tabs.tabBar, [scan.tabBarItem, objects.tabBarItem])
    objects.navigationBar.barStyle = .black
    objects.navigationBar.setBackgroundImage(RedLook.bar)
    objects.navigationBar.titleTextAttributes = RedLook.title
    // Pages that are pushed later have items of their own.
    objects.delegate = self
    for case let page as ObjectViewController in objects.viewControllers { customizeItems(of: page) }
    customizeToolbar(of: scan)
    customizeControls(of: scan)
  }

  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController, animated: Bool
  ) {
    if let page = viewController as? ObjectViewController { customizeItems(of: page) }
  }

  private func customizeTabBar(_ bar: TabBar, _ items: [TabBarItem]) {
    bar.barStyle = .black
    bar.tintColor = RedLook.brightRed
    bar.setBackgroundImage(RedLook.tabBar)
    bar.selectionIndicatorImage = RedLook.selectionIndicator
    for item in items { item.setTitleTextAttributes(RedLook.selectedTab, for: .selected) }
  }

  private func customizeToolbar(of scan: ScanViewController) {
    scan.toolbar.barStyle = .black
    scan.toolbar.setBackgroundImage(RedLook.bar)
    scan.titleLabel.textColor = RedLook.brightRed
    scan.titleLabel.textAttributes = .bold
    for item in [scan.aimItem, scan.gridItem] { customizeItem(item) }
  }

  private func customizeItem(_ item: BarButtonItem) {
    item.setTitleTextAttributes(RedLook.item, for: .normal)
    item.setTitleTextAttributes(RedLook.pressedItem, for: .highlighted)
    item.setBackgroundImage(RedLook.button, for: .normal)
    item.setBackgroundImage(RedLook.pressedButton, for: .highlighted)
  }

  // The look of a back button belongs to the page that it leads to.
  private func customizeItems(of page: ObjectViewController) {
    guard page.navigationItem.backBarButtonItem == nil else { return }
    customizeItem(page.nextItem)
    let back = BarButtonItem(title: page.title)
    back.setTitleTextAttributes(RedLook.item, for: .normal)
    back.setTitleTextAttributes(RedLook.pressedItem, for: .highlighted)
    back.setBackButtonBackgroundImage(RedLook.backButton, for: .normal)
    back.setBackButtonBackgroundImage(RedLook.pressedBackButton, for: .highlighted)
    page.navigationItem.backBarButtonItem = back
  }

  private func customizeControls(of scan: ScanViewController) {
    scan.scanSwitch.onTintColor = RedLook.red
    scan.spinner.color = RedLook.red
    scan.progressView.progressTintColor = RedLook.red
    scan.progressView.trackTintColor = RedLook.darkRed
    scan.exposureSlider.thumbTintColor = RedLook.brightRed
    scan.exposureSlider.minimumTrackTintColor = RedLook.red
    scan.exposureSlider.maximumTrackTintColor = RedLook.darkRed
    let bands = scan.bandControl
    bands.setBackgroundImage(RedLook.segmentBackground, for: .normal)
    bands.setBackgroundImage(RedLook.selectedSegmentBackground, for: .selected)
    bands.setDividerImage(RedLook.divider, forLeftSegmentState: .normal, rightSegmentState: .normal)
    bands.setDividerImage(RedLook.dividerAfterSelection, forLeftSegmentState: .selected, rightSegmentState: .normal)
    bands.setDividerImage(RedLook.dividerBeforeSelection, forLeftSegmentState: .normal, rightSegmentState: .selected)
    bands.setTitleTextAttributes(RedLook.segment, for: .normal)
    bands.setTitleTextAttributes(RedLook.selectedSegment, for: .selected)
  }
}
