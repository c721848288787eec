import { expect, test } from 'vitest';
import { type Language, languages } from '../../language.ts';
import { phrasesWithRemark } from '../../ordering/remark-phrases.ts';
import { translateByPhrasebook } from '../index.ts';
import { foldPhrase } from './fold-phrase.ts';
import { courtesyPhrases } from './phrases/courtesies.ts';
import { ingredientPhrases, ingredientSentences } from './phrases/ingredients.ts';
import { wishPhrases } from './phrases/wishes.ts';

const mapo = { en: 'Mapo tofu', ja: '麻婆豆腐', de: 'Mapo-Tofu', 'zh-CN': '麻婆豆腐' };

test.each([
  ['Less spicy, no cilantro please!', '少辣，不要香菜'],
  ['辛さ控えめでお願いします。パクチー抜き', '少辣，不要香菜'],
  ['덜 맵게 해주세요, 고수 빼주세요', '少辣，不要香菜'],
  ['Не остро, без кинзы, пожалуйста', '不要辣，不要香菜'],
  ['Bitte nicht scharf und ohne Knoblauch', '不要辣，不要蒜'],
  ['Pas épicé s’il vous plaît; sans coriandre', '不要辣，不要香菜'],
  ['بدون كزبرة، حار قليلا من فضلك', '不要香菜，少辣'],
  ['مرچ کم، دھنیے کے بغیر', '少辣，不要香菜'],
  ['No garlic or onions', '不要蒜、洋葱'],
  ["I'm allergic to peanuts and shrimp.", '对花生、虾过敏'],
  ['えびアレルギーです', '对虾过敏'],
  ['땅콩 알레르기가 있어요', '对花生过敏'],
  ['у меня аллергия на арахис', '对花生过敏'],
  ['Ich bin allergisch gegen Erdnüsse', '对花生过敏'],
  ['je suis allergique aux arachides', '对花生过敏'],
  ['عندي حساسية من الفول السوداني', '对花生过敏'],
  ['مجھے مونگ پھلی سے الرجی ہے', '对花生过敏'],
  ['No allergies', '没有过敏'],
  ['I don’t eat pork', '不吃猪肉'],
  ['Sojasoße extra', null],
  ['Leave it at the door 🙏 call when you arrive', '放在门口，到了请打电话'],
  ['Extra rice & no ice', '多加米饭，不要冰'],
  ['Mapo tofu: not spicy', '麻婆豆腐，不要辣'],
  ['Mapo tofu not spicy please', '麻婆豆腐：不要辣'],
  ['less oil for the mapo tofu', '麻婆豆腐：少油'],
  ['麻婆豆腐は辛くしないでください', '麻婆豆腐：不要辣'],
])('translateByPhrasebook translates the wish “%s” for the kitchen as %s', (text, zh) => {
  expect(translateByPhrasebook({ text, to: 'zh-CN', names: [mapo] })).toEqual(
    zh === null ? { text: null, rest: text } : { text: zh, rest: null },
  );
});

test.each([
  ['谢谢您的好评！欢迎下次光临。', 'en', 'Thank you for your kind review. We hope to see you again.'],
  ['味道很好', 'ja', 'おいしい！'],
  ['Sehr lecker!', 'zh-CN', '很好吃！'],
  ['Delicious!', 'ru', 'Очень вкусно!'],
] as const)('translateByPhrasebook translates “%s” into %s as “%s”', (text, to, translation) => {
  expect(translateByPhrasebook({ text, to, isStory: true })).toEqual({ text: translation, rest: null });
});

test('translateByPhrasebook translates the known parts of a wish and returns the rest for machine translation', () => {
  expect(translateByPhrasebook({ text: 'No cilantro, my mother would hate it, less salt', to: 'zh-CN' })).toEqual({
    text: '不要香菜，少盐',
    rest: 'my mother would hate it',
  });
});

