import type { Calls } from '@chifan/contract';
import { businessDayAhead, businessDayStart, type Language } from '@chifan/domain';
import {
  bestDishes,
  busyHours,
  type DayTally,
  daysUntilTallied,
  figuresOf,
  refusalReasons,
} from '@chifan/domain/insight';
import type { z } from 'zod';
import { type Answer, refused } from '../../platform/http/call-result.ts';
import type { SignedIn } from '../../platform/http/caller.ts';
import type { Context } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/module.ts';
import { maySeeShop, readerLanguageText } from '../catalogue/index.ts';
import { earningsByDay } from '../wallet/index.ts';
import { countDays, dishesByName, storedTallies, storeTallies } from './insight.store.ts';

type Input = z.output<Calls['shopInsight']['input']>;
type Output = z.input<Calls['shopInsight']['output']>;

const dishesShown = 10;

export async function showInsight(
  { database }: Pick<Platform, 'database'>,
  { shopId, days }: Input,
  { caller, now, language }: Context<SignedIn>,
): Promise<Answer<Output>> {
  if (!(await maySeeShop(database.read, caller, shopId))) return refused('shop_not_found');
  const tallies = await talliesOf({ database }, shopId, { days: 2 * days, now });
  const [before, current] = [tallies.slice(0, days), tallies.slice(days)];
  const best = bestDishes(current, dishesShown);
  const names = await ownNames({ database }, { shopId, language }, best);
  return {
    ok: true,
    value: {
      now: figuresOf(current),
      before: figuresOf(before),
      days: current.map(({ day, earned, refunded: back, orders }) => ({ day, revenue: earned - back, orders })),
      dishes: best.map((dish) => ({ ...dish, name: names.get(dish.nameZh) ?? null })),
      hours: busyHours(current),
      refusals: [...refusalReasons(current)],
    },
  };
}

/** Returns today's names of the dishes in the reader's language, because a stored tally has only Chinese names. */
async function ownNames(
  { database }: Pick<Platform, 'database'>,
  { shopId, language }: { readonly shopId: number; readonly language: Language },
  dishes: readonly { readonly nameZh: string }[],
): Promise<ReadonlyMap<string, string | null>> {
  if (language === 'zh-CN' || dishes.length === 0) return new Map();
  const namesZh = dishes.map(({ nameZh }) => nameZh);
  const named = await dishesByName(database.read, shopId, namesZh);
  return new Map([...named].map(([nameZh, name]) => [nameZh, readerLanguageText(name, language)]));
}

type Wanted = { readonly days: number; readonly now: Date };

/** Returns the counts of each business day, today's last. The counts of a day that no longer changes are stored. */
async function talliesOf(
  { database }: Pick<Platform, 'database'>,
  shopId: number,
  { days, now }: Wanted,
): Promise<DayTally[]> {
  const dates = Array.from({ length: days }, (_, at) => businessDayAhead(now, at + 1 - days));
  const [first = ''] = dates;
  const kept = new Map((await storedTallies(database.read, shopId, first)).map((tally) => [tally.day, tally]));
  const missing = dates.filter((day) => !kept.has(day));
  const counted = await countedDays({ database }, shopId, { dates: missing, now });
  const firstOpen = businessDayAhead(now, -daysUntilTallied);
  const closed = counted.filter(({ day }) => day < firstOpen);
  if (closed.length > 0) await storeTallies(database.alone, shopId, closed);
  const all = new Map([...kept, ...counted.map((tally) => [tally.day, tally] as const)]);
  return dates.flatMap((day) => all.get(day) ?? []);
}

type Missing = { readonly dates: readonly string[]; readonly now: Date };

/**
 * Returns the counts of the days `dates`, which have no stored counts. Reads all orders since the first of these days.
 */
async function countedDays(
  { database: { read } }: Pick<Platform, 'database'>,
  shopId: number,
  { dates, now }: Missing,
): Promise<DayTally[]> {
  const [first] = dates;
  if (first === undefined) return [];
  const since = businessDayStart(first);
  const [orders, money] = await Promise.all([
    countDays(read, { shopId, since, until: now }),
    earningsByDay(read, { kind: 'merchant_earnings', ownerId: String(shopId) }, since),
  ]);
  const ordersOf = new Map(orders.map((each) => [each.day, each]));
  const moneyOf = new Map(money.map((each) => [each.day, each]));
  return dates.map((day) => ({
    ...nothing,
    ...ordersOf.get(day),
    day,
    earned: moneyOf.get(day)?.earned ?? 0,
    refunded: moneyOf.get(day)?.refunded ?? 0,
  }));
}

const nothing = { orders: 0, paid: 0, refunds: 0, hours: {}, answers: {}, preps: {}, dishes: [], refusals: [] };
