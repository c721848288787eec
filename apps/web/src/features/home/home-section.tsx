import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId, useRef } from 'react';
import { ScreenLink } from '../../platform/screen-link.tsx';
import { useIsWide } from '../../platform/width/is-wide.ts';
import { RowArrows } from './row-arrows.tsx';

type HomeSectionProps = {
  readonly title: ReactNode;
  /** Parameters of the search that shows all items of the row. Absent if there is no such search. */
  readonly more?: Readonly<Record<string, string>> | undefined;
  readonly children: ReactNode;
};

/** A row of the home screen that scrolls sideways. */
export function HomeSection({ title, more, children }: HomeSectionProps) {
  const id = useId();
  const row = useRef<HTMLUListElement>(null);
  const isWide = useIsWide();
  return (
    <section aria-labelledby={id} className="pt-2">
      <div className="flex flex-wrap items-center justify-between gap-x-3 px-4 pb-1">
        <h2 id={id} className="py-1 font-semibold">
          {title}
        </h2>
        {isWide && <RowArrows row={row} />}
        {more && (
          <ScreenLink
            to="pages/menu/search/search"
            params={more}
            className="-me-2 inline-flex min-h-11 items-center px-2 text-note text-link"
          >
            <Trans>Show all</Trans>
            <span className="sr-only">: {title}</span>
          </ScreenLink>
        )}
      </div>
      {/* `relative` keeps the hidden screen reader texts inside the row. */}
      <ul ref={row} className="no-bars relative flex gap-3 overflow-x-auto px-4 pb-2 wide:[--row-picture:9rem]">
        {children}
      </ul>
    </section>
  );
}
