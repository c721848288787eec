import { classNames, Icon, type IconName } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { Link, useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { StaffAccess } from '../platform/staff.ts';
import { useBadge } from './badges.tsx';
import { EntryCount } from './entry-count.tsx';
import { MoreScreens } from './more-screens.tsx';
import { mainScreensOf, type Screen, screenAt, screensInBar } from './screens.ts';

/**
 * Navigation of the console. A wide window has a column with all screens. A narrow window has a bar with the first
 * screens and the button "More".
 */
export function Navigation({ staff }: { readonly staff: StaffAccess }) {
  const [isMoreOpen, setIsMoreOpen] = useState(false);
  const shown = useLocation({ select: ({ pathname }) => pathname });
  // On a sub-screen, the entry of its main screen is marked as current.
  const current = screenAt(shown)?.within ?? shown;
  const { inBar, behindMore } = screensInBar(staff);
  return (
    <>
      <nav
        aria-label={t`主导航`}
        className="fixed inset-x-0 bottom-0 z-30 print:hidden border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:static lg:border-t-0 lg:border-e lg:pb-0"
      >
        {/* The navigation column is as high as the page, and at most as high as the window. */}
        <div className="flex lg:sticky lg:top-0 lg:h-[min(100dvh,100%)] lg:flex-col lg:gap-1 lg:overflow-y-auto lg:p-3 lg:contain-size">
          <p className="hidden px-3 py-2 text-title font-bold lg:block" lang="en">
            Chifan
          </p>
          {mainScreensOf(staff).map((screen) => (
            <NavigationLink
              key={screen.path}
              screen={screen}
              isCurrent={screen.path === current}
              isInBar={inBar.includes(screen)}
            />
          ))}
          {behindMore.length > 0 && (
            <MoreButton
              screens={behindMore}
              isCurrent={behindMore.some(({ path }) => path === current)}
              onOpen={() => setIsMoreOpen(true)}
            />
          )}
        </div>
      </nav>
      <MoreScreens screens={behindMore} current={current} isOpen={isMoreOpen} onClose={() => setIsMoreOpen(false)} />
    </>
  );
}

/** The minimum height of an entry plus the border of the navigation bar equals the CSS variable `--tab-bar`. */
const entryClass = (isCurrent: boolean): string =>
  classNames(
    isCurrent ? 'font-semibold text-ink lg:bg-brand-tint' : 'text-faint lg:text-soft',
    'relative flex min-h-[49px] min-w-0 flex-1 flex-col items-center justify-center gap-0.5 px-1 text-small lg:flex-none lg:flex-row lg:justify-start lg:gap-3 lg:rounded-small lg:px-3 lg:text-body',
  );

type NavigationLinkProps = { readonly screen: Screen; readonly isCurrent: boolean; readonly isInBar: boolean };

function NavigationLink({ screen: { path, title, icon }, isCurrent, isInBar }: NavigationLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isCurrent) link.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isCurrent]);
  return (
    <Link
      ref={link}
      to={path}
      activeProps={{ 'aria-current': 'page' }}
      className={classNames(entryClass(isCurrent), !isInBar && 'max-lg:hidden')}
    >
      <EntryFace icon={icon} count={useBadge(path)}>
        {title()}
      </EntryFace>
    </Link>
  );
}

type MoreButtonProps = {
  readonly screens: readonly Screen[];
  readonly isCurrent: boolean;
  readonly onOpen: () => void;
};

/**
 * Opens the panel of the screens that do not fit into the navigation bar. The badge of the button is the sum of the
 * badges of these screens.
 */
function MoreButton({ screens, isCurrent, onOpen }: MoreButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-current={isCurrent || undefined}
      onClick={onOpen}
      className={classNames(entryClass(isCurrent), 'lg:hidden')}
    >
      <EntryFace icon="more" count={useBadge(...screens.map(({ path }) => path))}>
        {t`更多`}
      </EntryFace>
    </button>
  );
}

type EntryFaceProps = { readonly icon: IconName; readonly count: number; readonly children: ReactNode };

function EntryFace({ icon, count, children }: EntryFaceProps) {
  return (
    <>
      <Icon name={icon} />
      <span className="max-w-full text-center lg:text-start">{children}</span>
      <EntryCount count={count} className="absolute top-1 start-1/2 ms-2 lg:static lg:ms-auto" />
    </>
  );
}