test('translateByPhrasebook returns a review with an unknown sentence unchanged for machine translation', () => {
  const text = 'Delicious! Only the soup had gone cold before I came home.';
  expect(translateByPhrasebook({ text, to: 'zh-CN', isStory: true })).toEqual({ text: null, rest: text });
});

test.each([
  'no peanuts? yes please, lots of them',
  'not allergic to peanuts',
  'I am not vegetarian',
  'allergic to peanuts and everything with a shell',
  'no spicy food was on the menu',
  'without my sister no egg is eaten',
])(
  'the phrasebook leaves at least a part of “%s” to machine translation, because other words change the meaning',
  (text) => {
    expect(translateByPhrasebook({ text, to: 'zh-CN' }).rest).not.toBeNull();
  },
);

const rows = [...wishPhrases, ...courtesyPhrases].map((row) => row.split(' | '));

test('every row of the phrasebook has a phrase in each of the nine languages', () => {
  for (const row of [...rows, ...[...ingredientPhrases, ...ingredientSentences].map((each) => each.split(' | '))]) {
    expect([row[0], row.length]).toEqual([row[0], languages.length]);
    expect(row.every((ways) => ways.split(';').every((way) => way.trim() !== ''))).toBe(true);
  }
});

test('no phrase of the phrasebook has two meanings', () => {
  const meant = new Map<string, string>();
  const twice: string[] = [];
  for (const row of rows)
    for (const way of row.flatMap((ways) => ways.split(';'))) {
      const folded = foldPhrase(way);
      if ((meant.get(folded) ?? row[0]) !== row[0]) twice.push(`${way}: ${meant.get(folded)} / ${row[0]}`);
      meant.set(folded, row[0] ?? '');
    }
  expect(twice).toEqual([]);
});

test('the phrasebook recognises each phrase that it can display, in all nine languages', () => {
  for (const row of rows)
    for (const [index, ways] of row.entries())
      for (const to of ['zh-CN', 'en'] as const satisfies Language[]) {
        const shown = ways.split(';')[0]?.trim() ?? '';
        const wanted = row[languages.indexOf(to)]?.split(';')[0]?.trim();
        expect([languages[index], shown, translateByPhrasebook({ text: shown, to }).text]).toEqual([
          languages[index],
          shown,
          wanted,
        ]);
      }
});

test.each([
  ['甲殻類アレルギー', '对虾蟹过敏'],
  ['Zöliakie', '对麸质（小麦、面粉）过敏'],
  ['Ich habe Zöliakie', '对麸质（小麦、面粉）过敏'],
  ['갑각류 알레르기', '对虾蟹过敏'],
  ['allergique aux crustacés', '对虾蟹过敏'],
  ['celiac', '对麸质（小麦、面粉）过敏'],
])('the phrasebook translates the allergy “%s” into the Chinese text “%s”', (text, zh) => {
  expect(translateByPhrasebook({ text, to: 'zh-CN' })).toEqual({ text: zh, rest: null });
});

test('the phrasebook leaves a sentence that says more than an allergy to machine translation', () => {
  const text = 'I once had a crustacean allergy scare at a party but love everything';
  expect(translateByPhrasebook({ text, to: 'zh-CN' }).text).toBeNull();
});

test.each([
  ['Leave it at the door', ['leave_at_door']],
  ['Please leave it at the reception', ['leave_at_reception']],
  ['フロントに預けてください', ['leave_at_reception']],
  ['Just leave it outside my door please', ['leave_at_door']],
  ['ドアの前に置いてください', ['leave_at_door']],
  ['Bitte vor die Tür stellen', ['leave_at_door']],
  ['do not ring the bell and leave it at the door', ['leave_at_door', 'do_not_ring']],
  ['Please do not leave it at the door', []],
  ['Less spicy', []],
])('phrasesWithRemark finds, in the note “%s” to the courier, the fixed phrases %j', (remark, phrases) => {
  expect(phrasesWithRemark([], remark)).toEqual(phrases);
  expect(phrasesWithRemark(['no_msg'], remark)).toEqual(['no_msg', ...phrases]);
});
