import type { LocalText } from '@chifan/contract/fields';
import type { Language } from '@chifan/domain';
import { foldedWords, hotelChainIn, isHotelName } from '@chifan/domain/address/hotels';
import { simplified } from '../../../platform/loading/hanzi.ts';
import type { FoundPlace } from '../../../platform/maps/maps.ts';

/**
 * Marks a found hotel as a hotel, and names its chain in the guest's language (rule address-31). Maps services return
 * hotels as landmarks, and most of their names only in Chinese or English.
 */
export function nameHotel(place: FoundPlace, language: Language): FoundPlace {
  if (place.kind !== 'hotel' && place.kind !== 'landmark') return place;
  const nameZh = simplified(place.nameZh);
  if (place.kind === 'landmark' && !isHotelName([nameZh, place.name.text])) return place;
  return { ...place, kind: 'hotel', name: nameOf(place.name, nameZh, language) };
}

function nameOf(name: LocalText, nameZh: string, language: Language): LocalText {
  if (name.language === language) return name;
  const chain = (hotelChainIn(nameZh) ?? hotelChainIn(name.text))?.chain.name[language];
  if (chain === undefined || foldedWords(name.text).spaced.includes(foldedWords(chain).spaced)) return name;
  // Omit a Chinese name here, because the app shows it on the next line anyway.
  return { text: name.language === 'zh-CN' ? chain : `${chain} (${name.text})`, language };
}
