import { classNames, Icon } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { Link, useLocation } from '@tanstack/react-router';
import type { StaffRole } from '../platform/staff.ts';
import { useBadge } from './badges.tsx';
import { mainScreensOf, type Screen, screenAt } from './screens.ts';

/** A bar below the screen on phones and tablets, a rail beside it on desktops. */
export function Navigation({ role }: { readonly role: StaffRole }) {
  return (
    <nav
      aria-label={t`主导航`}
      className="fixed inset-x-0 bottom-0 z-30 flex border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:sticky lg:top-0 lg:h-dvh lg:flex-col lg:gap-1 lg:border-t-0 lg:border-e lg:p-3"
    >
      <p className="hidden px-3 py-2 text-title font-bold lg:block" lang="en">
        Chifan
      </p>
      {mainScreensOf(role).map((screen) => (
        <NavigationLink key={screen.path} screen={screen} />
      ))}
    </nav>
  );
}

function NavigationLink({ screen: { path, title, icon } }: { readonly screen: Screen }) {
  const count = useBadge(path);
  const shown = useLocation({ select: ({ pathname }) => pathname });
  // A screen within this one keeps its place in sight.
  const isShown = shown === path || screenAt(shown)?.within === path;
  return (
    <Link
      to={path}
      activeProps={{ 'aria-current': 'page' }}
      className={classNames(
        isShown ? 'font-semibold text-ink lg:bg-brand-tint' : 'text-faint lg:text-soft',
        'relative flex min-h-[50px] flex-1 flex-col items-center justify-center gap-0.5 text-small lg:flex-none lg:flex-row lg:justify-start lg:gap-3 lg:rounded-small lg:px-3 lg:text-body',
      )}
    >
      <Icon name={icon} />
      <span>{title()}</span>
      {count > 0 && <Count count={count} />}
    </Link>
  );
}

function Count({ count }: { readonly count: number }) {
  return (
    <span
      className={classNames(
        'figures absolute top-1 start-1/2 ms-2 min-w-5 rounded-full bg-brand px-1.5 text-center text-small font-semibold text-on-brand',
        'lg:static lg:ms-auto',
      )}
    >
      <span className="sr-only">{t`待处理：`}</span>
      {count}
    </span>
  );
}
