import { classNames, Icon, type IconName } from '@chifan/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Navigator } from '../platform/navigation/navigator.ts';
import { writeAddress } from '../platform/navigation/screen-address.ts';
import type { ScreenPath } from '../platform/navigation.ts';
import { loadScreen } from './load-screen.ts';

type Tab = {
  readonly tab: number;
  readonly path: ScreenPath;
  readonly icon: IconName;
  readonly label: MessageDescriptor;
};

/** Rule app-2: four tabs, 50 px, the chosen one black, the others grey. */
const tabs: readonly Tab[] = [
  { tab: 1, path: 'pages/index/index', icon: 'shop', label: msg`In store` },
  { tab: 2, path: 'pages/index/delivery_index', icon: 'scooter', label: msg`Delivery` },
  { tab: 3, path: 'pages/blog/blog', icon: 'book', label: msg`Tips` },
  { tab: 4, path: 'pages/mine/index/index', icon: 'person', label: msg`Mine` },
];

export function TabBar({ current, navigator }: { readonly current: number; readonly navigator: Navigator }) {
  const { t } = useLingui();
  return (
    <nav
      aria-label={t`Main pages`}
      className="fixed inset-x-0 bottom-0 z-30 mx-auto grid h-[var(--tab-bar)] max-w-[480px] grid-cols-4 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]"
    >
      {tabs.map((each) => (
        <TabLink key={each.tab} each={each} isCurrent={each.tab === current} navigator={navigator} />
      ))}
    </nav>
  );
}

type TabLinkProps = { readonly each: Tab; readonly isCurrent: boolean; readonly navigator: Navigator };

/** A link, so that it can be copied and opened in a new tab; a tap switches tabs and adds no history entry. */
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
        'flex flex-col items-center justify-center text-small leading-[calc(1.15*var(--script-air))]',
        isCurrent ? 'text-ink font-semibold' : 'text-faint',
      )}
    >
      <Icon name={each.icon} />
      {i18n._(each.label)}
    </a>
  );
}
