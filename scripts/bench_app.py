"""Writes the source of an app for the figures of `screens scan`.

The app is made of features of twelve files each: pages, rows, forms, view models, services and models. Per 1,000 lines it
has about as many views, functions, texts, buttons and conditions as five open-source apps of 16,000 to 90,000 lines, and
more screens: real apps of 1,200 files have 100 to 200, this one has 4 a feature.
"""

import json
import os

TABS = ["home", "library", "search", "inbox", "profile"]
FILES_PER_FEATURE = 12
WORDS = ["Order", "Invoice", "Recipe", "Ticket", "Garden", "Parcel", "Lesson", "Concert"]


def name(number):
    return f"{WORDS[number % len(WORDS)]}{number}"


def list_view(number, count):
    feature, near = name(number), [n for n in (number * 2 + 1, number * 2 + 2) if n < count]
    links = "".join(f"""
      NavigationLink(value: Route.{lower(name(n))}) {{
        Label("open.{lower(name(n))}", systemImage: "chevron.right.circle")
      }}""" for n in near)
    sections = "".join(f"""
        Section("Part {part} of {feature}") {{
          ForEach(model.items(in: {part})) {{ item in
            {feature}Row(item: item, isCompact: preferences.isCompact) {{
              router.open(.{lower(feature)}Detail(item))
            }}
            .swipeActions {{
              Button("action.delete", role: .destructive) {{ model.delete(item) }}
            }}
          }}
        }}""" for part in range(2))
    return f"""import SwiftUI

/// The list of a feature, with its header, its filter and its sheets.
struct {feature}View: View {{
  @Environment(Router.self) private var router
  @Environment(Preferences.self) private var preferences
  @State private var model = {feature}ViewModel()
  @State private var query = ""
  @State private var isAskingToReset = false

  var body: some View {{
    List {{
      {feature}Header(title: "{feature}", count: model.items.count) {{
        router.present(.{lower(feature)}Edit)
      }}
      if model.isLoading {{
        ProgressView("status.loading")
      }} else if let message = model.message {{
        ContentUnavailableView(message, systemImage: "exclamationmark.triangle")
      }} else {{{sections}
      }}{links}
      footer
    }}
    .navigationTitle("title.{lower(feature)}")
    .searchable(text: $query, prompt: "Search {feature}")
    .toolbar {{
      ToolbarItem(placement: .topBarTrailing) {{
        Button {{
          router.present(.{lower(feature)}Edit)
        }} label: {{
          Image(systemName: "plus")
        }}
      }}
      ToolbarItem(placement: .topBarLeading) {{ menu }}
    }}
    .refreshable {{ await model.load() }}
    .task {{ await model.load() }}
    .alert("alert.reset", isPresented: $isAskingToReset) {{
      Button("action.reset", role: .destructive) {{ model.reset() }}
      Button("action.cancel", role: .cancel) {{}}
    }} message: {{
      Text("All changes of {feature} are lost.")
    }}
  }}

  private var menu: some View {{
    Menu {{
      Button("action.sort", systemImage: "arrow.up.arrow.down") {{ model.isSorted.toggle() }}
      Button("action.settings", systemImage: "gear") {{ router.open(.{lower(feature)}Settings) }}
      if model.canReset {{
        Button("action.reset", systemImage: "trash") {{ isAskingToReset = true }}
      }}
    }} label: {{
      Image(systemName: "ellipsis.circle")
    }}
  }}

  @ViewBuilder private var footer: some View {{
    switch model.state {{
    case .idle: Text("status.idle").font(.footnote)
    case .partial(let count): Text("\\(count) of \\(model.total) loaded").font(.footnote)
    case .complete: EmptyView()
    }}
  }}
}}
"""


