import type { Language } from '@chifan/domain';
import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { useQuery } from '@tanstack/react-query';

/** Texts of the shared components in each guest language. */
const catalogues = import.meta.glob<Messages>('../../../../packages/phrases/*/shell.po', { import: 'messages' });

/** Texts of a guest language, separate from the console's, for previews. */
export function useGuestWords(language: Language): I18n | undefined {
  const { data } = useQuery({
    queryKey: ['guest-words', language],
    queryFn: async () => {
      const load = catalogues[`../../../../packages/phrases/${language}/shell.po`];
      return setupI18n({ locale: language, messages: { [language]: load ? await load() : {} } });
    },
    staleTime: Number.POSITIVE_INFINITY,
    // An I18n instance must not be copied.
    structuralSharing: false,
  });
  return data;
}
