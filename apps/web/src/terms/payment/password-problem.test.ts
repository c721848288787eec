import { CallError } from '@chifan/contract/client';
import { i18n } from '@lingui/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { passwordProblem } from './password-problem.ts';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const refusal = (reason: `payment_password_${'missing' | 'wrong' | 'locked'}` | 'sold_out', details?: unknown) =>
  new CallError(422, 'As the server says', { reason, details });

describe('rejected payment password', () => {
  it('the error for a wrong payment password shows the number of tries left', () => {
    const problem = passwordProblem(refusal('payment_password_wrong', { triesLeft: 2 }), 'en');
    expect(problem).toMatchObject({ kind: 'wrong', message: expect.stringContaining('2 tries left') });
  });

  it('the error for a locked payment password shows when the lock ends, in China’s time', () => {
    const problem = passwordProblem(refusal('payment_password_locked', { lockedUntil: '2026-11-21T10:05:00Z' }), 'en');
    expect(problem).toMatchObject({ kind: 'locked', message: expect.stringContaining('18:05') });
  });

  it('a payment password that was not sent is reported as missing, with the server’s message', () => {
    const problem = passwordProblem(refusal('payment_password_missing'), 'en');
    expect(problem).toEqual({ kind: 'missing', message: 'As the server says' });
  });

  it('an error about anything else is not treated as a payment password problem', () => {
    expect(passwordProblem(refusal('sold_out'), 'en')).toBeNull();
    expect(passwordProblem(new Error('lost'), 'en')).toBeNull();
  });
});
