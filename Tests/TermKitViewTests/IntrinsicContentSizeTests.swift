import Stages
import TermKit
import TestBasics
import Testing

/// The best sizes of views that do not depend on the room.
@MainActor @Suite struct IntrinsicContentSizeTests {
  private final class Badge: View {
    var number = 1 { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: Size { Size(width: "\(number)".count + 2, height: 1) }
  }

  private final class Rule: View {
    override var intrinsicContentSize: Size { Size(width: Self.noIntrinsicMetric, height: 1) }
  }

  @Test func `a stack gives a view its intrinsic content size, also after that has changed`() {
    let scene = TestScene()
    let (badge, label) = (Badge(), Label(text: "messages"))
    let stack = StackView(arrangedSubviews: [badge, label], spacing: 1)
    badge.setContentHuggingPriority(.required, for: .horizontal)
    stack.frame = scene.window.bounds
    scene.window.addSubview(stack)
    scene.frame()
    #expect(badge.frame.width == 3 && label.frame.minX == 4)
    badge.number = 1000
    scene.frame()
    #expect(badge.frame.width == 6 && label.frame.minX == 7)
  }

  @Test func `a dimension without an intrinsic size counts as 0 in a layout`() {
    expectEqual(View().intrinsicContentSize, Size(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric))
    expectEqual(View().sizeThatFits(.unlimited), .zero)
    expectEqual(Rule().sizeThatFits(Size(width: 10, height: 10)), Size(width: 0, height: 1))
  }

  @Test func `labels, buttons and stacks have the size of their contents`() {
    let label = Label(text: "Tic-Tac-Toe")
    expectEqual(label.intrinsicContentSize, Size(width: 11, height: 1))
    expectEqual(Button(title: "New").intrinsicContentSize, Button(title: "New").sizeThatFits(.unlimited))
    expectEqual(StackView(arrangedSubviews: [label], spacing: 1).intrinsicContentSize, Size(width: 11, height: 1))
    expectEqual(NavigationBar().intrinsicContentSize, Size(width: View.noIntrinsicMetric, height: 1))
    expectEqual(TextView(text: "long").intrinsicContentSize.width, View.noIntrinsicMetric)
  }
}
