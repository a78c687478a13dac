extension NearMiss {
  /// Methods of delegates of split view and page view controllers.
  static let containers = splitting + paging

  private static let splitting = [
    split(
      "collapseSecondary secondaryViewController: ViewController, onto primaryViewController: ViewController) -> Bool { true }",
      says: "implement splitViewController(_:topColumnForCollapsingToProposedTopColumn:)"),
    split(
      "separateSecondaryFrom primaryViewController: ViewController) -> ViewController? { nil }",
      says: "implement splitViewController(_:topColumnForCollapsingToProposedTopColumn:)"),
    NearMiss(
      "SplitViewControllerDelegate",
      "func primaryViewController(forCollapsing splitViewController: SplitViewController) -> ViewController? { nil }",
      says: "implement splitViewController(_:topColumnForCollapsingToProposedTopColumn:)"),
    NearMiss(
      "SplitViewControllerDelegate",
      "func primaryViewController(forExpanding splitViewController: SplitViewController) -> ViewController? { nil }",
      says: "implement splitViewController(_:topColumnForCollapsingToProposedTopColumn:)"),
    NearMiss(
      "SplitViewControllerDelegate",
      "func targetDisplayModeForAction(in svc: SplitViewController) -> SplitViewController.DisplayMode { .automatic }",
      says: "no gesture shows columns"),
    NearMiss(
      "SplitViewControllerDelegate",
      "func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: SplitViewController) {}",
      says: "no gesture shows columns"),
    NearMiss(
      "SplitViewControllerDelegate",
      "func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: SplitViewController) {}",
      says: "no gesture shows columns"),
    NearMiss(
      "SplitViewControllerDelegate",
      "func splitViewControllerSupportedInterfaceOrientations(_ svc: SplitViewController) -> Int { 0 }",
      says: "terminals do not rotate"),
    NearMiss(
      "SplitViewControllerDelegate",
      "func splitViewControllerPreferredInterfaceOrientationForPresentation(_ svc: SplitViewController) -> Int { 0 }",
      says: "terminals do not rotate"),
  ]

  private static func split(_ rest: String, says message: String) -> NearMiss {
    NearMiss(
      "SplitViewControllerDelegate", "func splitViewController(_ splitViewController: SplitViewController, " + rest,
      says: message)
  }

  private static let paging = [
    NearMiss(
      "PickerViewDelegate",
      "func pickerView(_ pickerView: PickerView, viewForRow row: Int, forComponent component: Int, reusing view: View?) -> View { View() }",
      says: "implement pickerView(_:attributedTitleForRow:forComponent:)"),
    NearMiss(
      "PickerViewDelegate",
      "func pickerView(_ pickerView: PickerView, rowHeightForComponent component: Int) -> Int { 2 }",
      says: "remove this method"),
    NearMiss(
      "PageViewControllerDelegate",
      "func pageViewController(_ pageViewController: PageViewController, spineLocationFor orientation: Int) -> Int { 0 }",
      says: "pages have no spine"),
    NearMiss(
      "PageViewControllerDelegate",
      "func pageViewControllerSupportedInterfaceOrientations(_ pageViewController: PageViewController) -> Int { 0 }",
      says: "terminals do not rotate"),
    NearMiss(
      "PageViewControllerDelegate",
      "func pageViewControllerPreferredInterfaceOrientationForPresentation(_ pageViewController: PageViewController) -> Int { 0 }",
      says: "terminals do not rotate"),
  ]
}
