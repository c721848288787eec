import { parseOpeningHours } from '@chifan/domain/catalogue';

/** A text in all nine languages. Texts have a realistic length, so that responses have a realistic size. */
export const inNine = (texts: readonly [string, string, string, string, string, string, string, string, string]) => {
  const [en, ja, ko, ru, ur, ar, fr, de, zh] = texts;
  return { en, ja, ko, ru, ur, ar, fr, de, 'zh-CN': zh };
};

export const shopTexts = {
  name: inNine([
    'Old Lane Noodle House',
    '老街の麺屋',
    '옛길 국수집',
    'Лапшичная на Старой улице',
    'پرانی گلی نوڈل ہاؤس',
    'بيت النودلز في الزقاق القديم',
    'La Maison des nouilles de la vieille rue',
    'Nudelhaus in der alten Gasse',
    '老街面馆',
  ]),
  address: { en: '128 Old Lane, Huangpu District', 'zh-CN': '黄浦区老街128号' },
};

const regular = inNine(['Regular', '並', '보통', 'Обычная', 'عام', 'عادي', 'Normale', 'Normal', '中份']);
const large = inNine(['Large', '大盛り', '곱빼기', 'Большая', 'بڑا', 'كبير', 'Grande', 'Groß', '大份']);

export const menuTexts = {
  category: inNine(['Noodles', '麺類', '면류', 'Лапша', 'نوڈلز', 'نودلز', 'Nouilles', 'Nudeln', '面食']),
  dish: inNine([
    'Braised beef noodle soup',
    '牛肉の醤油煮込み麺',
    '소고기 간장 조림면',
    'Суп-лапша с тушёной говядиной',
    'دم پخت بیف نوڈل سوپ',
    'حساء النودلز بلحم البقر المطهو',
    'Soupe de nouilles au bœuf braisé',
    'Nudelsuppe mit geschmortem Rindfleisch',
    '红烧牛肉面',
  ]),
  description: inNine([
    'Beef shank simmered for four hours with star anise and soy sauce, over hand-pulled wheat noodles.',
    '八角と醤油で四時間煮込んだ牛すね肉を、手延べ麺にのせて。',
    '팔각과 간장으로 네 시간 끓인 소 사태를 수타면에 얹었습니다.',
    'Говяжья голяшка, четыре часа томлённая с бадьяном и соевым соусом, на лапше ручной вытяжки.',
    'چار گھنٹے بادیان اور سویا ساس میں پکا ہوا گوشت، ہاتھ سے بنے نوڈلز کے ساتھ۔',
    'لحم ساق البقر مطهو أربع ساعات مع اليانسون النجمي وصلصة الصويا فوق نودلز مسحوبة باليد.',
    "Jarret de bœuf mijoté quatre heures à l'anis étoilé et à la sauce soja, sur nouilles tirées à la main.",
    'Rinderhaxe, vier Stunden mit Sternanis und Sojasauce geschmort, auf handgezogenen Nudeln.',
    '牛腱子配八角、酱油慢炖四小时，浇在手工拉面上。',
  ]),
  size: {
    key: 'size',
    name: inNine(['Size', 'サイズ', '크기', 'Порция', 'سائز', 'الحجم', 'Taille', 'Größe', '份量']),
    min: 1,
    max: 1,
    choices: [
      { key: 'regular', name: regular, price: 0 },
      { key: 'large', name: large, price: 600 },
    ],
  },
};

export function alwaysOpen(): unknown {
  const read = parseOpeningHours('24/7');
  if (!read.ok) throw new Error('"24/7" is no longer read');
  return read.hours;
}
