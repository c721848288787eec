import { describeFailure, readSettings } from '../../apps/server/src/start-failure.ts';
import { startServer } from '../../apps/server/src/start-server.ts';

// The server of `npm run dev`: started as by `npm start`, it sends its address to the parent process instead of printing it.
const config = readSettings(process.env);
const starting = startServer(config, { progress: console.log });

async function stop(): Promise<void> {
  await starting.then((server) => server.close()).catch(() => undefined);
  process.exit(0);
}
process.once('disconnect', () => void stop());
// Ctrl-C in the terminal reaches this process too, but the parent process decides.
process.on('SIGINT', () => undefined);

try {
  const { url } = await starting;
  process.send?.(url);
} catch (error) {
  console.error(describeFailure(error, config) ?? error);
  process.exit(1);
}
