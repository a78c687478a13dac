#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

extension UnsafePointer<CChar> {
  /// The bytes of a C string without its final zero, not decoded: sequences for terminals need not be valid UTF-8.
  var bytes: [UInt8] { Array(UnsafeRawBufferPointer(start: self, count: strlen(self))) }
}
