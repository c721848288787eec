import type { walletCalls } from '@chifan/contract/wallet/calls';
import type { RewardKind } from '@chifan/domain/wallet';
import type { z } from 'zod';
import type { Executor } from '../../../platform/database/database.ts';
import type { Answer } from '../../../platform/http/call-result.ts';
import { pageWindow } from '../../../platform/http/page-window.ts';
import { pendingRewards } from './reward.store.ts';

type Unreceived = z.input<(typeof walletCalls)['unreceived']['output']>;
type Asked = z.output<(typeof walletCalls)['unreceived']['input']>;

const kindsOf: Readonly<Record<Asked['asset'], readonly RewardKind[]>> = {
  points: ['points'],
  balance: ['rebate', 'affiliate', 'draw'],
};

export async function showPendingRewards(
  executor: Executor,
  memberId: number,
  asked: Asked,
): Promise<Answer<Unreceived>> {
  const window = pageWindow(asked);
  const { rows, total, sum } = await pendingRewards(executor, { memberId, kinds: kindsOf[asked.asset] }, window);
  const records = rows.map((row) => ({ ...row, dueAt: row.dueAt.toISOString() }));
  return { ok: true, value: { sum, rewards: { records, total, pageNo: asked.pageNo, pageSize: window.limit } } };
}
