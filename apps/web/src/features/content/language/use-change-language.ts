import type { Language } from '@chifan/domain';
import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';
import { chooseLanguage } from '../../../platform/language.ts';
import { isSignedIn } from '../../../platform/session.ts';

/** Speaks another language from now on; a member's mails follow. Fails only when its phrases cannot be loaded. */
export function useChangeLanguage(): UseMutationResult<void, Error, Language> {
  return useMutation({
    mutationFn: async (language: Language) => {
      await chooseLanguage(language);
      if (isSignedIn()) await rememberForMail(language);
    },
  });
}

/** The screen has changed already; if the server cannot be told now, the next change tells it. */
const rememberForMail = (language: Language) => api('/rest/member/language', { language }).catch(() => false);
