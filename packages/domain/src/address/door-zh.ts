import { toWesternDigits } from '../digits.ts';

/** Words of door numbers in the guests' languages. The keys are the Chinese words that the courier reads. */
const doorWords: Readonly<Record<string, string>> = {
  // Words for "number" are removed and not translated, because the digits alone are clear.
  '': 'number; no; رقم; نمبر; numéro; nummer; nr; №',
  房间: 'room number; room no; room; rm; 部屋番号; 部屋; 号室; 객실; 호실; номер комнаты; комната; номер; ком; کمرہ نمبر; کمرا نمبر; کمرہ; کمرا; رقم الغرفة; رقم غرفة; الغرفة; غرفة; الغرفه; غرفه; numéro de chambre; chambre; chbre; zimmernummer; zimmer nr; zimmer',
  房号: 'apartment number; apartment; apt; flat; アパート; 아파트; квартира; кварт; кв; اپارٹمنٹ نمبر; اپارٹمنٹ; فلیٹ نمبر; فلیٹ; رقم الشقة; الشقة; شقة; appartement; appart; appt; wohnung; whg',
  套房: 'suite; スイート; 스위트룸; люкс; سویٹ; جناح; الجناح',
  楼层: 'floor; flr; 階; 층; этаж; منزل; الطابق; طابق; الدور; étage; etage; stockwerk; stock',
  楼栋: 'building; bldg; block; tower; 号棟; 棟; корпус; здание; башня; дом; عمارت; بلڈنگ; ٹاور; بلاک; المبنى; مبنى; البرج; برج; العمارة; عمارة; bâtiment; bât; immeuble; tour; gebäude; block; turm; haus',
  单元: 'unit; ユニット; 유닛; секция; یونٹ; الوحدة; وحدة; unité; einheit',
  入口: 'entrance; 入口; 출입구; подъезд; вход; داخلہ; المدخل; مدخل; entrée; eingang',
  门: 'door; gate; ドア; 문; дверь; دروازہ; الباب; باب; porte; tür',
  门禁码:
    'door code; entry code; gate code; intercom; код домофона; домофон; دروازے کا کوڈ; رمز الباب; digicode; code porte; interphone; türcode; klingel',
  前台: 'front desk; reception desk; reception; フロント; 受付; 프런트; 프론트; ресепшн; ресепшен; стойка; استقبالیہ; ریسپشن; مكتب الاستقبال; الاستقبال; استقبال; réception; accueil; rezeption; empfang',
  大堂: 'lobby; ロビー; 로비; лобби; холл; لابی; البهو; بهو; اللوبي; لوبي; hall; foyer',
};

const folded = (text: string): string => toWesternDigits(text).normalize('NFC').toLowerCase();

const chineseOf: ReadonlyMap<string, string> = new Map(
  Object.entries(doorWords).flatMap(([zh, words]) =>
    words.split(';').map((word) => [folded(word.trim()), zh] as const),
  ),
);

const isUnspaced = (word: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(word);

/**
 * Matches the longest word first. In scripts with spaces it matches whole words only, with the dot of an abbreviation.
 */
const doorWord = new RegExp(
  [...chineseOf.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map((word) => (isUnspaced(word) ? word : `(?<!\\p{L})${word}(?!\\p{L})\\.?`))
    .join('|'),
  'giu',
);

/** The ending of an ordinal number ("3rd", "2nd", "2ème", "1er"), which is removed. */
const ordinal = /(?<=\d)(?:st|nd|rd|th|[eè]re?|er|[eè]me|e|-й|-я)(?=\s)/giu;

/**
 * Translates a guest's door number for a Chinese courier: "الغرفة 0816" becomes 房间 0816. Null if the text has no known
 * word.
 */
export function doorNumberZh(doorNumber: string): string | null {
  const door = toWesternDigits(doorNumber).normalize('NFC').trim();
  let isKnown = false;
  const chinese = door.replace(doorWord, (word) => {
    const zh = chineseOf.get(word.toLowerCase().replace(/\.$/, ''));
    if (zh === undefined) return word;
    isKnown ||= zh !== '';
    return ` ${zh} `;
  });
  if (!isKnown) return null;
  return chinese
    .replace(ordinal, '')
    .replace(/،/g, ',')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,，])/g, '')
    .trim();
}
