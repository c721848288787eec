import type { LocalText } from '@chifan/contract/fields';
import type { FoundPlace, PlaceAddress } from '@chifan/contract/place';
import type { Language } from '@chifan/domain';
import { pinyin } from 'pinyin-pro';

export const chinese = (text: string): LocalText => ({ text, language: 'zh-CN' });
export const inLanguage = (text: string, language: Language): LocalText => ({ text, language });

type ChineseAddress = {
  /** Six digits of the area; "" where it is not known. */
  readonly adcode: string;
  readonly province: string;
  readonly city: string;
  readonly district: string;
  readonly street: string;
  readonly line: string;
};

/** The address as a Chinese service gives it; who asked names the divisions in the guest's language by their codes. */
export function chineseAddress({ adcode, province, city, district, street, line }: ChineseAddress): PlaceAddress {
  const division = (name: string, digits: number) =>
    name === ''
      ? null
      : { code: adcode === '' ? '' : adcode.slice(0, digits).padEnd(6, '0'), name: chinese(name), nameZh: name };
  return {
    province: division(province, 2),
    // Shanghai, Beijing and their like are province and city at once, and some services name them once.
    city: division(city === '' ? province : city, 4),
    district: division(district, 6),
    street: street === '' ? null : chinese(street),
    streetZh: street,
    line: chinese(line),
    lineZh: line,
  };
}

type ChinesePlace = {
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly kind: FoundPlace['kind'];
};

export const chinesePlace = ({ name, address, city, kind }: ChinesePlace) => ({
  name: chinese(name),
  nameZh: name,
  pinyin: pinyin(name),
  kind,
  address: chinese(address),
  addressZh: address,
  city: city === '' ? null : chinese(city),
  cityZh: city,
});
