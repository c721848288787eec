import { expect, test } from 'vitest';
import { isShareFailure } from './use-share.ts';

test.each([
  ['is closed', 'AbortError', false],
  ['is just opening', 'InvalidStateError', false],
  ['is not allowed', 'NotAllowedError', true],
])('sharing with a share sheet that %s (error %s) counts as failed: %s', (_, name, failed) => {
  expect(isShareFailure(new DOMException('', name))).toBe(failed);
});
