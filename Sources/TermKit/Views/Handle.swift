import Synchronization

/// A reference that keeps nothing alive and is nil once what it refers to has gone.
///
/// `weak` does that too, but an object that anybody has a weak reference to is retained and released the slow way for the rest of its
/// life, and reading the reference takes longer than what is read there: together a tenth of all that a key takes. So what views ask for in
/// every frame has a handle of its own, which it empties in its `deinit`.
final class Handle<Object: AnyObject>: Sendable {
  // 0 for none: pointers themselves are not for more than one thread.
  private let address: Atomic<UInt>

  /// Makes a handle for an object that empties it when it goes.
  init(for object: Object) { address = Atomic(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())) }

  /// What is referred to; nil when that has gone.
  @MainActor var object: Object? {
    guard let pointer = UnsafeRawPointer(bitPattern: address.load(ordering: .relaxed)) else { return nil }
    return Unmanaged<Object>.fromOpaque(pointer).takeUnretainedValue()
  }

  /// Says that the object goes. From any thread, as a `deinit` may be called on any.
  func empty() { address.store(0, ordering: .relaxed) }
}
