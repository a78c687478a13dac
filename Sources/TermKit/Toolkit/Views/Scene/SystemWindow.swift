/// A window that TermKit makes itself, such as the window of the status bar. Programs do not see it among their windows.
@MainActor package protocol SystemWindow: Window {}
