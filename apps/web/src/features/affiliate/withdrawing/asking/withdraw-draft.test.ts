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

describe('a request for money', () => {
  test('that nobody answered is sent again under its key', () => {
    const first = withdrawalKey();
    expect(first.isRepeat).toBe(false);
    expect(withdrawalKey()).toEqual({ key: first.key, isRepeat: true });
    expect(isKeyKept()).toBe(true);
  });

  test('is another one once the guest has seen what stands; what was typed stays', () => {
    keepDraft(texts, 'bank');
    const { key } = withdrawalKey();
    forgetKey();
    expect(isKeyKept()).toBe(false);
    expect(withdrawalKey().key).not.toBe(key);
    expect([keptTexts(null), keptPayoutMethod()]).toEqual([texts, 'bank']);
  });

  test('that was refused leaves no key behind', () => {
    noteRefusal(withdrawalKey());
    expect(isKeyKept()).toBe(false);
  });

  test('that was refused when it was sent again says nothing of the first: the key stays', () => {
    const { key } = withdrawalKey();
    noteRefusal(withdrawalKey());
    expect(withdrawalKey().key).toBe(key);
  });

  test('that stands leaves nothing behind', () => {
    keepDraft(texts, 'bank');
    withdrawalKey();
    forgetDraft();
    expect([isKeyKept(), keptTexts(null).amount, keptPayoutMethod()]).toEqual([false, '', undefined]);
  });
});

describe('the real name', () => {
  test('is the known one where none was typed, also where an empty one was kept', () => {
    keepDraft({ ...texts, realName: '' }, 'alipay');
    expect(keptTexts('TANAKA AIKO').realName).toBe('TANAKA AIKO');
  });

  test('is what was typed, whatever is known', () => {
    keepDraft(texts, 'alipay');
    expect(keptTexts('SATO KEN').realName).toBe('TANAKA AIKO');
  });
});
