import { describeFailure, readSettings } from '../../apps/server/src/start-failure.ts';
import { startServer } from '../../apps/server/src/start-server.ts';

// The server process of `npm run dev`. The process starts like `npm start`, but sends its URL to the parent process and
// does not print it.
const config = readSettings(process.env);
const starting = startServer(config, { progress: console.log });

async function stop(): Promise<void> {
  await starting.then((server) => server.close()).catch(() => undefined);
  process.exit(0);
}
process.once('disconnect', () => void stop());
// Ignore Ctrl-C, which the terminal also sends to this process. The parent process ends it.
process.on('SIGINT', () => undefined);

try {
  const { url } = await starting;
  process.send?.(url);
} catch (error) {
  console.error(describeFailure(error, config) ?? error);
  process.exit(1);
}
