private import LibC

#if canImport(Glibc)
  /// The type of sockets that carry a stream of bytes.
  let streamSocket = Int32(SOCK_STREAM.rawValue)

  /// Returns the user of the program at the other end of a Unix socket. Nil if the system does not say.
  func peerUser(of socket: Int32) -> UInt32? {
    // The process, the user and the group, as in `struct ucred`.
    var credentials: (Int32, UInt32, UInt32) = (0, 0, 0)
    var length = socklen_t(MemoryLayout.size(ofValue: credentials))
    return getsockopt(socket, SOL_SOCKET, SO_PEERCRED, &credentials, &length) == 0 ? credentials.1 : nil
  }
#else
  /// The type of sockets that carry a stream of bytes.
  let streamSocket = SOCK_STREAM

  /// Returns the user of the program at the other end of a Unix socket. Nil if the system does not say.
  func peerUser(of socket: Int32) -> UInt32? {
    var (user, group): (uid_t, gid_t) = (0, 0)
    return getpeereid(socket, &user, &group) == 0 ? user : nil
  }
#endif
