import { failure, type Language, success } from '@chifan/domain';
import { z } from 'zod';
import type { TranslationConfig } from '../translation-config.ts';
import { requestTranslation } from './request-translation.ts';
import type { Translator } from './translator.ts';

/** The response format, documented at developers.deepl.com. */
const answer = z.object({
  translations: z.array(z.object({ detected_source_language: z.string().catch(''), text: z.string() })),
});

/** DeepL has one code each for Chinese and English as source language, but several as target language. */
const targets: Readonly<Partial<Record<Language, string>>> = { en: 'EN-GB', 'zh-CN': 'ZH-HANS' };

export const deepl = ({ url, key }: TranslationConfig): Translator => ({
  name: 'deepl',
  translate: async ({ texts, from, to }, signal) => {
    const asked = await requestTranslation({
      url: `${url.replace(/\/$/, '')}/v2/translate`,
      headers: { authorization: `DeepL-Auth-Key ${key ?? ''}` },
      body: {
        text: texts,
        target_lang: targets[to] ?? to.toUpperCase(),
        ...(from === null ? {} : { source_lang: from.slice(0, 2).toUpperCase() }),
      },
      answer,
      signal,
      isUnsupported: (status, words) => status === 400 && words.includes('target_lang'),
    });
    if (!asked.ok) return asked;
    const { translations } = asked.value;
    if (translations.length !== texts.length) return failure('unreachable');
    return success(
      translations.map(({ text, detected_source_language: found }) => ({ text, from: found.toLowerCase() })),
    );
  },
});
