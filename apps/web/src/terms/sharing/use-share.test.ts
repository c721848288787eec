import { expect, test } from 'vitest';
import { isShareFailure } from './use-share.ts';

test.each([
  ['is closed', 'AbortError', false],
  ['is just opening', 'InvalidStateError', false],
  ['is not allowed', 'NotAllowedError', true],
])('sharing whose sheet %s (%s) has failed: %s', (_, name, failed) => {
  expect(isShareFailure(new DOMException('', name))).toBe(failed);
});
