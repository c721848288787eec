import type { Texts } from './real-names.ts';
import { inNine } from './texts.ts';

/**
 * Words that are added before or after the name of a dish, so that a million dishes have as many different names as on
 * all menus of a country.
 */
const before = [
  inNine(['House', '自家製', '수제', 'Фирменный', 'گھریلو', 'بيتي', 'Maison', 'Hausgemacht', '自制']),
  inNine(['Signature', '名物', '간판', 'Коронный', 'خاص', 'مميز', 'Signature', 'Spezial', '招牌']),
  inNine(['Farmhouse', '農家', '농가', 'Деревенский', 'دیہی', 'ريفي', 'Fermier', 'Bauern', '农家']),
  inNine(['Spicy', '辛口', '매운', 'Острый', 'مصالحے دار', 'حار', 'Piquant', 'Scharf', '香辣']),
];
const after = [
  inNine(['with rice', 'ご飯付き', '덮밥', 'с рисом', 'چاول کے ساتھ', 'مع الأرز', 'avec riz', 'mit Reis', '盖饭']),
  inNine(['set meal', '定食', '정식', 'комплексный обед', 'سیٹ', 'وجبة', 'menu', 'Menü', '套餐']),
  inNine(['small', '小', '소', 'малая порция', 'چھوٹا', 'صغير', 'petite portion', 'klein', '小份']),
];

type Affixes = { readonly before: readonly Texts[]; readonly after: readonly Texts[] };

/**
 * All combinations of at most two words before the name and at most one word after it. The first combination adds no
 * word.
 */
const variants = [[], ...before.flatMap((first) => before.map((second) => [...new Set([first, second])]))].flatMap(
  (words): Affixes[] => [[], ...after.map((word) => [word])].map((last) => ({ before: words, after: last })),
);

export const variantsOf = variants.length;

export function variantOf(name: Texts, variant: number): Texts {
  const affixes = variants[variant % variants.length];
  const [first, last] = [affixes?.before ?? [], affixes?.after ?? []];
  return Object.fromEntries(
    Object.keys(name).map((language) => [
      language,
      [...first, name, ...last]
        .flatMap((texts) => texts[language] ?? [])
        .join(language === 'zh-CN' || language === 'ja' ? '' : ' '),
    ]),
  );
}
