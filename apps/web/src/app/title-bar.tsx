import { classNames, IconButton } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import type { HistoryEntry } from '../platform/navigation/history-record.ts';
import type { Navigator } from '../platform/navigation/navigator.ts';
import { homePath } from '../platform/navigation/screen-address.ts';
import type { TitleBarContent } from '../platform/title-bar.ts';
import type { Route } from './routes.ts';

type TitleBarProps = {
  readonly entry: HistoryEntry;
  readonly route: Route | undefined;
  readonly content: TitleBarContent;
  readonly navigator: Navigator;
};

export function TitleBar({ entry, route, content, navigator }: TitleBarProps) {
  const { i18n, t } = useLingui();
  const title = content.title ?? (route ? i18n._(route.title) : t`Page not found`);
  useEffect(() => {
    document.title = `${title} · Chifan`;
  }, [title]);
  const isOrange = route?.bar === 'orange';
  return (
    <header
      className={classNames(
        'sticky top-0 z-30 flex h-[var(--title-bar)] items-center px-0.5',
        isOrange ? 'bg-brand text-on-brand' : 'border-b border-line bg-surface',
      )}
    >
      {!route?.tab && <WayBack entry={entry} route={route} navigator={navigator} />}
      <h1 className={classNames('min-w-0 flex-1 truncate px-2 text-body font-semibold', route?.tab && 'ps-4')}>
        <bdi>{title}</bdi>
      </h1>
      {content.actions}
    </header>
  );
}

/** Back where there is an earlier entry; home where the guest entered from outside, and where the route asks for it. */
function WayBack({ entry, route, navigator }: Omit<TitleBarProps, 'content'>) {
  const { t } = useLingui();
  const isEntrance = entry.index === 0;
  return (
    <>
      {!isEntrance && <IconButton icon="back" label={t`Back`} onClick={navigator.back} />}
      {(isEntrance || route?.home) && (
        <IconButton icon="home" label={t`Home`} onClick={() => navigator.switchTab(homePath)} />
      )}
    </>
  );
}
