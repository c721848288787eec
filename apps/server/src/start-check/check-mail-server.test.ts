import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { checkMailServer } from './check-mail-server.ts';

test('checkMailServer accepts a reachable mail server, and reports an unreachable one without its password', async () => {
  const server = createServer((socket) => socket.end());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const address = `smtp://user:hidden@127.0.0.1:${port}`;
  expect(await checkMailServer(address)).toEqual([]);
  server.close();
  await once(server, 'close');
  const findings = await checkMailServer(address);
  expect(findings).toMatchObject([{ setting: 'SMTP_URL', isFatal: false }]);
  expect(findings[0]?.sentence).toMatch(/127\.0\.0\.1 cannot be reached \(ECONNREFUSED\)/);
  expect(findings[0]?.sentence).not.toContain('hidden');
});
