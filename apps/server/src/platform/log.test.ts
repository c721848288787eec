import { expect, test } from 'vitest';
import { createLog } from './log.ts';

function lines(write: (log: ReturnType<typeof createLog>) => void): Record<string, unknown>[] {
  const written: Record<string, unknown>[] = [];
  write(createLog('info', { write: (line) => void written.push(JSON.parse(line)) }));
  return written;
}

test('a log line has its time in ISO 8601 and its level as a word', () => {
  const [info, error] = lines((log) => {
    log.info({ orderId: 7 }, 'order accepted');
    log.error('database unreachable');
  });
  expect(info).toMatchObject({ level: 'info', orderId: 7, msg: 'order accepted' });
  expect(error).toMatchObject({ level: 'error' });
  expect(info?.['time']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
});

test('a log line contains no secret at any depth and no database row', () => {
  const error = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (email)=(a@example.com)' });
  const text = JSON.stringify(
    lines((log) => log.info({ token: 't-1', call: { password: 'p-1', body: { authorization: 'a-1' } }, err: error })),
  );
  expect(text).toContain('23505');
  for (const secret of ['t-1', 'p-1', 'a-1', 'a@example.com']) expect(text).not.toContain(secret);
});
