import { CallError } from '@chifan/contract/client';
import { expect, test } from 'vitest';
import { failureFields } from './failure-fields.ts';

const names = ['email', 'password'] as const;

test('a field message of the server appears next to its field', () => {
  const failure = new CallError(400, 'Bad', { reason: 'bad_request', fields: { password: 'Too short', lang: 'Odd' } });
  expect(failureFields(failure, names, {})).toEqual({ password: 'Too short' });
});

test('a reason appears next to the field that it concerns', () => {
  const failure = new CallError(422, 'E-mail or password is wrong.', { reason: 'login_failed' });
  expect(failureFields(failure, names, { login_failed: 'password' })).toEqual({
    password: 'E-mail or password is wrong.',
  });
});

test('a failure that concerns no field of the form is left to the toast', () => {
  expect(failureFields(new CallError(502, 'Busy', { reason: 'server_busy' }), names, {})).toEqual({});
  expect(failureFields(new TypeError('odd'), names, {})).toEqual({});
});
