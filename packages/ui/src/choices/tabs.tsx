import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';

export type TabsProps<Key extends string> = {
  readonly label: string;
  readonly tabs: readonly { readonly key: Key; readonly label: ReactNode }[];
  readonly current: Key;
  readonly onChange: (key: Key) => void;
  readonly isSticky?: boolean;
  readonly children: ReactNode;
};

/** Tabs. The arrow keys move to the next tab in reading direction, so they are reversed in right-to-left languages. */
export function Tabs<Key extends string>({
  label,
  tabs,
  current,
  onChange,
  isSticky = false,
  children,
}: TabsProps<Key>) {
  const id = useId();
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = stepOf(event);
    if (step === 0) return;
    event.preventDefault();
    const at = tabs.findIndex((tab) => tab.key === current);
    const next = tabs[(at + step + tabs.length) % tabs.length];
    if (!next) return;
    onChange(next.key);
    document.getElementById(`${id}-${next.key}`)?.focus();
  };
  return (
    <>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        className={classNames(
          'no-bars flex overflow-x-auto border-b border-line bg-surface',
          isSticky && 'sticky top-[var(--title-bar)] z-20',
        )}
      >
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            aria-selected={tab.key === current}
            aria-controls={`${id}-panel`}
            tabIndex={tab.key === current ? 0 : -1}
            onClick={() => onChange(tab.key)}
            className={classNames(
              'min-h-11 min-w-11 shrink-0 grow border-b-2 px-3 text-note whitespace-nowrap -outline-offset-3',
              tab.key === current ? 'border-brand font-semibold text-ink' : 'border-transparent text-soft',
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`}>
        {children}
      </div>
    </>
  );
}

function stepOf(event: KeyboardEvent<HTMLElement>): -1 | 0 | 1 {
  const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
  if (event.key === (isMirrored ? 'ArrowLeft' : 'ArrowRight')) return 1;
  if (event.key === (isMirrored ? 'ArrowRight' : 'ArrowLeft')) return -1;
  return 0;
}
