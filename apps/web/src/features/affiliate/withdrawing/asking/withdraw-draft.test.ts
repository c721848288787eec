import { describe, expect, test } from 'vitest';
import { emptyStorage } from '../../../../platform/storage-in-tests.ts';
import {
  forgetDraft,
  forgetKey,
  isKeyKept,
  keepDraft,
  keptPayoutMethod,
  keptTexts,
  noteRefusal,
  type WithdrawTexts,
  withdrawalKey,
} from './withdraw-draft.ts';

const texts: WithdrawTexts = { amount: '88', realName: 'TANAKA AIKO', alipay: '', card: '6222', bankName: 'ICBC' };

emptyStorage('sessionStorage');

describe('key and draft of a withdrawal', () => {
  test('an unanswered request is sent again under its key', () => {
    const first = withdrawalKey();
    expect(first.isRepeat).toBe(false);
    expect(withdrawalKey()).toEqual({ key: first.key, isRepeat: true });
    expect(isKeyKept()).toBe(true);
  });

  test('a request gets a new key once the guest has seen the state, and the typed text stays', () => {
    keepDraft(texts, 'bank');
    const { key } = withdrawalKey();
    forgetKey();
    expect(isKeyKept()).toBe(false);
    expect(withdrawalKey().key).not.toBe(key);
    expect([keptTexts(null), keptPayoutMethod()]).toEqual([texts, 'bank']);
  });

  test('a refused request leaves no key', () => {
    noteRefusal(withdrawalKey());
    expect(isKeyKept()).toBe(false);
  });

  test('a refusal of a repeated request keeps the key, because the first request may have succeeded', () => {
    const { key } = withdrawalKey();
    noteRefusal(withdrawalKey());
    expect(withdrawalKey().key).toBe(key);
  });

  test('an accepted request leaves no draft and no key', () => {
    keepDraft(texts, 'bank');
    withdrawalKey();
    forgetDraft();
    expect([isKeyKept(), keptTexts(null).amount, keptPayoutMethod()]).toEqual([false, '', undefined]);
  });
});

describe('real name of the payee', () => {
  test('an empty name is replaced by the known name', () => {
    keepDraft({ ...texts, realName: '' }, 'alipay');
    expect(keptTexts('TANAKA AIKO').realName).toBe('TANAKA AIKO');
  });

  test('a typed name takes precedence over the known name', () => {
    keepDraft(texts, 'alipay');
    expect(keptTexts('SATO KEN').realName).toBe('TANAKA AIKO');
  });
});