def detail_view(number):
    feature = name(number)
    rows = "".join(f"""
        LabeledContent("Field {row}", value: item.field{row} ?? "–")""" for row in range(6))
    return f"""import SwiftUI

/// One item of a feature.
struct {feature}DetailView: View {{
  let item: {feature}Item
  @Environment(Router.self) private var router
  @Environment(\\.dismiss) private var dismiss
  @State private var isFavorite = false
  @State private var note = ""

  var body: some View {{
    ScrollView {{
      VStack(alignment: .leading, spacing: 16) {{
        AsyncImage(url: item.image) {{ image in
          image.resizable().scaledToFill()
        }} placeholder: {{
          Color.secondary.opacity(0.2)
        }}
        .frame(height: 220)
        Text(item.title).font(.title)
        Text("Updated \\(item.updated.formatted())").foregroundStyle(.secondary)
        Divider(){rows}
        if let place = item.place {{
          Label(place, systemImage: "mappin")
        }} else {{
          Text("status.nowhere")
        }}
        actions
      }}
      .padding()
    }}
    .navigationTitle(item.title)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {{
      Button("action.edit") {{ router.present(.{lower(feature)}Edit) }}
    }}
    .sensoryFeedback(.selection, trigger: isFavorite)
  }}

  private var actions: some View {{
    HStack {{
      Button {{
        isFavorite.toggle()
      }} label: {{
        Label("action.favorite", systemImage: isFavorite ? "star.fill" : "star")
      }}
      .buttonStyle(.bordered)
      Spacer()
      ShareLink("action.share", item: item.title)
      Button("action.close") {{ dismiss() }}
    }}
  }}
}}
"""


def edit_view(number):
    feature = name(number)
    fields = "".join(f"""
          TextField("Field {row}", text: $model.field{row})""" for row in range(4))
    return f"""import SwiftUI

/// The form of a feature.
struct {feature}EditView: View {{
  @Environment(\\.dismiss) private var dismiss
  @State private var model = {feature}ViewModel()
  @State private var kind = {feature}Kind.standard
  @State private var date = Date.now
  @State private var isUrgent = false
  @State private var amount = 1

  var body: some View {{
    NavigationStack {{
      Form {{
        Section("section.general") {{{fields}
          Picker("field.kind", selection: $kind) {{
            ForEach({feature}Kind.allCases) {{ kind in
              Text(kind.title).tag(kind)
            }}
          }}
        }}
        Section {{
          DatePicker("field.date", selection: $date)
          Toggle("field.urgent", isOn: $isUrgent)
          Stepper("Amount: \\(amount)", value: $amount, in: 1...10)
          if isUrgent {{
            Label("status.urgent", systemImage: "exclamationmark")
          }}
        }} header: {{
          Text("section.details")
        }} footer: {{
          Text("Changes of {feature} are saved at once.")
        }}
      }}
      .navigationTitle("Edit {feature}")
      .toolbar {{
        ToolbarItem(placement: .cancellationAction) {{
          Button("action.cancel") {{ dismiss() }}
        }}
        ToolbarItem(placement: .confirmationAction) {{
          Button("action.save") {{
            Task {{
              if await model.save(kind: kind, date: date, amount: amount) {{ dismiss() }}
            }}
          }}
          .disabled(!model.canSave)
        }}
      }}
    }}
  }}
}}
"""


def settings_view(number):
    feature = name(number)
    toggles = "".join(f"""
        Toggle("Option {row} of {feature}", isOn: $option{row})""" for row in range(4))
    states = "".join(f"""
  @AppStorage("{lower(feature)}.option{row}") private var option{row} = false""" for row in range(4))
    return f"""import SwiftUI

/// The settings of a feature.
struct {feature}SettingsView: View {{{states}
  @State private var isConfirming = false

  var body: some View {{
    Form {{
      Section("section.options") {{{toggles}
      }}
      Section {{
        Button("action.clear", role: .destructive) {{ isConfirming = true }}
          .confirmationDialog("dialog.clear", isPresented: $isConfirming) {{
            Button("action.clear", role: .destructive) {{ clear() }}
          }}
      }}
    }}
    .navigationTitle("Settings of {feature}")
  }}

  private func clear() {{
    for option in ["option0", "option1", "option2", "option3"] {{
      UserDefaults.standard.removeObject(forKey: "{lower(feature)}.\\(option)")
    }}
  }}
}}
"""


def row_view(number):
    feature = name(number)
    return f"""import SwiftUI

/// A row of a list.
struct {feature}Row: View {{
  let item: {feature}Item
  var isCompact = false
  let action: () -> Void

  var body: some View {{
    Button(action: action) {{
      HStack(spacing: 12) {{
        Image(systemName: item.kind.symbol).foregroundStyle(.tint)
        VStack(alignment: .leading) {{
          Text(item.title).font(.headline)
          if !isCompact {{
            Text(item.subtitle).font(.subheadline).foregroundStyle(.secondary)
          }}
        }}
        Spacer()
        badge
      }}
    }}
    .buttonStyle(.plain)
    .contextMenu {{
      Button("action.copy", systemImage: "doc.on.doc") {{ Clipboard.copy(item.title) }}
    }}
  }}

  @ViewBuilder private var badge: some View {{
    if item.isNew {{
      Text("badge.new").font(.caption).padding(4).background(.tint, in: Capsule())
    }} else if item.count > 0 {{
      Text("\\(item.count)").monospacedDigit()
    }}
  }}
}}
"""


