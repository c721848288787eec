import { businessDayStartsAtHour } from '@chifan/domain';
import { type RawBuilder, sql } from 'kysely';

/**
 * SQL for the business day of an instant, as `YYYY-MM-DD`. Returns the day that `businessDay` of the domain returns.
 */
export const sqlBusinessDay = (instant: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`to_char((${instant} AT TIME ZONE 'Asia/Shanghai') - make_interval(hours => ${sql.lit(businessDayStartsAtHour)}), 'YYYY-MM-DD')`;
