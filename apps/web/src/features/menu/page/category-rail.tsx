import { classNames } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { Category } from '../../../data/menu.ts';

export const sectionId = (category: Category): string => `category-${category.id}`;

type CategoryRailProps = {
  readonly categories: readonly Category[];
  readonly current: string | undefined;
};

export function CategoryRail({ categories, current }: CategoryRailProps) {
  const { t } = useLingui();
  const rail = useRef<HTMLElement>(null);
  useEffect(() => keepInView(rail.current), [current]);
  return (
    <nav
      ref={rail}
      aria-label={t`Categories`}
      className="no-bars sticky top-[var(--title-bar)] max-h-[calc(100dvh-var(--title-bar)-4.5rem)] self-start overflow-y-auto @max-[17rem]:z-10 @max-[17rem]:overflow-x-auto @max-[17rem]:bg-canvas"
    >
      <ul className="@max-[17rem]:flex">
        {categories.map((category) => (
          <li key={category.id} className="@max-[17rem]:shrink-0">
            <RailButton category={category} isCurrent={sectionId(category) === current} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

type RailButtonProps = { readonly category: Category; readonly isCurrent: boolean };

function RailButton({ category, isCurrent }: RailButtonProps) {
  return (
    <button
      type="button"
      aria-current={isCurrent || undefined}
      onClick={() => document.getElementById(sectionId(category))?.scrollIntoView()}
      className={classNames(
        'min-h-13 w-full border-s-4 px-1.5 py-2 text-start text-small',
        isCurrent ? 'border-brand bg-surface font-semibold' : 'border-transparent text-soft',
      )}
    >
      <span lang={category.name.language} dir="auto">
        {category.name.text}
      </span>
    </button>
  );
}

/** Scrolls the list of categories to the current one, without scrolling the page. */
function keepInView(rail: HTMLElement | null): void {
  const button = rail?.querySelector('[aria-current]');
  if (!rail || !button) return;
  const { top, bottom, left, right } = button.getBoundingClientRect();
  const frame = rail.getBoundingClientRect();
  rail.scrollBy(beyond(left, right, frame.left, frame.right), beyond(top, bottom, frame.top, frame.bottom));
}

/** Returns how many pixels the range from `start` to `end` is outside the frame. */
const beyond = (start: number, end: number, frameStart: number, frameEnd: number): number =>
  start < frameStart ? start - frameStart : Math.max(0, end - frameEnd);