def header_view(number):
    feature = name(number)
    return f"""import SwiftUI

/// The header of a list.
struct {feature}Header: View {{
  let title: LocalizedStringKey
  let count: Int
  let onAdd: () -> Void

  var body: some View {{
    VStack(alignment: .leading) {{
      HStack {{
        Text(title).font(.largeTitle.bold())
        Spacer()
        Button(action: onAdd) {{
          Image(systemName: "plus.circle.fill")
        }}
        .accessibilityLabel("action.add")
      }}
      Text("\\(count) entries").font(.caption)
    }}
    .padding(.vertical)
    .cardStyle()
  }}
}}
"""


def function(feature, number):
    return f"""
  /// Works through what was loaded, as code of an app without views does.
  func update{number}(_ values: [{feature}Item], limit: Int = {number + 3}) async throws -> Int {{
    var found: [String: {feature}Item] = [:]
    for value in values.prefix(limit) where value.count >= {number} {{
      if let known = found[value.title], known.updated > value.updated {{ continue }}
      found[value.title] = value
    }}
    guard !found.isEmpty else {{ throw {feature}Error.empty(step: {number}) }}
    let sorted = found.values.sorted {{ $0.updated < $1.updated }}
    switch (sorted.first?.kind, sorted.count) {{
    case (.standard?, 1...5): log.debug("few: \\(sorted.count)")
    case (.special?, _): try await cache.store(sorted, for: "{feature}.\\(limit)")
    default: break
    }}
    return sorted.reduce(0) {{ $0 + ($1.isNew ? 1 : $1.count * {number + 1}) }}
  }}
"""


def view_model(number):
    feature = name(number)
    fields = "".join(f'\n  var field{row} = ""' for row in range(4))
    functions = "".join(function(feature, n) for n in range(7))
    return f"""import Foundation
import Observation

@MainActor @Observable
final class {feature}ViewModel {{
  enum State: Equatable {{
    case idle
    case partial(Int)
    case complete
  }}

  private(set) var items: [{feature}Item] = []
  private(set) var isLoading = false
  private(set) var message: String?
  var state = State.idle
  var isSorted = false{fields}

  private let service: any {feature}Service
  private let cache = DiskCache.shared
  private let log = Log(category: "{feature}")

  init(service: any {feature}Service = Remote{feature}Service()) {{
    self.service = service
  }}

  var total: Int {{ items.count }}
  var canReset: Bool {{ !items.isEmpty && state != .idle }}
  var canSave: Bool {{ !field0.isEmpty && field1.count < 80 }}

  func items(in part: Int) -> [{feature}Item] {{
    items.filter {{ $0.count % 2 == part }}.sorted {{ isSorted ? $0.title < $1.title : $0.updated > $1.updated }}
  }}

  func load() async {{
    guard !isLoading else {{ return }}
    isLoading = true
    defer {{ isLoading = false }}
    do {{
      items = try await service.items(after: items.last?.id)
      state = items.count < 20 ? .complete : .partial(items.count)
    }} catch let error as {feature}Error {{
      message = error.localizedDescription
    }} catch {{
      message = "\\(error)"
    }}
  }}

  func save(kind: {feature}Kind, date: Date, amount: Int) async -> Bool {{
    let draft = {feature}Draft(title: field0, kind: kind, date: date, amount: amount)
    do {{
      try await service.save(draft)
      return true
    }} catch {{
      log.error("cannot save: \\(error)")
      return false
    }}
  }}

  func delete(_ item: {feature}Item) {{ items.removeAll {{ $0.id == item.id }} }}

  func reset() {{
    items = []
    state = .idle
  }}
{functions}}}
"""


def class_file(number, kind, count):
    feature = name(number)
    functions = "".join(function(feature, n) for n in range(count))
    return f"""import Foundation

/// Work of a feature that no page shows.
final class {feature}{kind}: Sendable {{
  private let cache = DiskCache.shared
  private let log = Log(category: "{feature}.{kind}")
  let queue: OperationQueue

  init(queue: OperationQueue = .main) {{ self.queue = queue }}
{functions}}}

extension {feature}{kind} {{
  var summary: String {{ "\\(Self.self) on \\(queue.name ?? "no queue")" }}

  func cancelAll() {{
    queue.cancelAllOperations()
    log.info("cancelled")
  }}
}}
"""


