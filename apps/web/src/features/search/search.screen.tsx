import type { Suggestion } from '@chifan/contract/search/views';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { type SearchKind, searchKinds, suggestionsQuery } from '../../data/search.ts';
import { useLanguage } from '../../platform/language.ts';
import { useLocation } from '../../platform/location.ts';
import { useNavigation, useParams } from '../../platform/navigation/navigation.ts';
import { useDebouncedValue } from '../../platform/use-debounced-value.ts';
import { ChoiceBar } from '../../terms/choice/choice-bar.tsx';
import { type Narrowing, narrowingParams, readNarrowing } from './found/narrowing.ts';
import { SearchResultsPage } from './found/search-results-page.tsx';
import { addRecentSearch } from './start/recent-searches.ts';
import { StartPage } from './start/start-page.tsx';
import { SearchField } from './typing/search-field.tsx';
import { optionId, SuggestionList } from './typing/suggestion-list.tsx';
import { useComboboxKeys } from './typing/use-combobox-keys.ts';

/** Milliseconds without typing after which the search starts. */
const settlesAfterMs = 120;

/**
 * Searches dishes and restaurants by name in any language. The URL parameters `q`, `kind`, `price`, `rating` and `deliversHere` let a
 * guest who returns from a dish find the same results.
 */
export default function SearchScreen() {
  const { query, kind, narrowing, show } = useAsked();
  const { typed, isTyping, type, settle, resume, close } = useTyping(query);
  const field = useRef<HTMLInputElement>(null);
  const found = useRef<HTMLDivElement>(null);
  const listId = useId();
  const search = (next: string, nextKind: SearchKind = kind) => {
    const wanted = next.trim();
    if (wanted === '') return;
    settle(wanted);
    // Move the focus out of the search field, so that a phone closes its keyboard.
    found.current?.focus({ preventScroll: true });
    addRecentSearch(wanted);
    show(wanted, nextKind, narrowing);
  };
  const { suggestions, isOld } = useSuggestions(isTyping ? typed.trim() : '');
  const pick = (suggestion: Suggestion) => search(suggestion.query);
  const keys = useComboboxKeys({ options: suggestions, onPick: pick, onClose: close });
  const change = (text: string) => {
    type(text);
    keys.clearActive();
  };
  const isOpen = suggestions.length > 0;
  const activeId = isOpen && keys.active >= 0 ? optionId(listId, keys.active) : undefined;
  return (
    <div className="grid grid-cols-1 gap-4 px-4 pb-4">
      <ChoiceBar className="-mb-4" />
      <SearchField
        field={field}
        value={typed}
        onChange={change}
        onSubmit={search}
        onFocus={resume}
        autoFocus={query === ''}
        list={{ id: listId, isOpen, activeId, onKey: keys.onKey }}
      />
      {isOpen && (
        <SuggestionList id={listId} suggestions={suggestions} active={keys.active} isOld={isOld} onPick={pick} />
      )}
      {isTyping && typed.trim() === '' && <StartPage onSearch={search} />}
      <div ref={found} tabIndex={-1} className="outline-none">
        {!isTyping && query !== '' && (
          <SearchResultsPage
            query={query}
            kind={kind}
            onKind={(next) => search(query, next)}
            onSearch={search}
            narrowing={narrowing}
            onNarrow={(narrowed) => show(query, kind, narrowed)}
          />
        )}
      </div>
    </div>
  );
}

/**
 * The text in the search field, and whether the guest is still typing. While the guest is not typing, the results of
 * the last search are shown.
 */
function useTyping(query: string) {
  const [typed, setTyped] = useState(query);
  const [isTyping, setIsTyping] = useState(query === '');
  return {
    typed,
    isTyping,
    type: (text: string) => {
      setTyped(text);
      setIsTyping(true);
    },
    settle: (wanted: string) => {
      setTyped(wanted);
      setIsTyping(false);
    },
    resume: () => setIsTyping(typed !== query || query === ''),
    close: () => {
      setTyped(query);
      setIsTyping(query === '');
    },
  };
}

function useAsked() {
  const params = useParams();
  const navigation = useNavigation();
  return {
    query: params.q ?? '',
    kind: searchKinds.find((known) => known === params.kind) ?? ('all' as const),
    narrowing: readNarrowing(params),
    show: (q: string, kind: SearchKind, narrowing: Narrowing) =>
      navigation.adjust({
        ...(params.way ? { way: params.way } : {}),
        q,
        ...(kind === 'all' ? {} : { kind }),
        ...narrowingParams(narrowing),
      }),
  };
}

function useSuggestions(typed: string) {
  const language = useLanguage();
  const position = useLocation((location) => location.position);
  const query = useDebouncedValue(typed, settlesAfterMs);
  const { data, isPlaceholderData } = useQuery(suggestionsQuery({ query, position, language }));
  return { suggestions: typed === '' ? [] : (data?.suggestions ?? []), isOld: isPlaceholderData || query !== typed };
}
