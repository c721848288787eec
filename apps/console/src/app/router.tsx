import { PageSkeleton } from '@chifan/ui';
import {
  createHashHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Navigate,
  redirect,
} from '@tanstack/react-router';
import { takePlace } from '../platform/return-place.ts';
import { currentToken } from '../platform/session.ts';
import { BrokenScreen } from './broken-screen.tsx';
import { Frame } from './frame.tsx';
import { Root } from './root.tsx';
import { screens } from './screens.ts';

const signInPath = '/sign-in';

const rootRoute = createRootRoute({ component: Root, notFoundComponent: () => <Navigate to="/" replace /> });

const signInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: signInPath,
  beforeLoad: () => {
    if (currentToken() !== null) throw redirect({ href: takePlace() ?? '/', replace: true });
  },
  component: lazyRouteComponent(() => import('../features/member/sign-in.screen.tsx')),
});

const passwordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/password',
  component: lazyRouteComponent(() => import('../features/member/set-password.screen.tsx')),
});

const frameRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'frame',
  beforeLoad: () => {
    if (currentToken() === null) throw redirect({ to: signInPath, replace: true });
  },
  component: Frame,
});

// The frame sends whoever stands at "/" to the first screen of their role.
const homeRoute = createRoute({ getParentRoute: () => frameRoute, path: '/', component: () => null });

const screenRoutes = screens.map(({ path, load }) =>
  createRoute({ getParentRoute: () => frameRoute, path, component: lazyRouteComponent(load) }),
);

export const createConsoleRouter = () =>
  createRouter({
    routeTree: rootRoute.addChildren([
      signInRoute,
      passwordRoute,
      frameRoute.addChildren([homeRoute, ...screenRoutes]),
    ]),
    history: createHashHistory(),
    defaultPreload: 'intent',
    defaultPendingComponent: PageSkeleton,
    defaultErrorComponent: BrokenScreen,
    scrollRestoration: true,
  });
