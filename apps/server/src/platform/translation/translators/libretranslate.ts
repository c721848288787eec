import { failure, success } from '@chifan/domain';
import { z } from 'zod';
import type { TranslationConfig } from '../translation-config.ts';
import { requestTranslation } from './request-translation.ts';
import type { Translator } from './translator.ts';

/**
 * The response format, documented at docs.libretranslate.com. The response contains the detected language only if
 * detection was requested.
 */
const answer = z.object({
  translatedText: z.array(z.string()),
  detectedLanguage: z.array(z.object({ language: z.string() })).optional(),
});

export const libreTranslate = ({ url, key }: TranslationConfig): Translator => ({
  name: 'libretranslate',
  translate: async ({ texts, from, to }, signal) => {
    const asked = await requestTranslation({
      url: `${url.replace(/\/$/, '')}/translate`,
      headers: {},
      body: {
        q: texts,
        // All versions of LibreTranslate accept `zh`, the two-letter code of Chinese.
        source: from === null ? 'auto' : from.slice(0, 2),
        target: to.slice(0, 2),
        format: 'text',
        ...(key === null ? {} : { api_key: key }),
      },
      answer,
      signal,
      isUnsupported: (status, words) => status === 400 && words.includes('is not supported'),
    });
    if (!asked.ok) return asked;
    const { translatedText, detectedLanguage } = asked.value;
    if (translatedText.length !== texts.length) return failure('unreachable');
    return success(
      translatedText.map((text, index) => ({ text, from: detectedLanguage?.[index]?.language ?? from ?? '' })),
    );
  },
});
