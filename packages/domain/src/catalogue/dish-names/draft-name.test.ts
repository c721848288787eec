import { expect, test } from 'vitest';
import { draftName, readDishWords, suggestMarks } from './index.ts';

const head = 'names\tkind\tmarks\ten\tja\tko\tru\tur\tar\tfr\tde';
const words = readDishWords(
  [
    head,
    '牛肉\tingredient\tmeat\tbeef\t牛肉\t소고기\tговядина/говядиной/f\tگائے کا گوشت/گائے کے گوشت/m\tلحم بقر/لحم البقر/m\tbœuf/au bœuf/m\tRindfleisch/n',
    '番茄|西红柿\tingredient\t\ttomatoes\tトマト\t토마토\tпомидоры/помидорами/p\tٹماٹر/ٹماٹروں/p\tطماطم/الطماطم/f\ttomates/aux tomates/q\tTomaten/p',
    '虾\tingredient\tcrustacean\tprawns\t海老\t새우\tкреветки/креветками/p\tجھینگے/جھینگوں/p\tروبيان/الروبيان/m\tcrevettes/aux crevettes/q\tGarnelen/p',
    '面\tbase\tgluten\tnoodles\t麺\t국수\tлапша/лапшой/f\tنوڈلز/نوڈلز/p\tنودلز/النودلز/f\tnouilles/aux nouilles/q\tNudeln/p',
    '炖\tway\t\tstewed\t煮込み\t스튜\tтушён~\tپک~\tمطبوخ~\tmijoté~\tgeschmort~',
    '酿\tway\t\tstuffed\t詰め\t속박이\tфарширован~\tبھر~\tمحشي~\tfarci~\tgefüllt~',
    '蒜蓉\tsauce\t\twith garlic\tガーリック\t마늘\tс чесноком\tلہسن میں\tبالثوم\tà l’ail\tmit Knoblauch',
    '片\tcut\t\tsliced\t薄切り\t편\tломтиками\t\tشرائح\ten tranches\tin Scheiben',
    '大\tfiller\t\t\t\t\t\t\t\t\t',
    '',
  ].join('\n'),
);

test('draftName uses the ingredient after the Chinese cooking method as the main ingredient in all languages', () => {
  expect(draftName('番茄炖牛肉', words)).toEqual({
    en: 'Stewed beef with tomatoes',
    ja: '牛肉とトマトの煮込み',
    ko: '토마토 소고기 스튜',
    ru: 'Тушёная говядина с помидорами',
    ur: 'ٹماٹروں کے ساتھ پکا ہوا گائے کا گوشت',
    ar: 'لحم بقر مطبوخ بالطماطم',
    fr: 'Bœuf mijoté aux tomates',
    de: 'Geschmortes Rindfleisch mit Tomaten',
  });
});

test('in the name of a noodle dish, draftName applies the cooking method to the ingredient, not to the noodles', () => {
  expect(draftName('炖牛肉面', words)).toEqual({
    en: 'Stewed beef noodles',
    ja: '煮込み牛肉麺',
    ko: '소고기 스튜 국수',
    ru: 'Лапша с тушёной говядиной',
    ur: 'پکے ہوئے گائے کے گوشت کے نوڈلز',
    ar: 'نودلز بلحم البقر المطبوخ',
    fr: 'Nouilles au bœuf mijoté',
    de: 'Nudeln mit geschmortem Rindfleisch',
  });
  expect(draftName('番茄牛肉面', words)).toMatchObject({ en: 'Tomato and beef noodles', ja: 'トマトと牛肉の麺' });
});

test('a translated dish name lists a sauce and a side ingredient together if both follow the word “with”', () => {
  expect(draftName('蒜蓉番茄炖牛肉', words)).toMatchObject({ en: 'Stewed beef with tomatoes and garlic' });
});

test('a translated dish name uses plural forms for plural ingredients, including feminine plurals', () => {
  expect(draftName('炖虾', words)).toMatchObject({
    ru: 'Тушёные креветки',
    ur: 'پکے ہوئے جھینگے',
    fr: 'Crevettes mijotées',
    de: 'Geschmorte Garnelen',
  });
});

test('a translated dish name names a stuffed ingredient before its filling', () => {
  expect(draftName('番茄酿虾', words)).toMatchObject({ en: 'Stuffed tomatoes with prawns' });
});

test('a translated dish name omits texts in brackets and filler words such as “large”', () => {
  expect(draftName('大 蒜蓉牛肉片（3份）', words)).toMatchObject({
    en: 'Sliced beef with garlic',
    ru: 'Говядина ломтиками с чесноком',
  });
});

test.each(['驴肉面', '炖', '片牛肉', '', '（大）'])(
  'the dish name “%s” is not translated word by word, because an unknown part may be an ingredient',
  (name) => {
    expect(draftName(name, words)).toBeUndefined();
  },
);

test('suggestMarks returns likely contents of a dish, and never states that a dish is free of something', () => {
  expect(suggestMarks('秘汁虾面', words)).toEqual({
    contains: ['crustacean', 'gluten'],
    diet: { vegetarian: 'no', vegan: 'no' },
    isSpicy: false,
  });
  expect(suggestMarks('番茄', words)).toEqual({ contains: [], diet: {}, isSpicy: false });
});

test('readDishWords throws an error that names the invalid row of the dictionary', () => {
  expect(() => readDishWords(`${head}\n牛\tanimal\t\ta\tb\tc\td\te\tf\tg\th`)).toThrow(/牛/u);
});
