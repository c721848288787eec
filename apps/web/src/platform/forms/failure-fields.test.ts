import { CallError } from '@chifan/contract/client';
import { expect, test } from 'vitest';
import { failureFields } from './failure-fields.ts';

const names = ['email', 'password'] as const;

test('the server’s error for a field is assigned to that field of the form', () => {
  const failure = new CallError(400, 'Bad', { reason: 'bad_request', fields: { password: 'Too short', lang: 'Odd' } });
  expect(failureFields(failure, names, {})).toEqual({ password: 'Too short' });
});

test('an error for which the server named no field is assigned to the field that the form lists for the error reason', () => {
  const failure = new CallError(422, 'Wrong email or password.', { reason: 'login_failed' });
  expect(failureFields(failure, names, { login_failed: 'password' })).toEqual({
    password: 'Wrong email or password.',
  });
});

test('an error that concerns no field of the form is not assigned to any field', () => {
  expect(failureFields(new CallError(502, 'Busy', { reason: 'server_busy' }), names, {})).toEqual({});
  expect(failureFields(new TypeError('odd'), names, {})).toEqual({});
});
