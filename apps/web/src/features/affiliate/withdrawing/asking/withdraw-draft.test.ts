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
  test('an unanswered request is sent again under its key', () => {
    const first = withdrawalKey();
    expect(first.isRepeat).toBe(false);
    expect(withdrawalKey()).toEqual({ key: first.key, isRepeat: true });
    expect(hasWithdrawalKey()).toBe(true);
  });

  test('a request gets a new key once the guest has seen the state, and the typed text stays', () => {
    storeWithdrawDraft(texts, 'bank');
    const { key } = withdrawalKey();
    clearWithdrawalKey();
    expect(hasWithdrawalKey()).toBe(false);
    expect(withdrawalKey().key).not.toBe(key);
    expect([storedWithdrawTexts(null), storedPayoutMethod()]).toEqual([texts, 'bank']);
  });

  test('a refused request leaves no key', () => {
    clearKeyAfterRefusal(withdrawalKey());
    expect(hasWithdrawalKey()).toBe(false);
  });

  test('a refusal of a repeated request keeps the key, because the first request may have succeeded', () => {
    const { key } = withdrawalKey();
    clearKeyAfterRefusal(withdrawalKey());
    expect(withdrawalKey().key).toBe(key);
  });

  test('an accepted request leaves no draft and no key', () => {
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
  test('an empty name is replaced by the known name', () => {
    storeWithdrawDraft({ ...texts, realName: '' }, 'alipay');
    expect(storedWithdrawTexts('TANAKA AIKO').realName).toBe('TANAKA AIKO');
  });

  test('a typed name takes precedence over the known name', () => {
    storeWithdrawDraft(texts, 'alipay');
    expect(storedWithdrawTexts('SATO KEN').realName).toBe('TANAKA AIKO');
  });
});
