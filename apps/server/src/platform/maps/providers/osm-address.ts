import type { PlaceAddress } from '@chifan/contract/address/place-views';
import type { Language } from '@chifan/domain';
import { withScriptLanguage } from './wording.ts';

/** The parts of an address from Nominatim. The key of a province, city or district differs between places. */
export type OsmAddress = Readonly<Record<string, string>>;

/** One address in the guest's language (`own`) and in Chinese (`zh`). Outside China, `zh` is in the local language. */
export type BilingualOsmAddress = { readonly own: OsmAddress; readonly zh: OsmAddress; readonly language: Language };

/** Converts an address of OpenStreetMap. Province, city and district get no adcodes, because OpenStreetMap has none. */
export function osmPlaceAddress({ own, zh, language }: BilingualOsmAddress): PlaceAddress {
  const words = wordsOf(zh);
  const division = (word: string | undefined) => {
    const nameZh = textOf(zh, word);
    const name = textOf(own, word) || nameZh;
    return name === '' ? null : { code: '', name: withScriptLanguage(name, language), nameZh };
  };
  const street = streetLine(own, language) || streetLine(zh, 'zh-CN');
  return {
    province: division(words.province),
    city: division(words.city),
    district: division(words.district),
    street: street === '' ? null : withScriptLanguage(street, language),
    streetZh: streetLine(zh, 'zh-CN'),
    line: withScriptLanguage(osmLine({ own, zh, language }), language),
    lineZh: osmLine({ own: zh, zh, language: 'zh-CN' }),
  };
}

/**
 * The address in one line. In Chinese, the largest division comes first, in other languages last. The country appears
 * only outside China.
 */
export function osmLine({ own, zh, language }: BilingualOsmAddress): string {
  const { province, city, district } = wordsOf(zh);
  const divisions = [province, city, district].map((word) => textOf(own, word) || textOf(zh, word));
  const country = isChina(zh) ? '' : textOf(own, 'country');
  const all = [country, ...divisions, streetLine(own, language)].filter((part) => part !== '');
  const once = [...new Set(all)];
  return language === 'zh-CN' ? once.join('') : once.toReversed().join(', ');
}

export const osmCity = ({ own, zh }: Pick<BilingualOsmAddress, 'own' | 'zh'>) => {
  const { city } = wordsOf(zh);
  return { name: textOf(own, city) || textOf(zh, city), nameZh: textOf(zh, city) };
};

const cityWords = ['city', 'state_district', 'municipality', 'county', 'town', 'village'] as const;
const districtWords = ['city_district', 'borough', 'district', 'county', 'city', 'town', 'suburb'] as const;
const streetWords = ['road', 'pedestrian', 'footway', 'square', 'name'] as const;

/**
 * Finds the keys of province, city and district. In China, the last character of a name shows its kind. Outside China,
 * the first known key is used.
 */
function wordsOf(zh: OsmAddress) {
  const province = ['state', 'province', 'region'].find((word) => word in zh);
  const isOwnCity = textOf(zh, province).endsWith('市');
  const city = isOwnCity
    ? province
    : (cityWords.find((word) => /(?:市|州|盟|地区)$/.test(textOf(zh, word))) ?? cityWords.find((word) => word in zh));
  const left = districtWords.filter((word) => word in zh && word !== city);
  return { province, city, district: left.find((word) => /[区县旗市區縣]$/.test(textOf(zh, word))) ?? left[0] };
}

const isChina = (zh: OsmAddress): boolean => ['cn', 'hk', 'mo'].includes(textOf(zh, 'country_code').toLowerCase());

/** Street and number, such as 388 Nanjing Road or 南京路388号. */
function streetLine(address: OsmAddress, language: Language): string {
  const street = textOf(
    address,
    streetWords.find((word) => word in address),
  );
  const number = textOf(address, 'house_number');
  if (street === '' || number === '') return street;
  if (language !== 'zh-CN') return `${number} ${street}`;
  return `${street}${number}${number.endsWith('号') ? '' : '号'}`;
}

const textOf = (address: OsmAddress, word: string | undefined): string =>
  word === undefined ? '' : (address[word] ?? '');
