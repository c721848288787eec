import { classNames, Icon, type IconName } from '@chifan/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ScreenPath } from '../platform/navigation/navigation.ts';
import type { Navigator } from '../platform/navigation/navigator.ts';
import { writeAddress } from '../platform/navigation/screen-address.ts';
import { loadScreen } from './load-screen.ts';

type Tab = {
  readonly tab: number;
  readonly path: ScreenPath;
  readonly icon: IconName;
  readonly label: MessageDescriptor;
};

/** Rule app-2: the tab bar is 50 px high. The current tab is black, and the others are grey. */
const tabs: readonly Tab[] = [
  { tab: 1, path: 'pages/index/index', icon: 'shop', label: msg({ message: 'Dine in', context: 'tab' }) },
  { tab: 2, path: 'pages/index/delivery_index', icon: 'scooter', label: msg`Delivery` },
  { tab: 3, path: 'pages/blog/blog', icon: 'book', label: msg`Tips` },
  { tab: 4, path: 'pages/mine/index/index', icon: 'person', label: msg({ message: 'Account', context: 'member' }) },
];

type TabBarProps = {
  /** The current tab. undefined on other screens, where only a wide window shows the tab bar. */
  readonly current: number | undefined;
  readonly navigator: Navigator;
};

/** The tab bar at the bottom of the screen. In a wide window it is the first row of the page. */
export function TabBar({ current, navigator }: TabBarProps) {
  const { t } = useLingui();
  return (
    <nav
      aria-label={t`Main pages`}
      className={classNames(
        'fixed inset-x-0 bottom-0 z-30 mx-auto flex h-[var(--tab-bar)] max-w-[var(--page)] border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] wide:static wide:mx-0 wide:max-w-none wide:border-t-0 wide:pb-0',
        current === undefined ? 'wide:h-[51px] wide:basis-full wide:border-b' : 'wide:h-14 wide:flex-1',
      )}
    >
      <b className="hidden wide:block wide:self-center wide:pe-4 wide:text-[1.25rem]">Chifan</b>
      {tabs.map((each) => (
        <TabLink key={each.tab} each={each} isCurrent={each.tab === current} navigator={navigator} />
      ))}
    </nav>
  );
}

type TabLinkProps = { readonly each: Tab; readonly isCurrent: boolean; readonly navigator: Navigator };

/**
 * A tab as a link, so that the guest can copy it and open it in a new browser tab. A normal tap switches tabs without a
 * new history entry.
 */
function TabLink({ each, isCurrent, navigator }: TabLinkProps) {
  const { i18n } = useLingui();
  return (
    <a
      href={writeAddress({ path: each.path, params: {} })}
      aria-current={isCurrent ? 'page' : undefined}
      onPointerDown={() => void loadScreen(each.path).catch(() => {})}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        if (isCurrent) window.scrollTo({ top: 0, behavior: 'smooth' });
        else navigator.switchTab(each.path);
      }}
      className={classNames(
        'flex flex-auto flex-col items-center justify-center px-0.5 text-[length:min(0.8125rem,3.1vw)] leading-[calc(1.15*var(--script-air))] wide:flex-none wide:flex-row wide:gap-2 wide:border-y-2 wide:border-transparent wide:px-4 wide:text-[length:min(1rem,1.6vw)]',
        isCurrent ? 'text-ink font-semibold wide:border-b-brand' : 'text-faint',
      )}
    >
      <Icon name={each.icon} />
      {i18n._(each.label)}
    </a>
  );
}