def service(number):
    feature = name(number)
    requests = "".join(f"""
  func request{n}(_ id: {feature}Item.ID, page: Int) async throws -> [{feature}Item] {{
    var components = URLComponents()
    components.path = "/v2/{lower(feature)}/\\(id)/part{n}"
    components.queryItems = [.init(name: "page", value: String(page)), .init(name: "size", value: "20")]
    guard let url = components.url(relativeTo: base) else {{ throw {feature}Error.badAddress }}
    let (data, response) = try await session.data(from: url)
    guard (response as? HTTPURLResponse)?.statusCode == 200 else {{ throw {feature}Error.refused }}
    return try decoder.decode([{feature}Item].self, from: data)
  }}
""" for n in range(9))
    return f"""import Foundation

protocol {feature}Service: Sendable {{
  func items(after id: {feature}Item.ID?) async throws -> [{feature}Item]
  func save(_ draft: {feature}Draft) async throws
}}

struct Remote{feature}Service: {feature}Service {{
  var base = URL(string: "https://example.com/api")!
  var session = URLSession.shared
  var decoder = JSONDecoder()

  func items(after id: {feature}Item.ID?) async throws -> [{feature}Item] {{
    guard let id else {{ return try await request0("first", page: 0) }}
    return try await request1(id, page: 1)
  }}

  func save(_ draft: {feature}Draft) async throws {{
    guard !draft.title.isEmpty else {{ throw {feature}Error.empty(step: -1) }}
  }}
{requests}}}
"""


def models(number):
    feature = name(number)
    fields = "".join(f"\n  var field{row}: String?" for row in range(6))
    return f"""import Foundation

struct {feature}Item: Identifiable, Hashable, Codable, Sendable {{
  var id: String
  var title: String
  var subtitle: String
  var image: URL?
  var place: String?
  var updated: Date
  var count: Int
  var isNew: Bool
  var kind: {feature}Kind{fields}

  enum CodingKeys: String, CodingKey, CaseIterable {{
    case id, title, subtitle, image, place, updated, count, kind
    case isNew = "is_new"
  }}
}}

enum {feature}Kind: String, Codable, CaseIterable, Identifiable, Sendable {{
  case standard, special, archived

  var id: Self {{ self }}

  var title: LocalizedStringKey {{
    switch self {{
    case .standard: "kind.standard"
    case .special: "kind.special"
    case .archived: "kind.archived"
    }}
  }}

  var symbol: String {{
    switch self {{
    case .standard: "circle"
    case .special: "star.circle"
    case .archived: "archivebox"
    }}
  }}
}}

struct {feature}Draft: Codable, Sendable {{
  var title: String
  var kind: {feature}Kind
  var date: Date
  var amount: Int
}}

enum {feature}Error: LocalizedError, Equatable {{
  case empty(step: Int)
  case badAddress
  case refused

  var errorDescription: String? {{
    switch self {{
    case .empty(let step): "Nothing was found in step \\(step)."
    case .badAddress: "The address is not valid."
    case .refused: "The server refused the request."
    }}
  }}
}}
"""


def lower(word):
    return word[0].lower() + word[1:]


