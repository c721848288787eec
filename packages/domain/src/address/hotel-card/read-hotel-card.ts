import type { RecognisedText } from '../../catalogue/paper-menu/recognised-text.ts';
import { type CardLine, cardLines } from './card-lines.ts';

/** Texts read from a hotel's business card or a booking confirmation. A text that was not found is empty. */
export type HotelCard = {
  readonly nameZh: string;
  readonly addressZh: string;
  /** A Chinese telephone number with country code, such as +86 21 63275225. */
  readonly phone: string;
  /** The name of the city in the address, such as 上海市. */
  readonly cityZh: string;
};

/** Finds the hotel's name, address and telephone number in the text of a photo (rule address-32). */
export function readHotelCard(pieces: readonly RecognisedText[]): HotelCard {
  const lines = cardLines(pieces);
  const address = addressOf(lines);
  return {
    nameZh: nameOf(lines.filter((line) => !address.lines.includes(line))),
    addressZh: address.text,
    phone: phoneOf(lines),
    cityZh: /(?:^|省|自治区)([^省区市]{2,5}市)/u.exec(address.text)?.[1] ?? '',
  };
}

const addressLabel = /^.*?(?:酒店地址|宾馆地址|详细地址|地址|地\s*址|Address|Addr|Add)\s*[.:：;]*\s*/iu;
const otherLabel = /\s*(?:电话|联系电话|总机|传真|邮编|邮政编码|网址|(?<![A-Za-z])(?:Tel|Phone|Fax|Zip)).*$/iu;
const streetOrArea = /[省市区县镇乡]|路|街|大道|巷|弄|胡同/gu;
const houseNumber = /\d+(?:[-–、]\d+)*(?:号|弄|號)/u;

type Found = { readonly text: string; readonly lines: readonly CardLine[] };

/** Returns the line that looks most like a Chinese address, and the next line if it continues the address. */
function addressOf(lines: readonly CardLine[]): Found {
  const scored = lines.map((line, at) => ({ line, at, score: addressScore(line.text) }));
  const [best] = scored.toSorted((one, other) => other.score - one.score);
  if (best === undefined || best.score < 3) return { text: '', lines: [] };
  const text = addressText(best.line.text);
  const next = lines[best.at + 1];
  if (next === undefined || !isContinued(text, next.text)) return { text, lines: [best.line] };
  return { text: text + addressText(next.text), lines: [best.line, next] };
}

function addressScore(text: string): number {
  const written = addressText(text);
  if (!/\p{Script=Han}{2}/u.test(written)) return 0;
  const areas = new Set(written.match(streetOrArea)).size;
  return areas + (houseNumber.test(written) ? 3 : 0) + (addressLabel.test(text) && written !== text ? 2 : 0);
}

/** Removes the label and other fields from an address line, and corrects digits that text recognition misread. */
const addressText = (text: string): string =>
  text
    .replace(addressLabel, '')
    .replace(otherLabel, '')
    .replace(/(?<=\d|路|街|道)[OoQ](?=\d|号)/gu, '0')
    .replace(/(?<=\d|路|街|道)[lI|](?=\d|号)/gu, '1')
    .replace(/[^\p{Script=Han}\dA-Za-z()#、-]+/gu, '')
    .replace(/[A-Za-z]{3,}.*$/u, '');

/** Whether the next line belongs to an address that has no house number yet. */
const isContinued = (address: string, next: string): boolean =>
  !houseNumber.test(address) &&
  houseNumber.test(next) &&
  !addressLabel.test(next) &&
  /^[\p{Script=Han}\d]+/u.test(addressText(next)) &&
  !isPhoneLine(next);

const hotelWord = /酒店|宾馆|饭店|旅馆|旅舍|旅社|旅店|客栈|民宿|公寓|度假村|山庄|会馆|大厦/u;
const nameLabel = /^.*?(?:酒店名称|宾馆名称|入住酒店|预订酒店|酒店|名称)\s*[:：]\s*/u;
const notInName = /地址|电话|传真|欢迎|预订|入住|离店|房型|前台|总机|服务|官网|客服|确认/u;

/**
 * Returns the name of the hotel: the line in the largest print with a Chinese word for hotel, otherwise the largest
 * Chinese line.
 */
function nameOf(lines: readonly CardLine[]): string {
  const names = lines.flatMap(({ text, height }) => {
    const name = text.replace(nameLabel, '').replace(/[^\p{Script=Han}\dA-Za-z()·&-]+/gu, '');
    const isName = /\p{Script=Han}{2}/u.test(name) && !isPhoneLine(text) && !notInName.test(name);
    return isName ? [{ name: chinesePart(name), height, isHotel: hotelWord.test(name) }] : [];
  });
  const [best] = names.toSorted(
    (one, other) => Number(other.isHotel) - Number(one.isHotel) || other.height - one.height,
  );
  return best?.name ?? '';
}

/** Removes an English name before or after the Chinese name, because text recognition for Chinese misreads it. */
const chinesePart = (name: string): string =>
  name.replace(/^[A-Za-z&-]{3,}(?=\p{Script=Han})/u, '').replace(/(?<=\p{Script=Han}|\))[A-Za-z&-]{4,}$/u, '');

const phone = /(?:\+?86|0086)?[-\s]?\(?(0?(?:10|2\d|[3-9]\d{2}))\)?[-\s]?(\d{7,8})(?!\d)/u;
const nationalPhone = /(?<!\d)(400[-\s]?\d{3}[-\s]?\d{4}|1[3-9]\d{9})(?!\d)/u;
const phoneWord = /电话|总机|(?<![a-z])(?:tel|phone)/iu;
const isFax = /传真|fax/iu;

const isPhoneLine = (text: string): boolean => phoneWord.test(text) || phoneIn(text) !== '';

/** Returns the first telephone number, and prefers lines with a word for telephone. Fax numbers are skipped. */
function phoneOf(lines: readonly CardLine[]): string {
  const texts = lines.map(({ text }) => text.replace(/(?:传真|fax).*$/iu, '')).filter((text) => !isFax.test(text));
  const labelled = texts.filter((text) => phoneWord.test(text));
  return [...labelled, ...texts].map(phoneIn).find((number) => number !== '') ?? '';
}

function phoneIn(text: string): string {
  const digits = text.replace(/[OoQ](?=[\d-])/g, '0');
  const [, national = ''] = nationalPhone.exec(digits) ?? [];
  if (national !== '') return `+86 ${national.replace(/[-\s]/g, '')}`;
  const [, area = '', local = ''] = phone.exec(digits) ?? [];
  return local === '' ? '' : `+86 ${area.replace(/^0/, '')} ${local}`;
}
