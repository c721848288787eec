import type { Language, PartlyTranslated } from '@chifan/domain';
import { draftLanguages } from '@chifan/domain/catalogue/dish-names';
import type { Tx } from '../../../platform/database/database.ts';
import { enqueue, type JobHandlers } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/module.ts';
import type { MachineTranslation } from '../../../platform/translation/machine-translations.ts';
import type { Translation } from '../../../platform/translation/translation.ts';
import { writtenByShop } from '../../../platform/translation/writer.ts';
import { fillNames } from '../editing/fill-names.ts';
import type { EditedDish } from '../editing/menu-edit.store.ts';
import { chineseOf } from '../local-text.ts';
import { writeNamesWanted } from './wanted-names.store.ts';

const kind = 'catalogue.machine_names';

export type DishMissingNames = {
  readonly dishId: number;
  readonly nameZh: string;
  readonly languages: readonly Language[];
};
type Wanted = {
  readonly shopId: number;
  readonly dishes: readonly DishMissingNames[];
  /** ISO time at which the job stops retrying. */
  readonly until: string;
};

/** After this time without a response from the machine translator, the job stops until the next start of the server. */
export const maxWaitMs = 8 * 3_600_000;
/** The maximum length of a dish name, in characters. */
const longest = 80;

type Saved = { readonly dishId: number; readonly dish: EditedDish; readonly lacked: readonly Language[] };
type Asked = Pick<Translation, 'translates'>;

/**
 * Enqueues a job that requests missing names of saved dishes from the machine translator, so that saving does not wait
 * for it (rule catalogue-42).
 */
export async function enqueueMachineNames(
  tx: Tx,
  translation: Asked,
  saved: readonly Saved[],
  { shopId, now }: { shopId: number; now: Date },
): Promise<void> {
  const lacking = saved.filter(({ lacked }) => lacked.length > 0);
  // Without a machine translator, mark the dishes. The first server start with a translator then requests their names.
  const isMachine = hasMachine(translation);
  await writeNamesWanted(
    tx,
    lacking.map(({ dishId }) => dishId),
    !isMachine,
  );
  const dishes = lacking
    .map(({ dishId, dish, lacked }) => lackingOf(translation, dishId, chineseOf(dish.name), lacked))
    .filter(({ languages }) => languages.length > 0);
  const until = new Date(now.getTime() + maxWaitMs).toISOString();
  if (dishes.length > 0) await enqueue(tx, { kind, payload: { shopId, dishes, until } satisfies Wanted, runAt: now });
}

export const hasMachine = (translation: Asked): boolean =>
  draftLanguages.some((language) => translation.translates(language));

/** Returns the missing names of a dish in the languages that the machine translator supports. */
export const lackingOf = (
  translation: Asked,
  dishId: number,
  nameZh: string,
  lacked: readonly Language[],
): DishMissingNames => ({ dishId, nameZh, languages: lacked.filter((language) => translation.translates(language)) });

/** The job stores each translated name at once, and a retry requests only missing names. */
export const machineNamesJobs = (platform: Platform): JobHandlers => ({
  [kind]: {
    outside: async ({ shopId, dishes, until }: Wanted) => {
      const unanswered = await nameByMachine(platform, shopId, dishes);
      if (unanswered.length > 0 && platform.clock.now() < new Date(until)) throw translationPendingError(shopId);
      await writeNamesWanted(platform.database.read, unanswered, true);
    },
  },
});

export const translationPendingError = (shopId: number): Error =>
  new Error(`the translator has not yet named all dishes of shop ${shopId} yet`);

/**
 * Requests names from the machine translator, waits, and stores the translated names. @returns the dishes whose names
 * are still missing
 */
export async function nameByMachine(
  platform: Platform,
  shopId: number,
  dishes: readonly DishMissingNames[],
): Promise<readonly number[]> {
  const asked = dishes.flatMap(({ nameZh, languages }) =>
    languages.map((to) => ({ text: nameZh, from: 'zh-CN' as const, to, writer: writtenByShop(shopId) })),
  );
  if (asked.length === 0) return [];
  const answers = await platform.translation.byMachine(asked);
  const told = new Map(asked.map(({ text, to }, at) => [`${to} ${text}`, answers[at]]));
  const found = dishes.map(({ dishId, nameZh, languages }) => {
    const names = namesOf({ nameZh, languages }, told);
    return { dishId, nameZh, names, from: mapped(names, () => 'machine' as const) };
  });
  await fillNames(platform, shopId, found);
  return dishes
    .filter(({ nameZh, languages }) => languages.some((to) => told.get(`${to} ${nameZh}`) === undefined))
    .map(({ dishId }) => dishId);
}

const namesOf = (
  { nameZh, languages }: Omit<DishMissingNames, 'dishId'>,
  told: ReadonlyMap<string, MachineTranslation>,
): PartlyTranslated =>
  Object.fromEntries(
    languages.flatMap((language) => {
      const answer = told.get(`${language} ${nameZh}`);
      return answer ? [[language, answer.slice(0, longest)]] : [];
    }),
  );

const mapped = <Value>(names: PartlyTranslated, value: () => Value): Record<string, Value> =>
  Object.fromEntries(Object.keys(names).map((language) => [language, value()]));