def routing(count):
    features = [name(n) for n in range(count)]
    cases = "".join(
        f"  case {lower(f)}, {lower(f)}Settings, {lower(f)}Detail({f}Item)\n" for f in features)
    shown = "".join(
        f"      case .{lower(f)}: {f}View()\n      case .{lower(f)}Settings: {f}SettingsView()\n"
        f"      case .{lower(f)}Detail(let item): {f}DetailView(item: item)\n" for f in features)
    sheets = "".join(f"  case {lower(f)}Edit\n" for f in features)
    presented = "".join(f"      case .{lower(f)}Edit: {f}EditView()\n" for f in features)
    tabs = "".join(
        f"      Tab(\"tab.{tab}\", systemImage: \"{number}.circle\", value: AppTab.{tab}) {{\n"
        f"        NavigationStack(path: $router.{tab}Path) {{ {name(number % count)}View().withRoutes() }}\n"
        "      }\n" for number, tab in enumerate(TABS))
    paths = "".join(f"  var {tab}Path: [Route] = []\n" for tab in TABS)
    pushes = "".join(f"    case .{tab}: {tab}Path.append(route)\n" for tab in TABS)
    return f"""import SwiftUI

@main struct BenchApp: App {{
  @State private var router = Router()
  @State private var preferences = Preferences()

  var body: some Scene {{
    WindowGroup {{ RootView().environment(router).environment(preferences) }}
  }}
}}

enum AppTab: Hashable {{ case {", ".join(TABS)} }}

enum Route: Hashable {{
{cases}}}

enum Sheet: Identifiable {{
{sheets}
  var id: String {{ "\\(self)" }}
}}

@MainActor @Observable final class Preferences {{ var isCompact = false }}

@MainActor @Observable final class Router {{
  var tab = AppTab.home
  var sheet: Sheet?
{paths}
  func open(_ route: Route) {{
    switch tab {{
{pushes}    }}
  }}

  func present(_ sheet: Sheet) {{ self.sheet = sheet }}
}}

struct RootView: View {{
  @Environment(Router.self) private var router

  var body: some View {{
    @Bindable var router = router
    TabView(selection: $router.tab) {{
{tabs}    }}
    .sheet(item: $router.sheet) {{ sheet in
      switch sheet {{
{presented}      }}
    }}
  }}
}}

extension View {{
  func withRoutes() -> some View {{
    navigationDestination(for: Route.self) {{ route in
      switch route {{
{shown}      }}
    }}
  }}

  func cardStyle() -> some View {{
    padding(12).background(.thinMaterial, in: RoundedRectangle(cornerRadius: 12))
  }}
}}
"""


def catalog(count):
    keys = {}
    for number in range(count):
        feature = name(number)
        keys[f"title.{lower(feature)}"] = feature
        keys[f"open.{lower(feature)}"] = f"Open {feature}"
    for key in ["delete", "reset", "cancel", "sort", "settings", "edit", "favorite", "share",
                "close", "save", "clear", "copy", "add"]:
        keys[f"action.{key}"] = key.capitalize()
    for key in ["status.loading", "status.idle", "status.nowhere", "status.urgent", "alert.reset",
                "dialog.clear", "section.general", "section.details", "section.options",
                "field.kind", "field.date", "field.urgent", "badge.new", "kind.standard",
                "kind.special", "kind.archived", *(f"tab.{tab}" for tab in TABS)]:
        keys[key] = key.split(".")[1].capitalize()

    def unit(text):
        return {"stringUnit": {"state": "translated", "value": text}}

    strings = {
        key: {"extractionState": "manual",
              "localizations": {language: unit(text + ending) for language, ending in
                                (("en", ""), ("de", " (de)"), ("fr", " (fr)"), ("ja", " (ja)"))}}
        for key, text in keys.items()}
    return json.dumps({"sourceLanguage": "en", "strings": strings, "version": "1.0"}, indent=2)


def write(folder, files):
    """Writes an app of about so many Swift files; returns the number of its files and lines."""
    count = max(5, files // FILES_PER_FEATURE)
    written, lines = 0, 0

    def add(path, text):
        nonlocal written, lines
        os.makedirs(os.path.dirname(f"{folder}/{path}"), exist_ok=True)
        with open(f"{folder}/{path}", "w") as file:
            file.write(text)
        written += 1
        lines += text.count("\n")

    for number in range(count):
        feature = name(number)
        place = f"Features/{feature}"
        add(f"{place}/Views/{feature}View.swift", list_view(number, count))
        add(f"{place}/Views/{feature}DetailView.swift", detail_view(number))
        add(f"{place}/Views/{feature}EditView.swift", edit_view(number))
        add(f"{place}/Views/{feature}SettingsView.swift", settings_view(number))
        add(f"{place}/Views/{feature}Row.swift", row_view(number))
        add(f"{place}/Views/{feature}Header.swift", header_view(number))
        add(f"{place}/{feature}ViewModel.swift", view_model(number))
        add(f"{place}/Model/{feature}Models.swift", models(number))
        add(f"{place}/Model/{feature}Service.swift", service(number))
        for kind, functions in (("Store", 16), ("Sync", 16), ("Importer", 14)):
            add(f"{place}/Model/{feature}{kind}.swift", class_file(number, kind, functions))
    add("App/App.swift", routing(count))
    with open(f"{folder}/App/Localizable.xcstrings", "w") as file:
        file.write(catalog(count))
    return written, lines
