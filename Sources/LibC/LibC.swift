// The C library under one name, because each system's has its own.
#if canImport(Glibc)
  @_exported import Glibc
#else
  @_exported import Darwin
#endif
