import type { Language } from '@chifan/domain';
import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { useQuery } from '@tanstack/react-query';

/** What the shared components say, in each language of the guests. */
const catalogues = import.meta.glob<Messages>('../../../../packages/phrases/*/shell.po', { import: 'messages' });

/** A language of the guests beside the console's own: what stands in a preview says its words in it. */
export function useGuestWords(language: Language): I18n | undefined {
  const { data } = useQuery({
    queryKey: ['guest-words', language],
    queryFn: async () => {
      const load = catalogues[`../../../../packages/phrases/${language}/shell.po`];
      return setupI18n({ locale: language, messages: { [language]: load ? await load() : {} } });
    },
    staleTime: Number.POSITIVE_INFINITY,
    // An i18n is no plain data: it is kept as it is.
    structuralSharing: false,
  });
  return data;
}
