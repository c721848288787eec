import { foldKeepingPositions, type MappedText, replaceWithPositions } from './mapped-text.ts';

/**
 * Normalises a remark for comparison with the word lists: lower case, one width, no accents or vowel signs, one form of
 * Arabic and Urdu letters with the same sound, simplified Chinese. The end of a sentence becomes a full stop, the end
 * of a clause a comma, and "but" a semicolon.
 */
export const foldRemark = (text: string): MappedText =>
  foldings.reduce(
    (folded, [pattern, to]) => replaceWithPositions(folded, pattern, to),
    foldKeepingPositions(text, (letter) => foldLetters(letter.normalize('NFKC').toLowerCase())),
  );

/** Words for "but", which start a new statement. */
const partingWords = /(?<![\p{L}])(?:but|aber|mais|но|لكن|ولكن|ليكن|مگر|sondern|however)(?![\p{L}])/gu;

/** Emoji in the word lists. Any other emoji ends a sentence. */
const readSigns = '❌✅☠🥜🌰🌾🍞🥖🥐🥯🦐🍤🦞🦀🦪🦑🐙🐚🐌🐟🐠🐡🍣🎣🥚🍳🥛🧀🧈🍦🍨🐷🐖🐽🥓🍺🍻🍷🍶🥂🍾🥃🍸🥩🍖🍗🐄🐔🐑';

const foldings: readonly (readonly [RegExp, string | ((found: string) => string)])[] = [
  [/[\u{1f3fb}-\u{1f3ff}]|\u200d[♀♂]/gu, ''],
  [/[✖✕✗✘╳❎🚫⛔🚷🙅🈲👎⚠🤢🤮🤧]/gu, '❌'],
  [/[⭕○◯✔🆗👍😋]/gu, '✅'],
  [/[💀⚰🚑🏥]/gu, '☠'],
  // A cross (×) means a ban, unless it counts portions or ends a greeting.
  [
    /(?<!\p{N} ?)(?:×|(?<!\p{Script=Latin})x(?!\p{Script=Latin})|(?<!\p{Script=Cyrillic})х(?!\p{Script=Cyrillic}))(?! ?\p{N})(?<!(?:thanks|thx|please|pls|plz|cheers|love|you|ty) [x×])/gu,
    '❌',
  ],
  [
    new RegExp(`[!?;؛؟۔。…~〜\\n\\r•]|(?![${readSigns}])\\p{Extended_Pictographic}|(?<!\\d)\\.|\\.(?!\\d)`, 'gu'),
    ' . ',
  ],
  // In "🥜❌🥚✅", each sign refers to the picture before the sign.
  [new RegExp(`(?<=[${readSigns}])❌(?=[${readSigns}])`, 'gu'), ' ❌ , '],
  [new RegExp(`[${readSigns}]`, 'gu'), (sign) => ` ${sign} `],
  [/=>|->|[—–،、・":：|]|(?<=[\p{L}\p{N}]) -+ /gu, ' , '],
  [/['’`´ʼ‘/&+_\-‐‑]/gu, ' '],
  [
    /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[ \t]+(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/gu,
    ' , ',
  ],
  [partingWords, ' ; '],
  [/(?<!(?:my|his|her|your|the|with) )(?<!\p{L})gf(?!\p{L})/gu, ' gluten free '],
  [/(?<!\p{L})df(?!\p{L})/gu, ' dairy free '],
  [/(?<!\p{L})lf(?!\p{L})/gu, ' lactose free '],
  [/(?<!\p{L})nf(?!\p{L})/gu, ' nut free '],
  [/(?<!\p{L})ef(?!\p{L})/gu, ' egg free '],
  [
    /(?<=(?<!\p{L})(?:eggs?|nuts?|peanuts?|dairy|milk|lactose|butter|cheese|gluten|wheat|flour|meat|pork|fish|shrimps?|prawns?|shellfish|seafood|soya?|sesame|alcohol))(?:less|free)(?!\p{L})/gu,
    ' free ',
  ],
  [/\s+/gu, ' '],
  [/^ | $/gu, ''],
];

/**
 * Replaces letters by their normal form. The function also prepares the word lists, so it must not change characters of
 * regular expressions.
 */
export function foldLetters(text: string): string {
  if (isAscii(text)) return text;
  return [...text].map((letter) => (letter < '\u0080' ? letter : foldLetter(letter))).join('');
}

const isAscii = (text: string): boolean => /^[\0-\x7f]*$/.test(text);

function foldLetter(letter: string): string {
  const known = letters[letter];
  if (known !== undefined) return known;
  if (isHanzi(letter)) return letter;
  if (!/[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}\p{M}ـ]/u.test(letter)) return letter;
  const bare = letter.normalize('NFD').replace(/[\p{M}ـ]/gu, '');
  return letters[bare] ?? bare;
}

/** Recognises Chinese characters by their code point, because a check of the script would be slower. */
const isHanzi = (letter: string): boolean => letter >= '\u3400' && letter <= '\u9fff';

/** Each entry is a letter followed by its replacement. */
const letters: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'ßss æae œoe øo ıi ىي یي ےي ېي کك ہه ھه ۃه ةه ەه ںن ٱا ء',
    '過过 對对 蝦虾 魚鱼 雞鸡 鷄鸡 麥麦 請请 無无 麩麸 質质 貝贝 鮮鲜 類类 葷荤 純纯 醬酱 殼壳 殻壳 別别 沒没 堅坚 豬猪 黃黄',
    '製制 產产 嚴严 會会 後后 麵面 麪面 麺面 飯饭 湯汤 餃饺 換换 鮑鲍 魷鱿 蠔蚝 餅饼 極极 個个 點点 雙双 飛飞 龍龙 乾干 臘腊 鱺鲡 鰻鳗 蠣蛎 嚇吓 醫医 進进 優优 澱淀 黴霉 雞鸡 鷄鸡 鵝鹅 鴨鸭 喫吃 鮭鲑 鱈鳕 鱸鲈 螄蛳 蟶蛏 燒烧 腸肠 納纳 貝贝',
  ]
    .flatMap((line) => line.split(' '))
    .map(([letter = '', ...others]) => [letter, others.join('')]),
);
