import type { Language, PartlyTranslated } from '@chifan/domain';
import type { Tx } from '../../../platform/database/database.ts';
import { type Answer, refused } from '../../../platform/http/answers.ts';
import { enqueue, type JobHandlers } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/module.ts';
import type { MachineAnswer } from '../../../platform/translation/by-machine.ts';
import type { Translation } from '../../../platform/translation/translation.ts';
import { followVersions } from '../importing/menu-import.store.ts';
import { chineseOf } from '../local-text.ts';
import { changeShop } from './in-shop.ts';
import { addMachineNames, type DishBefore, dishesBefore, type EditedDish } from './menu-edit.store.ts';

const kind = 'catalogue.machine_names';

type Lacking = { readonly dishId: number; readonly nameZh: string; readonly languages: readonly Language[] };
type Wanted = {
  readonly shopId: number;
  readonly dishes: readonly Lacking[];
  /** ISO. */
  readonly until: string;
};
type Found = Lacking & { readonly names: PartlyTranslated };

/** A machine that answers nothing for so long is asked no more for these dishes. */
const waitsMs = 8 * 3_600_000;
/** As many letters as a name may have. */
const longest = 80;

type Saved = { readonly dishId: number; readonly dish: EditedDish; readonly lacked: readonly Language[] };

/** Written with the dishes of a shop, so that whoever saves them waits for no machine (rule catalogue-24). */
export async function bookMachineNames(
  tx: Tx,
  translation: Pick<Translation, 'translates'>,
  saved: readonly Saved[],
  { shopId, now }: { shopId: number; now: Date },
): Promise<void> {
  const dishes = saved
    .map(({ dishId, dish, lacked }) => ({
      dishId,
      nameZh: chineseOf(dish.name),
      languages: lacked.filter((language) => translation.translates(language)),
    }))
    .filter(({ languages }) => languages.length > 0);
  const until = new Date(now.getTime() + waitsMs).toISOString();
  if (dishes.length > 0) await enqueue(tx, { kind, payload: { shopId, dishes, until } satisfies Wanted, runAt: now });
}

/** What has come is written at once; for the rest the job is tried again. */
export const machineNamesJobs = (platform: Platform): JobHandlers => ({
  [kind]: {
    outside: async ({ shopId, dishes, until }: Wanted) => {
      const asked = dishes.flatMap(({ nameZh, languages }) =>
        languages.map((to) => ({ text: nameZh, from: 'zh-CN' as const, to })),
      );
      const answers = await platform.translation.byMachine(asked);
      const told = new Map(asked.map(({ text, to }, at) => [`${to} ${text}`, answers[at]]));
      const found = dishes.map((dish) => ({ ...dish, names: namesOf(dish, told) }));
      await write(platform, shopId, found);
      const isOpen = answers.includes(undefined) && platform.clock.now() < new Date(until);
      if (isOpen) throw new Error(`the machine has not named every dish of shop ${shopId} yet`);
    },
  },
});

const namesOf = ({ nameZh, languages }: Lacking, told: ReadonlyMap<string, MachineAnswer>): PartlyTranslated =>
  Object.fromEntries(
    languages.flatMap((language) => {
      const answer = told.get(`${language} ${nameZh}`);
      return answer ? [[language, answer.slice(0, longest)]] : [];
    }),
  );

/** Nothing is written over: neither what staff wrote meanwhile, nor under another Chinese name. */
const write = (platform: Platform, shopId: number, found: readonly Found[]): Promise<Answer<boolean>> =>
  changeShop(platform, { shopId, now: platform.clock.now() }, async (tx) => {
    const ids = found.map(({ dishId }) => dishId);
    const standing = new Map((await dishesBefore(tx, shopId, ids)).map((dish) => [dish.id, dish]));
    const added = found
      .map((each) => ({ id: each.dishId, name: stillLacked(each, standing.get(each.dishId)) }))
      .filter(({ name }) => Object.keys(name).length > 0);
    if (added.length === 0) return refused('dish_not_found');
    await addMachineNames(tx, added);
    await followVersions(
      tx,
      added.map(({ id }) => id),
    );
    return { ok: true, value: true };
  });

const stillLacked = ({ names, nameZh }: Found, dish: DishBefore | undefined): PartlyTranslated =>
  dish === undefined || chineseOf(dish.name) !== nameZh
    ? {}
    : Object.fromEntries(Object.entries(names).filter(([language]) => !(language in dish.name)));
