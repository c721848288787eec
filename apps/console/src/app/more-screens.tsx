import { classNames, Drawer, Icon } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { useBadge } from './badges.tsx';
import { EntryCount } from './entry-count.tsx';
import type { Screen } from './screens.ts';

type MoreScreensProps = {
  readonly screens: readonly Screen[];
  /** Path of the main screen that is shown. */
  readonly current: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** Panel with links to the screens that do not fit into the navigation bar of a narrow window. */
export function MoreScreens({ screens, current, isOpen, onClose }: MoreScreensProps) {
  return (
    <Drawer isOpen={isOpen} title={t`更多`} onClose={onClose}>
      <ul>
        {screens.map((screen) => (
          <li key={screen.path} className="border-b border-line last:border-b-0">
            <ScreenLink screen={screen} isCurrent={screen.path === current} onClick={onClose} />
          </li>
        ))}
      </ul>
    </Drawer>
  );
}

type ScreenLinkProps = { readonly screen: Screen; readonly isCurrent: boolean; readonly onClick: () => void };

function ScreenLink({ screen: { path, title, icon }, isCurrent, onClick }: ScreenLinkProps) {
  return (
    <Link
      to={path}
      onClick={onClick}
      activeProps={{ 'aria-current': 'page' }}
      className={classNames(
        'flex min-h-12 items-center gap-3 rounded-small px-2 active:bg-sunken',
        isCurrent && 'bg-brand-tint font-semibold',
      )}
    >
      <Icon name={icon} className="text-soft" />
      <span className="flex-1">{title()}</span>
      <EntryCount count={useBadge(path)} />
    </Link>
  );
}
