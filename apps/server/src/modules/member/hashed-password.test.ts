import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { bareEnvironment } from '../../testing/server-process.ts';

const script = `
  import { hashPassword, isRightPassword } from ${JSON.stringify(fileURLToPath(new URL('./hashed-password.ts', import.meta.url)))};
  const most = () => process.resourceUsage().maxRSS / 1024;
  const kept = await hashPassword('correct horse');
  const before = most();
  const many = Array.from({ length: 4 }, () => [hashPassword('correct horse'), isRightPassword(kept, 'correct horse')]);
  await Promise.all(many.flat());
  console.log(most() - before);
`;

/** Hashing one password needs 19 MiB. Hashing eight at once would need 133 MiB more than hashing one. */
test('hashes at most two passwords at the same time, so that memory use grows by less than 50 MiB', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...bareEnvironment, UV_THREADPOOL_SIZE: '8' },
  });
  expect(Number(stdout)).toBeLessThan(50);
});
