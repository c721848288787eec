import { classNames, Icon } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { Link, useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { StaffRole } from '../platform/staff.ts';
import { useBadge } from './badges.tsx';
import { mainScreensOf, type Screen, screenAt } from './screens.ts';

export function Navigation({ role }: { readonly role: StaffRole }) {
  return (
    <nav
      aria-label={t`主导航`}
      className="fixed inset-x-0 bottom-0 z-30 print:hidden border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:static lg:border-t-0 lg:border-e lg:pb-0"
    >
      {/* The navigation column is as high as the page, and at most as high as the window. */}
      <div className="flex overflow-x-auto lg:sticky lg:top-0 lg:h-[min(100dvh,100%)] lg:flex-col lg:gap-1 lg:overflow-y-auto lg:p-3 lg:contain-size">
        <p className="hidden px-3 py-2 text-title font-bold lg:block" lang="en">
          Chifan
        </p>
        {mainScreensOf(role).map((screen) => (
          <NavigationLink key={screen.path} screen={screen} />
        ))}
      </div>
    </nav>
  );
}

function NavigationLink({ screen: { path, title, icon } }: { readonly screen: Screen }) {
  const count = useBadge(path);
  const shown = useLocation({ select: ({ pathname }) => pathname });
  // Also highlight this link while one of its sub-screens is open.
  const isShown = shown === path || screenAt(shown)?.within === path;
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isShown) link.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isShown]);
  // With its border, the bar is as high as `--tab-bar`.
  return (
    <Link
      ref={link}
      to={path}
      activeProps={{ 'aria-current': 'page' }}
      className={classNames(
        isShown ? 'font-semibold text-ink lg:bg-brand-tint' : 'text-faint lg:text-soft',
        'relative flex min-h-[49px] min-w-14 shrink-0 grow flex-col items-center justify-center gap-0.5 px-1.5 text-small whitespace-nowrap lg:grow-0 lg:flex-row lg:justify-start lg:gap-3 lg:rounded-small lg:px-3 lg:text-body',
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
