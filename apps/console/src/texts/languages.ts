import type { Language } from '@chifan/domain';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const languageLabels = {
  en: msg`英语`,
  ja: msg`日语`,
  ko: msg`韩语`,
  ru: msg`俄语`,
  ur: msg`乌尔都语`,
  ar: msg`阿拉伯语`,
  fr: msg`法语`,
  de: msg`德语`,
  'zh-CN': msg`中文`,
} as const satisfies Record<Language, MessageDescriptor>;

/** Chinese first: it is what staff write, and what the kitchen cooks from. */
export const languagesInOrder: readonly Language[] = ['zh-CN', 'en', 'ja', 'ko', 'ru', 'fr', 'de', 'ar', 'ur'];
