import { ErrorState, OfflineNotice, PageSkeleton, ToastHost } from '@chifan/ui';
import {
  createHashHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Navigate,
  Outlet,
  redirect,
  useRouter,
} from '@tanstack/react-router';
import { useEffect } from 'react';
import { failureMessages } from '../platform/failure-messages.ts';
import { useLanguage } from '../platform/language/language.ts';
import { queryClient } from '../platform/query.ts';
import { consumeReturnScreen, currentToken, useSession } from '../platform/session.ts';
import { Frame } from './frame.tsx';
import { FreshSignIn } from './fresh-sign-in.tsx';
import { screens } from './screens.ts';

function Root() {
  const router = useRouter();
  const token = useSession((session) => session.token);
  const language = useLanguage((chosen) => chosen.language);
  useEffect(
    () =>
      useSession.subscribe((session, before) => {
        if (session.token === before.token) return;
        // Clear the cached orders, so that the next person who signs in on this device does not see them.
        queryClient.clear();
        void router.invalidate();
      }),
    [router],
  );
  return (
    <div key={`${token} ${language}`} className="flex flex-1 flex-col">
      {/* Signed-in staff already see the connection state in the frame, so this notice appears only before sign-in
          (rule app-22). */}
      {token === null && <OfflineNotice />}
      <Outlet />
      <FreshSignIn />
      <ToastHost isAtTop />
    </div>
  );
}

const signInPath = '/sign-in';

const rootRoute = createRootRoute({ component: Root, notFoundComponent: () => <Navigate to="/" replace /> });

const signInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: signInPath,
  beforeLoad: () => {
    if (currentToken() !== null) throw redirect({ href: consumeReturnScreen() ?? '/', replace: true });
  },
  component: lazyRouteComponent(() => import('../features/member/sign-in/sign-in.screen.tsx')),
});

const forgottenRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/forgotten-password',
  beforeLoad: () => {
    if (currentToken() !== null) throw redirect({ to: '/', replace: true });
  },
  component: lazyRouteComponent(() => import('../features/member/sign-in/forgotten-password.screen.tsx')),
});

const passwordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/password',
  component: lazyRouteComponent(() => import('../features/member/sign-in/set-password.screen.tsx')),
});

const frameRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'frame',
  beforeLoad: () => {
    if (currentToken() === null) throw redirect({ to: signInPath, replace: true });
  },
  component: Frame,
});

// `Frame` redirects "/" to the first screen of the signed-in role.
const homeRoute = createRoute({ getParentRoute: () => frameRoute, path: '/', component: () => null });

const screenRoutes = screens.map(({ path, load }) =>
  createRoute({ getParentRoute: () => frameRoute, path, component: lazyRouteComponent(load) }),
);

export const createConsoleRouter = () =>
  createRouter({
    routeTree: rootRoute.addChildren([
      signInRoute,
      forgottenRoute,
      passwordRoute,
      frameRoute.addChildren([homeRoute, ...screenRoutes]),
    ]),
    history: createHashHistory(),
    defaultPreload: 'intent',
    defaultPendingComponent: PageSkeleton,
    defaultErrorComponent: BrokenScreen,
    scrollRestoration: true,
    // On a screen with a bar at the bottom, the element `main` scrolls instead of the window.
    scrollToTopSelectors: ['main'],
  });

/**
 * Error page, shown if a screen throws an error or if a newer release removed the screen's JavaScript file. A reload of
 * the page solves both problems.
 */
function BrokenScreen() {
  return <ErrorState error={new Error(failureMessages[500]())} onRetry={() => location.reload()} />;
}
