import { draftLanguages } from '@chifan/domain/catalogue/dish-names';
import type { Executor } from '../../../platform/database/database.ts';
import { enqueue, type JobHandlers } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/module.ts';
import { fillNames } from '../editing/fill-names.ts';
import { chineseOf } from '../local-text.ts';
import { draftNames } from './draft-names.ts';
import { hasMachine, lackingOf, maxWaitMs, nameByMachine, translationPendingError } from './machine-names.job.ts';
import { type DishReference, type DishToName, dishesToName, writeNamesWanted } from './wanted-names.store.ts';

const kind = 'catalogue.missing_names';

type Walk = DishReference & {
  /** ISO time at which the job proceeds to the next dishes, even if names are still missing. */
  readonly until: string;
};

/** The maximum number of dishes in one run. Limits the load and the cost of the machine translator. */
const mostAtOnce = 50;

/**
 * Runs at each start of the server. Enqueues a job for dishes that were saved before a machine translator was
 * configured, or that got no response from it (rule catalogue-42).
 */
export async function enqueueMissingNames({ translation, database, clock }: Platform): Promise<void> {
  if (hasMachine(translation)) await bookAfter(database.read, { shopId: 0, dishId: 0 }, clock.now());
}

/**
 * Enqueues the job for the dishes after the given dish. The job key contains the dish, so that two servers that start
 * together enqueue one job.
 */
const bookAfter = (executor: Executor, { shopId, dishId }: DishReference, now: Date): Promise<void> =>
  enqueue(executor, {
    kind,
    key: `${kind}:${shopId}:${dishId}`,
    payload: { shopId, dishId, until: new Date(now.getTime() + maxWaitMs).toISOString() } satisfies Walk,
    runAt: now,
  });

/**
 * Each run processes some dishes of one shop. A processed dish no longer has the mark `names_wanted`, so a repeated run
 * continues with the next dishes.
 */
export const missingNamesJobs = (platform: Platform): JobHandlers => ({
  [kind]: {
    outside: async ({ until, ...after }: Walk) => {
      const { database, translation, clock } = platform;
      const dishes = hasMachine(translation) ? await dishesToName(database.read, after, mostAtOnce) : [];
      const last = dishes.at(-1);
      if (last === undefined) return;
      const waiting = dishes.filter(({ wasAsked }) => !wasAsked);
      const lacking = (await withOurNames(platform, last.shopId, waiting)).map(({ dishId, name }) =>
        lackingOf(
          translation,
          dishId,
          chineseOf(name),
          draftLanguages.filter((language) => name[language] === undefined),
        ),
      );
      const unanswered = await nameByMachine(platform, last.shopId, lacking);
      const done = dishes.map(({ dishId }) => dishId).filter((dishId) => !unanswered.includes(dishId));
      await writeNamesWanted(database.read, done, false);
      if (unanswered.length > 0 && clock.now() < new Date(until)) throw translationPendingError(last.shopId);
      await bookAfter(database.read, last, clock.now());
    },
  },
});

/**
 * Adds names from confirmed names of other restaurants and from our dictionaries before the machine translator is
 * called. When a dish is saved, these names take precedence over machine translations too.
 */
async function withOurNames(platform: Platform, shopId: number, dishes: readonly DishToName[]): Promise<DishToName[]> {
  const drafted = await draftNames(
    platform.database.read,
    dishes.map(({ name }) => chineseOf(name)),
  );
  const found = dishes.map(({ dishId, name }, at) => ({
    dishId,
    nameZh: chineseOf(name),
    names: drafted[at]?.texts ?? {},
    from: drafted[at]?.from ?? {},
  }));
  await fillNames(platform, shopId, found);
  return dishes.map((dish, at) => ({ ...dish, name: { ...drafted[at]?.texts, ...dish.name } }));
}
