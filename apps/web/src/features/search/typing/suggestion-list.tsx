import type { Suggestion } from '@chifan/contract/search/views';
import { classNames, Icon } from '@chifan/ui';
import { Plural, useLingui } from '@lingui/react/macro';
import { FoundName } from './found-name.tsx';

type SuggestionListProps = {
  readonly id: string;
  readonly suggestions: readonly Suggestion[];
  /** Index of the highlighted suggestion, or −1 for none. */
  readonly active: number;
  readonly isOld: boolean;
  readonly onPick: (suggestion: Suggestion) => void;
};

export const optionId = (listId: string, place: number): string => `${listId}-${place}`;

/**
 * Suggestions below the search field. The focus stays in the field, and arrow keys change the highlighted suggestion.
 */
export function SuggestionList({ id, suggestions, active, isOld, onPick }: SuggestionListProps) {
  const { t } = useLingui();
  return (
    <>
      <p role="status" className="sr-only">
        <Plural value={suggestions.length} one="# suggestion" other="# suggestions" />
      </p>
      <ul
        id={id}
        role="listbox"
        aria-label={t`Suggestions`}
        aria-busy={isOld}
        className="overflow-hidden rounded-card bg-surface shadow-card"
      >
        {suggestions.map((suggestion, place) => (
          <li
            key={`${suggestion.kind} ${suggestion.nameZh.text} ${suggestion.name.text}`}
            id={optionId(id, place)}
            role="option"
            tabIndex={-1}
            aria-selected={place === active}
            // Keeps the focus in the search field. Without the focus, the list would close before the tap arrives.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onPick(suggestion)}
            className={classNames(
              'flex min-h-14 cursor-pointer items-center gap-3 border-b border-line px-4 py-2 last:border-b-0 active:bg-sunken',
              place === active && 'bg-sunken',
            )}
          >
            <Icon name={suggestion.kind === 'shop' ? 'shop' : 'search'} size={20} className="text-soft" />
            <FoundName {...suggestion} />
          </li>
        ))}
      </ul>
    </>
  );
}
