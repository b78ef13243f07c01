/// The names of the views of SwiftUI and of the frameworks beside it.
enum ViewNames {
  /// Whether calls of a framework's type make views, also without a view of its own.
  static func areViews(_ name: String) -> Bool {
    all.contains(name) || ["AnyView", "ForEach", "Group"].contains(name)
  }

  /// The views and the modifier that NavigationBackport gives older systems, with those of SwiftUI that they are like.
  static let backports = [
    "NBNavigationStack": "NavigationStack", "NBNavigationLink": "NavigationLink",
    "NBNavigationPath": "NavigationPath", "nbNavigationDestination": "navigationDestination",
  ]

  /// The views of Apple's frameworks that apps use by name, from Apple's documentation of SwiftUI, MapKit, Charts, StoreKit,
  /// PhotosUI and AVKit.
  static let all: Set<String> = [
    // Text, images and symbols.
    "Text", "Label", "Image", "AsyncImage", "LabeledContent", "Color", "LinearGradient",
    "RadialGradient", "AngularGradient", "MeshGradient", "EllipticalGradient",
    // Controls.
    "Button", "Toggle", "TextField", "SecureField", "TextEditor", "Picker", "Stepper", "Slider",
    "DatePicker", "MultiDatePicker", "ColorPicker", "Menu", "Link", "ShareLink", "EditButton",
    "RenameButton", "PasteButton", "ControlGroup", "HelpLink", "SettingsLink", "DismissButton",
    "NavigationLink", "PhotosPicker", "SignInWithAppleButton", "TextFieldLink",
    // Containers.
    "List", "Form", "Section", "Table", "TableColumn", "TableRow", "OutlineGroup",
    "DisclosureGroup", "GroupBox", "HStack", "VStack", "ZStack", "LazyHStack", "LazyVStack",
    "LazyHGrid", "LazyVGrid", "Grid", "GridRow", "ScrollView", "ScrollViewReader",
    "GeometryReader", "ViewThatFits", "Spacer", "Divider", "EmptyView", "HSplitView",
    "VSplitView", "TimelineView", "ContentUnavailableView", "AnyLayout", "HStackLayout",
    "VStackLayout", "GlassEffectContainer",
    // Navigation.
    "NavigationStack", "NavigationView", "NavigationSplitView", "NavigationStackStore", "TabView",
    "Tab", "TabSection", "ToolbarItem", "ToolbarItemGroup", "ToolbarSpacer",
    "ToolbarTitleMenu", "DefaultToolbarItem", "WindowGroup", "Window", "DocumentGroup",
    "Settings", "MenuBarExtra", "ImmersiveSpace", "CommandMenu", "CommandGroup",
    // Values.
    "ProgressView", "Gauge", "Map", "Marker", "Annotation", "MapMarker", "MapAnnotation",
    "UserAnnotation", "MapPolyline", "MapCircle", "MapPolygon", "Chart", "BarMark", "LineMark",
    "PointMark", "AreaMark", "RuleMark", "RectangleMark", "SectorMark", "VideoPlayer",
    "SubscriptionStoreView", "ProductView", "StoreView", "LookAroundPreview",
    // Shapes and drawing.
    "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle", "Circle", "Capsule", "Ellipse",
    "ContainerRelativeShape", "Path", "Canvas", "Model3D", "RealityView", "SpriteView",
    "SceneView", "WebView", "QuickLookPreview",
    // The Composable Architecture's views, which take closures as SwiftUI's do.
    "WithViewStore", "IfLetStore", "ForEachStore", "SwitchStore", "CaseLet",
    "WithPerceptionTracking", "NavigationLinkStore",
  ]
}
