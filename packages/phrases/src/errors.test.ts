import { calls, type ErrorReason } from '@chifan/contract';
import { describe, expect, it } from 'vitest';
import { phrase } from './index.ts';

/** By a call's path: `/rest/mall/order/list` is about orders. */
const subjects = { order: /\/order\//, refund: /\/refund\//, withdrawal: /\/withdrawal\//, purchase: /\/purchase\// };

const subjectsOf = (reason: ErrorReason): readonly string[] =>
  Object.entries(subjects).flatMap(([subject, path]) =>
    Object.values(calls).some((call) => path.test(call.path) && (call.reasons as readonly string[]).includes(reason))
      ? [subject]
      : [],
  );

describe('a failure says only what is true of every call that answers it', () => {
  it.each(['transition_not_allowed', 'actor_not_allowed', 'payment_not_open'] as const)(
    '%s is answered of orders and of other things, and speaks of none of them',
    (reason) => {
      expect(phrase('en', reason)).not.toMatch(/\b(order|refund|withdrawal|purchase)\b/i);
      expect(phrase('zh-CN', reason)).not.toMatch(/订单|退款|提现/);
    },
  );

  it('what is answered of refunds as well as orders is known to be', () => {
    expect(subjectsOf('transition_not_allowed').length).toBeGreaterThan(2);
  });

  it('a device that is signed out already is no interface that does not exist', () => {
    for (const call of [calls.revokeSession, calls.revokeStaffSession]) expect(call.reasons).not.toContain('not_found');
  });

  it('nobody is told that nothing was lost: a server that failed does not know it', () => {
    expect(phrase('en', 'internal_error')).not.toMatch(/lost/);
    expect(phrase('zh-CN', 'internal_error')).not.toContain('丢失');
  });
});
