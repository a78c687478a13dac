#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

extension UnsafePointer<CChar> {
  /// The bytes of a string of C without the zero at its end, as they are: sequences for terminals need not be UTF-8.
  var bytes: [UInt8] { Array(UnsafeRawBufferPointer(start: self, count: strlen(self))) }
}
