import type { affiliateCalls } from '@chifan/contract/affiliate';
import { withdrawalLeast } from '@chifan/domain/affiliate';
import type { z } from 'zod';
import type { Executor } from '../../../platform/database/database.ts';
import type { Answer } from '../../../platform/http/answers.ts';
import { realNameOf } from '../../member/index.ts';
import type { Gateways } from '../../payment/index.ts';
import { affiliateBalanceOf } from '../../wallet/index.ts';
import { offeredChannels } from './offered-channels.ts';

type Withdrawable = z.input<(typeof affiliateCalls)['withdrawable']['output']>;

export async function showWithdrawable(
  executor: Executor,
  gateways: Gateways,
  memberId: number,
): Promise<Answer<Withdrawable>> {
  const { balance, pending } = await affiliateBalanceOf(executor, memberId);
  const realName = await realNameOf(executor, memberId);
  return {
    ok: true,
    value: { balance, pending, least: withdrawalLeast, realName, channels: offeredChannels(gateways) },
  };
}
