import { expect, test } from 'vitest';
import { isShareFailure } from './use-share.ts';

test.each([
  ['is closed', 'AbortError', false],
  ['is just opening', 'InvalidStateError', false],
  ['is not allowed', 'NotAllowedError', true],
])(
  'if the browser’s share sheet %s (error %s), isShareFailure decides whether sharing failed: %s',
  (_, name, failed) => {
    expect(isShareFailure(new DOMException('', name))).toBe(failed);
  },
);
