import type { Calls } from '@chifan/contract';
import type { AffiliateReward } from '@chifan/contract/affiliate/views';
import { shortenedName } from '@chifan/domain/affiliate';
import type { z } from 'zod';
import type { Answer } from '../../../platform/http/call-result.ts';
import { pageWindow } from '../../../platform/http/page-window.ts';
import type { Platform } from '../../../platform/module.ts';
import { affiliateBalanceOf } from '../../wallet/index.ts';
import {
  type AffiliateKind,
  type AffiliateRewardRow,
  listAffiliateRewards,
  sumAffiliateRewards,
} from './affiliate-reward.store.ts';

type Asked = z.output<Calls['affiliateRewards']['input']>;
type Rewards = z.input<Calls['affiliateRewards']['output']>;

const kindsOf: Readonly<Record<Asked['kind'], readonly AffiliateKind[]>> = {
  all: ['affiliate', 'draw'],
  affiliate: ['affiliate'],
  draw: ['draw'],
};

export async function showAffiliateRewards(
  { database: { read } }: Platform,
  asked: Asked,
  memberId: number,
): Promise<Answer<Rewards>> {
  const page = pageWindow(asked);
  const of = { memberId, kinds: kindsOf[asked.kind] };
  const [money, rows, { total, drawn }] = await Promise.all([
    affiliateBalanceOf(read, memberId),
    listAffiliateRewards(read, of, page),
    sumAffiliateRewards(read, of),
  ]);
  const rewards = { records: rows.map(shown), total, pageNo: asked.pageNo, pageSize: page.limit };
  return { ok: true, value: { ...money, drawn, rewards } };
}

/** A reward for a friend's order shows the friend's shortened name, but not which order it was. */
function shown({
  id,
  kind,
  state,
  amount,
  orderId,
  orderNumber,
  dayNumber,
  name,
  at,
  dueAt,
}: AffiliateRewardRow): AffiliateReward {
  const of =
    kind === 'affiliate'
      ? { friend: shortenedName(name), orderId: null, orderNumber: null, dayNumber: null }
      : { friend: null, orderId, orderNumber, dayNumber };
  return { id, kind, state, amount, ...of, at: at.toISOString(), dueAt: dueAt.toISOString() };
}
