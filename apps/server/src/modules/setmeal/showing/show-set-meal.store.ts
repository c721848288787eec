import type { PartlyTranslated } from '@chifan/domain';
import { type Position, toMercator } from '@chifan/domain/address';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';
import { liveShops } from '../../catalogue/index.ts';
import { sqlPiecesBought } from '../bought-pieces.store.ts';
import { type BranchHours, hasBranchCodes, type ParticipatingBranch } from '../branch-state.store.ts';
import { noBranch, type SetMealRow, setMealColumns } from './set-meal-row.store.ts';

export type BranchRow = Omit<BranchHours, 'pausedUntil'> &
  Position & {
    readonly id: number;
    readonly name: PartlyTranslated;
    readonly nameZh: string;
    readonly address: PartlyTranslated;
    readonly phone: string | null;
    /** Time in ISO 8601. */
    readonly pausedUntil: string | null;
    readonly hasCodes: boolean;
  };

export type SetMealDetailRow = SetMealRow &
  Pick<ParticipatingBranch, 'servedHours' | 'codeSource'> & {
    readonly description: PartlyTranslated;
    readonly terms: PartlyTranslated;
    readonly soldFrom: string;
    readonly soldUntil: string | null;
    readonly validDays: number;
    readonly maxPerOrder: number;
    readonly maxPerMember: number | null;
    readonly isOnSale: boolean;
    /** Units that the caller bought, without refunded units. 0 for a visitor. */
    readonly bought: number;
    readonly branches: BranchRow[];
  };

/** Maximum number of branches on the set meal's screen. The nearest branches are shown. */
const maxShownBranches = 100;

type Asked = {
  readonly setMealId: number;
  readonly here: Position | null;
  /** Null for a visitor. */
  readonly memberId: number | null;
};

export async function setMealDetailRow(executor: Executor, asked: Asked): Promise<SetMealDetailRow | undefined> {
  const { rows } = await sqlSetMealDetail(asked).execute(executor);
  return rows[0];
}

/** Returns the SQL query for the screen of a set meal. Exported, so that a test can check the query plan. */
export function sqlSetMealDetail({ setMealId, here, memberId }: Asked) {
  const place = here && toMercator(here);
  const order = place ? sql`shop.xy <-> point(${place.x}, ${place.y}), shop.id` : sql`shop.id`;
  return sql<SetMealDetailRow>`
    SELECT ${setMealColumns(noBranch)}, m.description, m.terms, m.sold_from AS "soldFrom", m.sold_until AS "soldUntil",
      m.valid_days AS "validDays", m.served_hours AS "servedHours", m.max_per_order AS "maxPerOrder",
      m.max_per_member AS "maxPerMember", m.code_source AS "codeSource", m.is_on_sale AS "isOnSale",
      ${sqlPiecesBought(setMealId, memberId)} AS bought,
      (SELECT coalesce(json_agg(branch), '[]') FROM (
         SELECT shop.id, shop.name, shop.name_zh AS "nameZh", shop.address, shop.phone, shop.lat, shop.lng,
           shop.opening_hours::text AS "openingHoursJson", shop.is_taking_orders AS "isTakingOrders",
           shop.paused_until AS "pausedUntil", ${hasBranchCodes} AS "hasCodes"
         FROM set_meal_branch part JOIN ${liveShops} ON shop.id = part.shop_id WHERE part.set_meal_id = m.id
         ORDER BY ${order} LIMIT ${sql.lit(maxShownBranches)}) AS branch) AS branches
    FROM set_meal m JOIN brand b ON b.id = m.brand_id WHERE m.id = ${setMealId}`;
}
