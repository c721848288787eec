import type { LocalText } from '@chifan/contract/fields';
import { defaultLanguage, type Language, type PartlyTranslated } from '@chifan/domain';
import type { Area } from './area-at.ts';
import type { Region } from './region.store.ts';

/**
 * Whether the reader gets Chinese place names. Japanese readers know the Chinese characters, but not the English name.
 */
export const readsHan = (language: Language): boolean => language === 'zh-CN' || language === 'ja';

export function localNameOf(names: PartlyTranslated, language: Language): LocalText {
  const others = readsHan(language) ? (['zh-CN', defaultLanguage] as const) : ([defaultLanguage, 'zh-CN'] as const);
  for (const candidate of [language, ...others]) {
    const text = names[candidate];
    if (text) return { text, language: candidate };
  }
  return { text: '', language };
}

export const regionNames = ({ nameZh, nameEn }: Pick<Region, 'nameZh' | 'nameEn'>): PartlyTranslated => ({
  'zh-CN': nameZh,
  en: nameEn,
});

export const divisionIn = (region: Region | null, language: Language) =>
  region && { code: region.code, name: localNameOf(regionNames(region), language), nameZh: region.nameZh };

/**
 * Returns a Chinese address line such as 上海市黄浦区福州路, from the widest division to the narrowest. A city that is also a
 * province appears once.
 */
export const lineZh = ({ province, city, district }: Area, street = ''): string =>
  [...new Set([province, city, district].map((region) => region?.nameZh ?? ''))]
    // Omit 香港 after 香港特别行政区, which contains the name already.
    .filter((name, index, all) => index === 0 || !all[index - 1]?.startsWith(name))
    .join('') + street;

/**
 * Returns an address line such as Fuzhou Road, Huangpu District, Shanghai, from the narrowest division to the widest.
 * Readers of Chinese characters get the Chinese line.
 */
export function lineIn(area: Area, language: Language, street: PartlyTranslated = {}): LocalText {
  if (readsHan(language)) return { text: lineZh(area, street['zh-CN']), language: 'zh-CN' };
  const first = localNameOf(street, language);
  const names = [first.text, ...[area.district, area.city, area.province].map((region) => region?.nameEn ?? '')];
  return { text: [...new Set(names.filter((name) => name !== ''))].join(', '), language: defaultLanguage };
}

/**
 * Adds a house number, after a Chinese street and before an English street. The server has street names only in these
 * two languages.
 */
export const withNumber = ({ 'zh-CN': zh, en }: PartlyTranslated, number: string): PartlyTranslated => ({
  ...(zh ? { 'zh-CN': `${zh}${number}号` } : {}),
  ...(en ? { en: `${number} ${en}` } : {}),
});
