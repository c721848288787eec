import { hasHan, hasLatin, type Region } from './listing.ts';

type Tags = Readonly<Record<string, string>>;
type Address = { 'zh-CN'?: string; en?: string };

const regionNames: Readonly<Record<Region, { zh: string; en: string }>> = {
  hong_kong: { zh: '香港', en: 'Hong Kong' },
  macao: { zh: '澳门', en: 'Macao' },
  mainland: { zh: '', en: '' },
};

const cityNames: Readonly<Record<string, string>> = { Shenzhen: '深圳市', Guangzhou: '广州市', Zhuhai: '珠海市' };

/**
 * The address in Chinese for couriers, and in English if the source has it. If a street comes without its city or
 * district, the district is put before it.
 */
export function readAddress(tags: Tags, region: Region): Address {
  const written = tags['addr:full'] ? splitByScript(tags['addr:full']) : streetOf(tags);
  const district = districtOf(tags, region);
  const { zh, en } = regionNames[region];
  const chinese = written.zh ?? '';
  const isWhole = /香港|九龍|九龙|新界|市/.test(chinese);
  const inChinese = isWhole ? chinese : [zh, district.zh, chinese].join('');
  const inEnglish = tags['addr:full:en'] ?? [written.en, district.en, en].filter(Boolean).join(', ');
  return { ...(inChinese ? { 'zh-CN': inChinese } : {}), ...(inEnglish ? { en: inEnglish } : {}) };
}

function districtOf(tags: Tags, region: Region): { zh: string; en: string } {
  const city = region === 'mainland' ? (tags['region'] ?? '') : '';
  const districtTag = tags['district'] ?? tags['addr:city'] ?? cityNames[city] ?? '';
  return {
    zh: hasHan(districtTag) ? districtTag : '',
    en: tags['district:en'] ?? (hasLatin(districtTag) ? districtTag : city),
  };
}

type Split = { readonly zh?: string | undefined; readonly en?: string | undefined };

/** Splits a text in two scripts: "青翠徑 Tsing Chui Path" is one street in two languages. */
function splitByScript(text: string): Split {
  const [, zh, en] =
    /^([^\p{Script=Latin}]*\p{Script=Han}[^\p{Script=Latin}]*?)\s+(\p{Script=Latin}[^\p{Script=Han}]*)$/u.exec(text) ??
    [];
  if (zh && en && en.length > 3) return { zh, en };
  return hasHan(text) ? { zh: text } : { en: text };
}

/** An address from the tags of its parts: in Chinese from large to small, in English from small to large. */
function streetOf(tags: Tags): Split {
  const street = splitByScript(tags['addr:street'] ?? tags['addr:place'] ?? '');
  const number = tags['addr:housenumber'] ?? '';
  const floor = tags['addr:floor'] ?? '';
  const unit = tags['addr:unit'] ?? tags['addr:door'] ?? '';
  const house = tags['addr:housename'] ?? '';
  const zhHouse = hasHan(house) ? house : '';
  const zhParts = [
    street.zh,
    number && `${number.replace(/号$|號$/, '')}号`,
    zhHouse,
    floor && `${floor}楼`,
    unit && `${unit}室`,
  ];
  const enParts = [
    unit && `Unit ${unit}`,
    floor && `${floor}/F`,
    zhHouse ? '' : house,
    [number, street.en].filter(Boolean).join(' '),
  ];
  return {
    zh: street.zh ? zhParts.filter(Boolean).join('') : undefined,
    en: street.en ? enParts.filter(Boolean).join(', ') : undefined,
  };
}
