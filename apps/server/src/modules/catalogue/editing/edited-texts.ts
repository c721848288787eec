import { randomBytes } from 'node:crypto';
import { type Language, type PartlyTranslated, shanghaiDate } from '@chifan/domain';
import { type OpeningHours } from '@chifan/domain/catalogue';
import type { Tx } from '../../../platform/database/database.ts';
import { lockUnusedPictures, type WantedPictures } from '../../upload/index.ts';
import type { ByPlatform } from '../local-text.ts';

export type SentTexts = Readonly<Partial<Record<Language, string | undefined>>>;

export const textsOf = (sent: SentTexts): PartlyTranslated =>
  Object.fromEntries(Object.entries(sent).filter(([, text]) => text !== undefined && text !== ''));

type Texts = { readonly name: PartlyTranslated; readonly description: PartlyTranslated };

/**
 * Returns the languages whose text still counts as written by the platform, because staff did not change it. After a
 * change of the Chinese name, the name counts in no language as written by the platform, because the platform has not
 * checked the names again.
 */
export function unchangedPlatformTexts(before: Texts & { readonly byPlatform: ByPlatform }, after: Texts): ByPlatform {
  const kept = (field: 'name' | 'description') =>
    before.byPlatform[field].filter(
      (language) => after[field][language] !== undefined && after[field][language] === before[field][language],
    );
  const standing = before.name['zh-CN'];
  const isRenamed = standing !== undefined && standing !== after.name['zh-CN'];
  return { name: isRenamed ? [] : kept('name'), description: kept('description') };
}

/** Returns opening hours as they are stored: without past dates, and with each weekday once in a rule. */
export function normaliseHours(hours: OpeningHours, now: Date): OpeningHours {
  const today = shanghaiDate(now);
  const exceptions = Object.entries(hours.exceptions ?? {}).filter(([date]) => date >= today);
  const rules = hours.rules.map((rule) => ({ ...rule, weekdays: [...new Set(rule.weekdays)].toSorted() }));
  return exceptions.length === 0 ? { rules } : { rules, exceptions: Object.fromEntries(exceptions) };
}

/**
 * Returns the internal key of a category or dish that staff add. Guests never see the key. It differs from all keys of
 * the demo city and of imports.
 */
export const newKey = (): string => `own-${randomBytes(8).toString('hex')}`;

type Wanted = Omit<WantedPictures, 'purpose'> & { readonly purpose: 'dish' | 'shop' | 'product' };

/**
 * Whether each picture is already used by the edited row, or is an unused upload of the member of staff. Locks the
 * unused uploads until the transaction ends.
 */
export async function arePicturesKnown(
  tx: Tx,
  { purpose, paths, uploadedBy }: Wanted,
  standing: { readonly photos: readonly string[]; readonly image: string | null },
): Promise<boolean> {
  const fresh = paths.filter((path) => path !== standing.image && !standing.photos.includes(path));
  if (new Set(paths).size < paths.length) return false;
  const held = await lockUnusedPictures(tx, { purpose, paths: fresh, uploadedBy });
  return fresh.every((path) => held.has(path));
}
