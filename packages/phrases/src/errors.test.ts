import { calls, type ErrorReason } from '@chifan/contract';
import { describe, expect, it } from 'vitest';
import { phrase } from './index.ts';

/**
 * Subject of an error message → pattern for the paths of its calls. For example, `/rest/mall/order/list` is about
 * orders.
 */
const subjects = { order: /\/order\//, refund: /\/refund\//, withdrawal: /\/withdrawal\//, purchase: /\/purchase\// };

const subjectsOf = (reason: ErrorReason): readonly string[] =>
  Object.entries(subjects).flatMap(([subject, path]) =>
    Object.values(calls).some((call) => path.test(call.path) && (call.reasons as readonly string[]).includes(reason))
      ? [subject]
      : [],
  );

describe('texts of failures', () => {
  it.each(['transition_not_allowed', 'actor_not_allowed', 'payment_not_open'] as const)(
    'the error text of %s mentions no subject such as an order or a refund, because several kinds of calls return it',
    (reason) => {
      expect(phrase('en', reason)).not.toMatch(/\b(order|refund|withdrawal|purchase)\b/i);
      expect(phrase('zh-CN', reason)).not.toMatch(/订单|退款|提现/);
    },
  );

  it('calls about three or more subjects, such as orders and refunds, declare transition_not_allowed', () => {
    expect(subjectsOf('transition_not_allowed').length).toBeGreaterThan(2);
  });

  it('the calls that sign out a device do not declare the error not_found', () => {
    for (const call of [calls.revokeSession, calls.revokeStaffSession]) expect(call.reasons).not.toContain('not_found');
  });

  it('the text of internal_error does not claim that nothing was lost', () => {
    expect(phrase('en', 'internal_error')).not.toMatch(/lost/);
    expect(phrase('zh-CN', 'internal_error')).not.toContain('丢失');
  });
});
