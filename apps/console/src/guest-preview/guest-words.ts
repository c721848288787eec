import type { Language } from '@chifan/domain';
import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { useQuery } from '@tanstack/react-query';

/** Translations of the shared UI components, one file per guest language. */
const catalogues = import.meta.glob<Messages>('../../../../packages/phrases/*/shell.po', { import: 'messages' });

/** Loads the texts of a guest language for the preview. The console's own language does not change. */
export function useGuestWords(language: Language): I18n | undefined {
  const { data } = useQuery({
    queryKey: ['guest-words', language],
    queryFn: async () => {
      const load = catalogues[`../../../../packages/phrases/${language}/shell.po`];
      return setupI18n({ locale: language, messages: { [language]: load ? await load() : {} } });
    },
    staleTime: Number.POSITIVE_INFINITY,
    // `structuralSharing` would copy the I18n instance, which would break it.
    structuralSharing: false,
  });
  return data;
}
