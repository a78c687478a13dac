import Stages
import TermKit

// The controllers of a `ControllerForest`. They log their life-cycle callbacks and have no other behaviour of their own.

/// A controller with a view that can be focused.
final class ForestLeaf: ViewController {
  private let log: LifecycleLog

  init(_ title: String, _ log: LifecycleLog) {
    self.log = log
    super.init()
    self.title = title
  }

  override func viewDidLoad() {
    view.addSubview(FocusableView(frame: Rect(1, 1, 3, 1)))
    log.noteLoading(self)
  }
  override func viewWillAppear(_ animated: Bool) { log.note(.willAppear, self) }
  override func viewIsAppearing(_ animated: Bool) { log.note(.isAppearing, self) }
  override func viewDidAppear(_ animated: Bool) { log.note(.didAppear, self) }
  override func viewWillDisappear(_ animated: Bool) { log.note(.willDisappear, self) }
  override func viewDidDisappear(_ animated: Bool) { log.note(.didDisappear, self) }
  override func willMove(toParent parent: ViewController?) {
    super.willMove(toParent: parent)
    log.flags.willMove(self, to: parent)
  }
  override func didMove(toParent parent: ViewController?) { log.flags.didMove(self, to: parent) }
}

/// A controller that other controllers are embedded in.
final class ForestBox: ViewController {
  private let log: LifecycleLog

  init(_ title: String, _ log: LifecycleLog) {
    self.log = log
    super.init()
    self.title = title
  }

  override func viewDidLoad() {
    log.noteLoading(self)
  }
  override func viewWillAppear(_ animated: Bool) { log.note(.willAppear, self) }
  override func viewIsAppearing(_ animated: Bool) { log.note(.isAppearing, self) }
  override func viewDidAppear(_ animated: Bool) { log.note(.didAppear, self) }
  override func viewWillDisappear(_ animated: Bool) { log.note(.willDisappear, self) }
  override func viewDidDisappear(_ animated: Bool) { log.note(.didDisappear, self) }
  override func willMove(toParent parent: ViewController?) {
    super.willMove(toParent: parent)
    log.flags.willMove(self, to: parent)
  }
  override func didMove(toParent parent: ViewController?) { log.flags.didMove(self, to: parent) }
}

/// A navigation controller.
final class ForestStack: NavigationController {
  private let log: LifecycleLog

  init(_ title: String, _ log: LifecycleLog) {
    self.log = log
    super.init()
    self.title = title
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    log.noteLoading(self)
  }
  override func viewWillAppear(_ animated: Bool) { log.note(.willAppear, self) }
  override func viewIsAppearing(_ animated: Bool) { log.note(.isAppearing, self) }
  override func viewDidAppear(_ animated: Bool) { log.note(.didAppear, self) }
  override func viewWillDisappear(_ animated: Bool) { log.note(.willDisappear, self) }
  override func viewDidDisappear(_ animated: Bool) { log.note(.didDisappear, self) }
  override func willMove(toParent parent: ViewController?) {
    super.willMove(toParent: parent)
    log.flags.willMove(self, to: parent)
  }
  override func didMove(toParent parent: ViewController?) { log.flags.didMove(self, to: parent) }
}

/// A tab bar controller.
final class ForestTabs: TabBarController {
  private let log: LifecycleLog

  init(_ title: String, _ log: LifecycleLog) {
    self.log = log
    super.init()
    self.title = title
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    log.noteLoading(self)
  }
  override func viewWillAppear(_ animated: Bool) { log.note(.willAppear, self) }
  override func viewIsAppearing(_ animated: Bool) { log.note(.isAppearing, self) }
  override func viewDidAppear(_ animated: Bool) { log.note(.didAppear, self) }
  override func viewWillDisappear(_ animated: Bool) { log.note(.willDisappear, self) }
  override func viewDidDisappear(_ animated: Bool) { log.note(.didDisappear, self) }
  override func willMove(toParent parent: ViewController?) {
    super.willMove(toParent: parent)
    log.flags.willMove(self, to: parent)
  }
  override func didMove(toParent parent: ViewController?) { log.flags.didMove(self, to: parent) }
}

/// A split view controller.
final class ForestSplit: SplitViewController {
  private let log: LifecycleLog

  init(_ title: String, _ style: Style, _ log: LifecycleLog) {
    self.log = log
    super.init(style: style)
    self.title = title
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    log.noteLoading(self)
  }
  override func viewWillAppear(_ animated: Bool) { log.note(.willAppear, self) }
  override func viewIsAppearing(_ animated: Bool) { log.note(.isAppearing, self) }
  override func viewDidAppear(_ animated: Bool) { log.note(.didAppear, self) }
  override func viewWillDisappear(_ animated: Bool) { log.note(.willDisappear, self) }
  override func viewDidDisappear(_ animated: Bool) { log.note(.didDisappear, self) }
  override func willMove(toParent parent: ViewController?) {
    super.willMove(toParent: parent)
    log.flags.willMove(self, to: parent)
  }
  override func didMove(toParent parent: ViewController?) { log.flags.didMove(self, to: parent) }
}

/// A page view controller.
final class ForestPages: PageViewController {
  private let log: LifecycleLog

  init(_ title: String, _ log: LifecycleLog) {
    self.log = log
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
    self.title = title
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    log.noteLoading(self)
  }
  override func viewWillAppear(_ animated: Bool) { log.note(.willAppear, self) }
  override func viewIsAppearing(_ animated: Bool) { log.note(.isAppearing, self) }
  override func viewDidAppear(_ animated: Bool) { log.note(.didAppear, self) }
  override func viewWillDisappear(_ animated: Bool) { log.note(.willDisappear, self) }
  override func viewDidDisappear(_ animated: Bool) { log.note(.didDisappear, self) }
  override func willMove(toParent parent: ViewController?) {
    super.willMove(toParent: parent)
    log.flags.willMove(self, to: parent)
  }
  override func didMove(toParent parent: ViewController?) { log.flags.didMove(self, to: parent) }
}
