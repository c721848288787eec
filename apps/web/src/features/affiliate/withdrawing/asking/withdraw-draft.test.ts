import { describe, expect, test } from 'vitest';
import { createMemoryStorage } from '../../../../platform/storage-in-tests.ts';
import {
  clearKeyAfterRefusal,
  clearWithdrawalKey,
  clearWithdrawDraft,
  hasWithdrawalKey,
  storedPayoutMethod,
  storedWithdrawTexts,
  storeWithdrawDraft,
  type WithdrawTexts,
  withdrawalKey,
} from './withdraw-draft.ts';

const texts: WithdrawTexts = { amount: '88', realName: 'TANAKA AIKO', alipay: '', card: '6222', bankName: 'ICBC' };

createMemoryStorage('sessionStorage');

describe('key and draft of a withdrawal', () => {
  test('a withdrawal request without a response is repeated with the same idempotency key', () => {
    const first = withdrawalKey();
    expect(first.isRepeat).toBe(false);
    expect(withdrawalKey()).toEqual({ key: first.key, isRepeat: true });
    expect(hasWithdrawalKey()).toBe(true);
  });

  test('once the result of a withdrawal is known, the next request has a new idempotency key, and the form keeps the typed text', () => {
    storeWithdrawDraft(texts, 'bank');
    const { key } = withdrawalKey();
    clearWithdrawalKey();
    expect(hasWithdrawalKey()).toBe(false);
    expect(withdrawalKey().key).not.toBe(key);
    expect([storedWithdrawTexts(null), storedPayoutMethod()]).toEqual([texts, 'bank']);
  });

  test('a rejected withdrawal request clears its idempotency key', () => {
    clearKeyAfterRefusal(withdrawalKey());
    expect(hasWithdrawalKey()).toBe(false);
  });

  test('a rejected repeat of a withdrawal request keeps the idempotency key, because the first request may have succeeded', () => {
    const { key } = withdrawalKey();
    clearKeyAfterRefusal(withdrawalKey());
    expect(withdrawalKey().key).toBe(key);
  });

  test('an accepted withdrawal request clears the draft and the idempotency key', () => {
    storeWithdrawDraft(texts, 'bank');
    withdrawalKey();
    clearWithdrawDraft();
    expect([hasWithdrawalKey(), storedWithdrawTexts(null).amount, storedPayoutMethod()]).toEqual([
      false,
      '',
      undefined,
    ]);
  });
});

describe('real name of the payee', () => {
  test('an empty payee name is replaced by the member’s known real name', () => {
    storeWithdrawDraft({ ...texts, realName: '' }, 'alipay');
    expect(storedWithdrawTexts('TANAKA AIKO').realName).toBe('TANAKA AIKO');
  });

  test('a payee name that the member typed is not replaced by the known real name', () => {
    storeWithdrawDraft(texts, 'alipay');
    expect(storedWithdrawTexts('SATO KEN').realName).toBe('TANAKA AIKO');
  });
});
