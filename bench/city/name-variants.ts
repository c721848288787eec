import type { Texts } from './real-names.ts';
import { inNine } from './texts.ts';

/** Words before a dish's name, so that a million dishes have as many names as a country's menus. */
const before = [
  inNine(['House', '自家製', '수제', 'Фирменный', 'گھریلو', 'بيتي', 'Maison', 'Hausgemacht', '自制']),
  inNine(['Signature', '名物', '간판', 'Коронный', 'خاص', 'مميز', 'Signature', 'Spezial', '招牌']),
  inNine([
    'Old Shanghai',
    '老上海',
    '옛 상하이',
    'Старый Шанхай',
    'پرانا شنگھائی',
    'شنغهاي القديمة',
    'Vieux Shanghai',
    'Alt-Shanghai',
    '老上海',
  ]),
  inNine(['Farmhouse', '農家', '농가', 'Деревенский', 'دیہی', 'ريفي', 'Fermier', 'Bauern', '农家']),
  inNine(['Spicy', '辛口', '매운', 'Острый', 'مصالحے دار', 'حار', 'Piquant', 'Scharf', '香辣']),
  inNine(['Clay pot', '土鍋', '뚝배기', 'В горшочке', 'مٹی کی ہانڈی', 'في قدر فخاري', 'En cocotte', 'Tontopf', '砂锅']),
  inNine([
    'Sizzling',
    '鉄板',
    '철판',
    'На сковороде',
    'گرم توے کا',
    'على صاج ساخن',
    'Sur plaque',
    'Heiße Platte',
    '铁板',
  ]),
  inNine([
    'Stone bowl',
    '石焼',
    '돌솥',
    'В каменной миске',
    'پتھر کے پیالے کا',
    'في وعاء حجري',
    'Au bol de pierre',
    'Steinschale',
    '石锅',
  ]),
] as const;

const after = [
  inNine(['with rice', 'ご飯付き', '덮밥', 'с рисом', 'چاول کے ساتھ', 'مع الأرز', 'avec riz', 'mit Reis', '盖饭']),
  inNine(['set meal', '定食', '정식', 'комплексный обед', 'سیٹ', 'وجبة', 'menu', 'Menü', '套餐']),
  inNine(['small', '小', '소', 'малая порция', 'چھوٹا', 'صغير', 'petite portion', 'klein', '小份']),
  inNine(['large', '大', '대', 'большая порция', 'بڑا', 'كبير', 'grande portion', 'groß', '大份']),
] as const;

export const variantsOf = (before.length + 1) * (after.length + 1);

export function variantOf(name: Texts, variant: number): Texts {
  const first = before[(variant % (before.length + 1)) - 1];
  const last = after[(Math.floor(variant / (before.length + 1)) % (after.length + 1)) - 1];
  return Object.fromEntries(
    Object.entries(name).map(([language, text]) => {
      const joined = [first?.[language as keyof typeof first], text, last?.[language as keyof typeof last]];
      return [
        language,
        joined.filter((part) => part !== undefined).join(language === 'zh-CN' || language === 'ja' ? '' : ' '),
      ];
    }),
  );
}
