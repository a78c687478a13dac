extension NearMiss {
  /// All near misses.
  static let all =
    scrolling + tableDelegate + tableDataSource + tableController + collections + text + others + animations
    + containers + views

  /// Methods of scroll view delegates.
  private static let scrolling = [
    NearMiss(
      "ScrollViewDelegate", "func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {}",
      says: "implement scrollViewDidEndDragging(_:willDecelerate:)"),
    NearMiss(
      "ScrollViewDelegate", "func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}",
      says: "implement scrollViewDidEndDragging(_:willDecelerate:)"),
    NearMiss(
      "ScrollViewDelegate",
      "func scrollViewWillEndDragging(_ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: UnsafeMutablePointer<Point>) {}",
      says: "implement scrollViewDidEndDragging(_:willDecelerate:)"),
    NearMiss(
      "ScrollViewDelegate",
      "func scrollViewWillEndDragging(_ scrollView: ScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) {}",
      says: "implement scrollViewDidEndDragging(_:willDecelerate:)", importing: "CGPoint"),
    NearMiss(
      "ScrollViewDelegate", "func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool { false }",
      says: "the Home key scrolls to the top"),
    NearMiss(
      "ScrollViewDelegate", "func scrollViewDidScrollToTop(_ scrollView: ScrollView) {}",
      says: "the Home key scrolls to the top"),
    NearMiss(
      "ScrollViewDelegate", "func viewForZooming(in scrollView: ScrollView) -> View? { nil }",
      says: "cells cannot be zoomed"),
    NearMiss(
      "ScrollViewDelegate", "func scrollViewDidZoom(_ scrollView: ScrollView) {}", says: "cells cannot be zoomed"),
    NearMiss(
      "ScrollViewDelegate", "func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?) {}",
      says: "cells cannot be zoomed"),
    NearMiss(
      "ScrollViewDelegate",
      "func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: CGFloat) {}",
      says: "cells cannot be zoomed", importing: "CGFloat"),
  ]

  /// Methods of text delegates.
  private static let text = [
    NearMiss(
      "TextFieldDelegate",
      "func textField(_ textField: TextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool { true }",
      says: "use Range<Int> instead of NSRange", importing: "NSRange"),
    NearMiss(
      "SearchBarDelegate",
      "func searchBar(_ searchBar: SearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { true }",
      says: "use Range<Int> instead of NSRange", importing: "NSRange"),
    NearMiss(
      "TextViewDelegate",
      "func textView(_ textView: TextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { true }",
      says: "use Range<Int> instead of NSRange", importing: "NSRange"),
    NearMiss(
      "TextViewDelegate", "func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}",
      says: "implement scrollViewDidEndDragging(_:willDecelerate:)"),
  ]

  /// Methods of views, view controllers and application delegates.
  private static let others = [
    NearMiss("View", "override func layoutMarginsDidChange() {}", says: "override layoutSubviews()"),
    NearMiss("TableViewCell", "override func updateConstraints() {}", says: "override layoutSubviews()"),
    NearMiss(
      "TabBarDelegate", "func tabBar(_ tabBar: TabBar, willBeginCustomizing items: [TabBarItem]) {}",
      says: "users cannot rearrange tabs"),
    NearMiss(
      "TabBarDelegate", "func tabBar(_ tabBar: TabBar, didBeginCustomizing items: [TabBarItem]) {}",
      says: "users cannot rearrange tabs"),
    NearMiss(
      "TabBarDelegate", "func tabBar(_ tabBar: TabBar, willEndCustomizing items: [TabBarItem], changed: Bool) {}",
      says: "users cannot rearrange tabs"),
    NearMiss(
      "TabBarDelegate", "func tabBar(_ tabBar: TabBar, didEndCustomizing items: [TabBarItem], changed: Bool) {}",
      says: "users cannot rearrange tabs"),
    NearMiss(
      "TabBarControllerDelegate",
      "func tabBarController(_ tabBarController: TabBarController, willBeginCustomizing viewControllers: [ViewController]) {}",
      says: "users cannot rearrange tabs"),
    NearMiss(
      "TabBarControllerDelegate",
      "func tabBarController(_ tabBarController: TabBarController, willEndCustomizing viewControllers: [ViewController], changed: Bool) {}",
      says: "users cannot rearrange tabs"),
    NearMiss(
      "TabBarControllerDelegate",
      "func tabBarController(_ tabBarController: TabBarController, didEndCustomizing viewControllers: [ViewController], changed: Bool) {}",
      says: "users cannot rearrange tabs"),
    NearMiss(
      "ApplicationDelegate",
      "func application(_ application: Application, willFinishLaunchingWithOptions launchOptions: [String: Any]?) -> Bool { true }; func applicationDidFinishLaunching(_ application: Application) {}",
      says: "implement applicationDidFinishLaunching(_:)"),
    NearMiss("View", "override func draw(_ rect: Rect) {}", says: "override draw(in:)"),
    NearMiss("ViewController", "override func updateViewConstraints() {}", says: "override viewWillLayoutSubviews()"),
    NearMiss("ViewController", "override func didReceiveMemoryWarning() {}", says: "remove this method"),
    NearMiss(
      "ApplicationDelegate",
      "func application(_ application: Application, didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?) -> Bool { true }",
      says: "implement applicationDidFinishLaunching(_:)"),
    NearMiss(
      "ApplicationDelegate",
      "func application(_ application: Application, didFinishLaunchingWithOptions launchOptions: [String: Any]?) -> Bool { true }; func applicationDidFinishLaunching(_ application: Application) {}",
      says: "implement applicationDidFinishLaunching(_:)"),
    NearMiss(
      "ApplicationDelegate",
      "func applicationDidReceiveMemoryWarning(_ application: Application) {}; func applicationDidFinishLaunching(_ application: Application) {}",
      says: "remove this method"),
    NearMiss(
      "ApplicationDelegate",
      "func application(_ application: Application, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }",
      says: "the coder is a Coder", importing: "NSCoder"),
    NearMiss(
      "ApplicationDelegate",
      "func application(_ application: Application, shouldRestoreSecureApplicationState coder: Coder) -> Bool { true }",
      says: "the methods are shouldSaveApplicationState and shouldRestoreApplicationState"),
    NearMiss(
      "ApplicationDelegate",
      "func application(_ application: Application, shouldRestoreApplicationState coder: NSCoder) -> Bool { true }",
      says: "the coder is a Coder", importing: "NSCoder"),
    NearMiss(
      "ApplicationDelegate",
      "func application(_ application: Application, viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> ViewController? { nil }",
      says: "the coder is a Coder", importing: "NSCoder"),
  ]

  /// The methods that TermKit calls, by the protocol that they belong to.
  static let calledMethods = [
    "ScrollViewDelegate": """
    func scrollViewDidScroll(_ scrollView: ScrollView) {}
    func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}
    func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {}
    func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) {}
    """,
    "TableViewDelegate": """
    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Int { 1 }
    func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? { nil }
    func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? { nil }
    func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath) {}
    func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath) {}
    func tableView(_ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int) {}
    func tableView(_ tableView: TableView, willDisplayFooterView view: View, forSection section: Int) {}
    func tableView(_ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int) {}
    func tableView(_ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int) {}
    func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
    func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {}
    func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {}
    func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { nil }
    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}
    func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath) {}
    func tableView(_ tableView: TableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(_ tableView: TableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool { true }
    func tableView(_ tableView: TableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {}
    func tableViewDidEndMultipleSelectionInteraction(_ tableView: TableView) {}
    func tableView(_ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
      -> SwipeActionsConfiguration?
    { nil }
    func tableView(_ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
      -> SwipeActionsConfiguration?
    { nil }
    func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { nil }
    func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}
    """,
    "TableViewDataSource": """
    func numberOfSections(in tableView: TableView) -> Int { 1 }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell { TableViewCell() }
    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { nil }
    func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? { nil }
    """,
    "CollectionViewDelegate": """
    func collectionView(_ collectionView: CollectionView, willDisplay cell: CollectionViewCell, forItemAt indexPath: IndexPath) {}
    func collectionView(_ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell, forItemAt indexPath: IndexPath) {}
    func collectionView(_ collectionView: CollectionView, willDisplaySupplementaryView view: CollectionReusableView, forElementKind elementKind: String, at indexPath: IndexPath) {}
    func collectionView(_ collectionView: CollectionView, didEndDisplayingSupplementaryView view: CollectionReusableView, forElementOfKind elementKind: String, at indexPath: IndexPath) {}
    func collectionView(_ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool { true }
    func collectionView(_ collectionView: CollectionView, didHighlightItemAt indexPath: IndexPath) {}
    func collectionView(_ collectionView: CollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
    func collectionView(_ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { true }
    func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {}
    func collectionView(_ collectionView: CollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool { true }
    func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath) {}
    func collectionView(_ collectionView: CollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: Point) -> ContextMenuConfiguration? { nil }
    """,
    "CollectionViewDelegateFlowLayout": """
    func collectionView(_ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> Size { .zero }
    func collectionView(_ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout, insetForSectionAt section: Int) -> EdgeInsets { .zero }
    func collectionView(_ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout, minimumLineSpacingForSectionAt section: Int) -> Int { 1 }
    func collectionView(_ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int) -> Int { 1 }
    func collectionView(_ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout, referenceSizeForHeaderInSection section: Int) -> Size { .zero }
    func collectionView(_ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout, referenceSizeForFooterInSection section: Int) -> Size { .zero }
    """,
    "CollectionViewDataSource": """
    func numberOfSections(in collectionView: CollectionView) -> Int { 1 }
    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell { CollectionViewCell() }
    func collectionView(_ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> CollectionReusableView { CollectionReusableView() }
    """,
    "TextFieldDelegate": """
    func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { true }
    func textFieldDidBeginEditing(_ textField: TextField) {}
    func textFieldShouldEndEditing(_ textField: TextField) -> Bool { true }
    func textFieldDidEndEditing(_ textField: TextField) {}
    func textFieldDidEndEditing(_ textField: TextField, reason: TextField.DidEndEditingReason) {}
    func textField(_ textField: TextField, shouldChangeCharactersIn range: Range<Int>, replacementString string: String) -> Bool { true }
    func textFieldDidChangeSelection(_ textField: TextField) {}
    func textFieldShouldClear(_ textField: TextField) -> Bool { true }
    func textFieldShouldReturn(_ textField: TextField) -> Bool { true }
    """,
    "SearchBarDelegate": """
    func searchBarShouldBeginEditing(_ searchBar: SearchBar) -> Bool { true }
    func searchBarTextDidBeginEditing(_ searchBar: SearchBar) {}
    func searchBarShouldEndEditing(_ searchBar: SearchBar) -> Bool { true }
    func searchBarTextDidEndEditing(_ searchBar: SearchBar) {}
    func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {}
    func searchBar(_ searchBar: SearchBar, shouldChangeTextIn range: Range<Int>, replacementText text: String) -> Bool { true }
    func searchBarSearchButtonClicked(_ searchBar: SearchBar) {}
    func searchBarBookmarkButtonClicked(_ searchBar: SearchBar) {}
    func searchBarCancelButtonClicked(_ searchBar: SearchBar) {}
    func searchBarResultsListButtonClicked(_ searchBar: SearchBar) {}
    func searchBar(_ searchBar: SearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
    func position(for bar: any BarPositioning) -> BarPosition? { nil }
    """,
    "TextViewDelegate": """
    func textViewShouldBeginEditing(_ textView: TextView) -> Bool { true }
    func textViewDidBeginEditing(_ textView: TextView) {}
    func textViewShouldEndEditing(_ textView: TextView) -> Bool { true }
    func textViewDidEndEditing(_ textView: TextView) {}
    func textView(_ textView: TextView, shouldChangeTextIn range: Range<Int>, replacementText text: String) -> Bool { true }
    func textViewDidChange(_ textView: TextView) {}
    func textViewDidChangeSelection(_ textView: TextView) {}
    """,
    "NavigationControllerDelegate": """
    func navigationController(_ navigationController: NavigationController, willShow viewController: ViewController, animated: Bool) {}
    func navigationController(_ navigationController: NavigationController, didShow viewController: ViewController, animated: Bool) {}
    """,
    "SplitViewControllerDelegate": """
    func splitViewController(_ svc: SplitViewController, topColumnForCollapsingToProposedTopColumn column: SplitViewController.Column) -> SplitViewController.Column { column }
    func splitViewController(_ svc: SplitViewController, displayModeForExpandingToProposedDisplayMode mode: SplitViewController.DisplayMode) -> SplitViewController.DisplayMode { mode }
    func splitViewControllerDidCollapse(_ svc: SplitViewController) {}
    func splitViewControllerDidExpand(_ svc: SplitViewController) {}
    func splitViewController(_ svc: SplitViewController, willChangeTo displayMode: SplitViewController.DisplayMode) {}
    func splitViewController(_ svc: SplitViewController, willShow column: SplitViewController.Column) {}
    func splitViewController(_ svc: SplitViewController, willHide column: SplitViewController.Column) {}
    func splitViewController(_ svc: SplitViewController, show viewController: ViewController, sender: Any?) -> Bool { false }
    func splitViewController(_ svc: SplitViewController, showDetail viewController: ViewController, sender: Any?) -> Bool { false }
    """,
    "PickerViewDelegate": """
    func pickerView(_ pickerView: PickerView, titleForRow row: Int, forComponent component: Int) -> String? { nil }
    func pickerView(_ pickerView: PickerView, attributedTitleForRow row: Int, forComponent component: Int) -> AttributedText? { nil }
    func pickerView(_ pickerView: PickerView, widthForComponent component: Int) -> Int { 3 }
    func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int) {}
    func pickerView(_ pickerView: PickerView, accessibilityLabelForComponent component: Int) -> String? { nil }
    """,
    "PageViewControllerDelegate": """
    func pageViewController(_ pages: PageViewController, willTransitionTo pendingViewControllers: [ViewController]) {}
    func pageViewController(_ pages: PageViewController, didFinishAnimating finished: Bool, previousViewControllers: [ViewController], transitionCompleted completed: Bool) {}
    """,
    "TabBarControllerDelegate": """
    func tabBarController(_ tabBarController: TabBarController, shouldSelect viewController: ViewController) -> Bool { true }
    func tabBarController(_ tabBarController: TabBarController, didSelect viewController: ViewController) {}
    """,
    "ApplicationDelegate": """
    func application(_ application: Application, shouldSaveApplicationState coder: Coder) -> Bool { true }
    func application(_ application: Application, shouldRestoreApplicationState coder: Coder) -> Bool { true }
    func application(_ application: Application, viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: Coder) -> ViewController? { nil }
    func applicationDidFinishLaunching(_ application: Application) {}
    func application(_ application: Application, launchScreenFor size: Size) -> ViewController? { nil }
    func applicationShouldTerminate(_ application: Application) -> Application.TerminateReply { .terminateLater }
    func applicationWillTerminate(_ application: Application) {}
    func applicationWillResignActive(_ application: Application) {}
    func applicationDidEnterBackground(_ application: Application) {}
    func applicationWillEnterForeground(_ application: Application) {}
    func applicationDidBecomeActive(_ application: Application) {}
    """,
    "TabBarDelegate": """
    func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem) {}
    """,
  ]
}
