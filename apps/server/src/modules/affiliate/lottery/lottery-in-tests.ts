import type { LotteryPrize } from '@chifan/domain/affiliate';
import type { SmallCity, TestApp, TestPerson } from '../../../testing/index.ts';
import { issueLotteryTicket } from '../../coupon/index.ts';
import { stageOf } from '../../refund/refund-in-tests.ts';

export const whole = 1_000_000;

export function drawingStage(app: TestApp, city: SmallCity) {
  const stage = stageOf(app, city);
  const { guest } = stage;
  return {
    ...stage,
    completed: async () => {
      const orderId = await stage.paid();
      await stage.deliver(orderId, 'completed');
      return orderId;
    },
    setTable: async (prizes: readonly LotteryPrize[], replaces?: number) => {
      const standing = replaces ?? (await app.call('drawTable', {})).data.id;
      return app.call('setDrawTable', { replaces: standing, prizes: [...prizes] }, { token: city.operator.token });
    },
    draw: (
      orderId: number,
      { withTicket = false, ...options }: { withTicket?: boolean; idempotencyKey?: string } = {},
    ) => app.call('draw', { orderId, withTicket }, { ...guest, ...options }),
    draws: async (orderId?: number) => (await app.call('draws', orderId === undefined ? {} : { orderId }, guest)).data,
    rewards: async () => (await app.call('affiliateRewards', { kind: 'draw' }, guest)).data,
    ticket: (key: string, member: TestPerson = city.member) =>
      app.app.database.transact((tx) => issueLotteryTicket(tx, { memberId: member.id, key, at: app.clock.now() })),
  };
}

export type DrawingStage = ReturnType<typeof drawingStage>;
