import Foundation

/// A small disk in memory that is there for one shell command, and only for it.
enum Disk {
  /// A command that runs with the folder `Snapshots` on a disk of 256 KB, mounted at `disk`, and that
  /// leaves in `after` what is there in the end.
  static func script(_ command: String) -> String {
    """
    exec unshare --mount /bin/sh -c '
    mkdir disk after
    mount -t tmpfs -o size=256k tmpfs disk || exit 99
    mv Snapshots disk/stored
    ln -s disk/stored Snapshots
    \(command)
    code=$?
    cp -R disk/stored/. after
    exit $code
    ' "$0"
    """
  }

  /// Whether this process may mount: on Linux, as root, outside of strict containers.
  static let canMount: Bool = {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "exec unshare --mount mount -t tmpfs tmpfs /mnt"]
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()
}
