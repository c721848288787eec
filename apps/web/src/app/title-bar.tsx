import { classNames, IconButton } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { homePathOf } from '../platform/choice/home-of-way.ts';
import { useOrderChoice } from '../platform/choice/order-choice.ts';
import type { HistoryEntry } from '../platform/navigation/history-record.ts';
import type { Navigator } from '../platform/navigation/navigator.ts';
import type { TitleBarContent } from '../platform/title-bar.ts';
import { useScreenTitles } from './load-screen.ts';
import type { Route } from './routes.ts';

type TitleBarProps = {
  readonly entry: HistoryEntry;
  readonly route: Route | undefined;
  readonly content: TitleBarContent;
  readonly navigator: Navigator;
};

export function TitleBar({ entry, route, content, navigator }: TitleBarProps) {
  const { i18n, t } = useLingui();
  const titles = useScreenTitles();
  const known = route && (route.title ?? titles[route.path]);
  const title = content.title ?? (known ? i18n._(known) : route ? '' : t`Page not found`);
  useEffect(() => {
    if (title) document.title = `${title} · Chifan`;
  }, [title]);
  const isDeeper = !route?.tab;
  const isOrange = route?.bar === 'orange';
  return (
    <header
      className={classNames(
        'flex h-[var(--title-bar)] items-center px-0.5 wide:border-0 wide:bg-surface wide:text-ink',
        route?.tab ? 'wide:h-14' : 'wide:h-12 wide:basis-full wide:px-[calc((100%-var(--page))/2)]',
        isOrange ? 'bg-brand text-on-brand' : 'border-b border-line bg-surface',
      )}
    >
      {isDeeper && <WayBack entry={entry} route={route} navigator={navigator} />}
      <h1
        className={classNames(
          // A name has one line, because the screen shows the whole name. The padding is for descenders, which the
          // clamp would cut off at a large text size. Urdu’s Nastaliq script needs too much height for two lines, so
          // its title has one.
          'mx-2 min-w-0 py-[0.15em] flex-1 opacity-[var(--title-opacity)] transition-opacity text-body leading-[1.2] font-semibold wide:line-clamp-1 [:lang(ur)_&]:line-clamp-1 [:lang(ur)_&]:leading-normal',
          content.title === undefined ? 'line-clamp-2' : 'line-clamp-1',
          !isDeeper && 'ms-4',
          route?.tab && 'wide:sr-only',
        )}
      >
        <bdi>{title}</bdi>
      </h1>
      {content.actions}
    </header>
  );
}

/** The back button, or a home button if there is no earlier screen or if the route requires it. */
function WayBack({ entry, route, navigator }: Omit<TitleBarProps, 'content'>) {
  const { t } = useLingui();
  const isEntrance = entry.index === 0;
  return (
    <>
      {!isEntrance && <IconButton icon="back" label={t`Back`} onClick={navigator.back} />}
      {(isEntrance || route?.home) && (
        <IconButton
          icon="home"
          label={t`Home`}
          onClick={() => navigator.switchTab(homePathOf(useOrderChoice.getState().way))}
        />
      )}
    </>
  );
}
