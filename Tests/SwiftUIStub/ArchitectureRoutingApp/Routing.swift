// swift-format-ignore-file
// The lines are the ones of the migration guide.

import ArchitectureRouting

typealias AppRouter = ArchitectureRouting.AppRouter<AppRoute, AppSheet>
typealias TabRouter = ArchitectureRouting.TabRouter<AppTab, AppRoute, AppSheet>
typealias ScreenPath = ArchitectureRouting.ScreenPath<AppTab, AppRoute, AppSheet>
typealias DeepLinkDestination = ArchitectureRouting.DeepLinkDestination<AppTab, AppRoute, AppSheet>
typealias DeepLinkResolverProtocol = ArchitectureRouting.DeepLinkResolverProtocol<AppTab, AppRoute, AppSheet>
extension TabRouter { func navigate(to screen: AppScreen) { navigate(to: screen.navigationPath) } }
