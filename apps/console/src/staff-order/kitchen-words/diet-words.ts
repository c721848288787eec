import { type Allergen, type DietProfile, type DietWords, dietFromOrder } from '@chifan/domain/catalogue';
import type { DietWish } from '@chifan/domain/member';
import { t } from '@lingui/core/macro';
import { joinList } from '../../platform/language/join-list.ts';

/** Allergens in the cook's language. The Chinese texts equal those on the printed ticket. */
const allergens: Readonly<Record<Allergen, () => string>> = {
  gluten: () => t`麸质（小麦、面粉）`,
  crustacean: () => t`虾蟹`,
  egg: () => t`鸡蛋`,
  fish: () => t`鱼`,
  peanut: () => t`花生`,
  soy: () => t`大豆（豆制品、酱油）`,
  milk: () => t`牛奶`,
  tree_nut: () => t`坚果`,
  celery: () => t`芹菜`,
  mustard: () => t`芥末`,
  sesame: () => t`芝麻`,
  sulphite: () => t`亚硫酸盐`,
  lupin: () => t`羽扇豆`,
  mollusc: () => t`贝类、鱿鱼`,
};

const wishes: Readonly<Record<DietWish, () => string>> = {
  vegetarian: () => t`吃素（不吃肉和鱼）`,
  vegan: () => t`纯素（不吃肉、鱼、蛋、奶）`,
  halal: () => t`清真`,
  no_pork: () => t`不吃猪肉`,
  no_alcohol: () => t`不沾酒精（含料酒）`,
};

const named = (of: readonly Allergen[]): string => joinList(of.map((allergen) => allergens[allergen]()));
const wished = (of: readonly DietWish[]): string => joinList(of.map((wish) => wishes[wish]()));

/**
 * Diet warnings of an order, from the guest's diet profile and from `words`, the guest's remark and messages. `isRead`
 * is true if at least one warning comes from `words`.
 */
export function dietLines(
  words: string | null,
  asked: DietProfile | null,
): { readonly lines: readonly string[]; readonly isRead: boolean } {
  const { profile, said } = dietFromOrder(words, asked);
  const read = said === null ? [] : saidLines(said);
  return { lines: [...(profile === null ? [] : profileLines(profile)), ...read], isRead: read.length > 0 };
}

const profileLines = ({ avoids, wishes: asked }: DietProfile): readonly string[] => [
  ...line(named(avoids), (names) => t`忌口/过敏：${names}`),
  ...line(wished(asked), (names) => t`饮食要求：${names}`),
];

/** Warnings that were detected in the guest's words. The texts say "possibly", because the detection may be wrong. */
const saidLines = (said: DietWords): readonly string[] => [
  ...line(named(said.allergies), (names) => t`可能是过敏：${names}`),
  ...(said.isUnnamed ? [t`可能是过敏：没认出是什么，请先问客人`] : []),
  ...line(named(said.avoids), (names) => t`可能不要放：${names}`),
  ...line(wished(said.wishes), (names) => t`可能是饮食要求：${names}`),
];

const againstWish: Readonly<Record<DietWish, () => string>> = {
  vegetarian: () => t`不是素菜`,
  vegan: () => t`不是纯素`,
  halal: () => t`不是清真`,
  no_pork: () => t`含猪肉`,
  no_alcohol: () => t`含酒精`,
};

/** Names the avoided foods that the dish contains, from a diet profile. Empty if there is no conflict. */
export const dietConflictText = ({ avoids, wishes: broken }: DietProfile): string =>
  joinList([...line(named(avoids), (names) => t`含${names}`), ...broken.map((wish) => againstWish[wish]())]);

const line = (names: string, write: (names: string) => string): readonly string[] =>
  names === '' ? [] : [write(names)];
