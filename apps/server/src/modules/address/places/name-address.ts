import type { PlaceAddress } from '@chifan/contract/address/place-views';
import type { LocalText } from '@chifan/contract/fields';
import type { Language } from '@chifan/domain';
import type { Position } from '@chifan/domain/address';
import type { Executor } from '../../../platform/database/database.ts';
import { streetNameEn } from './basemap/street-name.ts';
import { type Area, areaAt } from './offline/area-at.ts';
import { type Region, regionsWithParents } from './offline/region.store.ts';
import { divisionIn, lineIn, readsHan } from './offline/wording.ts';

type Asked = { readonly position: Position; readonly language: Language };
type Division = PlaceAddress['city'];

/**
 * Replaces the names from a maps service by the names in our database, in the guest's language. Some services return
 * only Chinese names, and some no administrative codes.
 */
export async function nameAddress(
  executor: Executor,
  { position, language }: Asked,
  found: PlaceAddress,
): Promise<PlaceAddress> {
  const divisions = [found.province, found.city, found.district].filter((division) => division !== null);
  if (divisions.every(({ code, name }) => code !== '' && name.language === language)) return found;
  const area = await ourArea(executor, position, found);
  const readsNone = (text: LocalText) => !readsHan(language) && text.language === 'zh-CN';
  const street = streetEn(found.streetZh);
  const knowsAll = divisions.length === [area.province, area.city, area.district].filter((own) => own !== null).length;
  return {
    ...found,
    province: named(found.province, area.province, language),
    city: named(found.city, area.city, language),
    district: named(found.district, area.district, language),
    street: found.street && readsNone(found.street) ? { text: street, language: 'en' } : found.street,
    line: readsNone(found.line) && knowsAll ? lineIn(area, language, { en: street }) : found.line,
  };
}

/**
 * Finds our administrative divisions by the codes from the maps service. If we do not know a code, uses our division at
 * the position, provided that the maps service returned the same Chinese name.
 */
async function ourArea(
  executor: Executor,
  position: Position,
  { province, city, district }: PlaceAddress,
): Promise<Area> {
  const codes = [province, city, district].flatMap((division) => (division?.code ? [division.code] : []));
  const byCode = new Map((await regionsWithParents(executor, codes)).map((region) => [region.code, region]));
  const isUnknown = (division: Division) => division !== null && !byCode.has(division.code);
  const there = [province, city, district].some(isUnknown) ? await areaAt(executor, position) : null;
  const ours = (division: Division, atPosition: Region | null | undefined): Region | null => {
    if (division === null) return null;
    return byCode.get(division.code) ?? (atPosition?.nameZh === division.nameZh ? atPosition : null);
  };
  return {
    province: ours(province, there?.province),
    city: ours(city, there?.city),
    district: ours(district, there?.district),
  };
}

function named(division: Division, region: Region | null, language: Language): Division {
  const own = divisionIn(region, language);
  if (division === null || own === null) return division;
  return { ...division, code: own.code, name: division.name.language === language ? division.name : own.name };
}

/** Translates a Chinese street with its house number: 桥东路100号 becomes 100 Qiaodong Road. */
function streetEn(streetZh: string): string {
  const [, street = '', number] = /^(\D+?)(\d[\d-]*)号?$/.exec(streetZh) ?? ['', streetZh];
  if (street === '') return '';
  return number === undefined ? streetNameEn(street) : `${number} ${streetNameEn(street)}`;
}
