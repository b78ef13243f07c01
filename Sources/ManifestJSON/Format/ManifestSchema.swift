internal import CResources

/// The JSON Schema (draft 2020-12) of manifest files, for editors and other programs.
package enum ManifestSchema {
  /// The schema as it is kept in the repository.
  package static var text: String {
    let schema = cresource_manifest_schema()
    return String(
      decoding: UnsafeBufferPointer(start: schema.bytes, count: schema.count), as: UTF8.self)
  }
}
