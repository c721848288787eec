import { startDevelopment } from './development.ts';

// `npm run dev`: starts PostgreSQL, the server, guest app and console, and applies code changes while they run. PORT
// and DATA_DIR work as for `npm start`.
const { PORT: port = '3000', DATA_DIR: dataDir = '.data/dev' } = process.env;
try {
  const { url, close } = await startDevelopment({ port: Number(port), dataDir, log: console.log });
  console.log(
    `\nChifan is running at ${url}/\n  guest app      ${url}/web/\n  staff console  ${url}/console/\n\nCtrl-C stops it.`,
  );
  let isClosing = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (isClosing) return;
      isClosing = true;
      void close().then(() => process.exit(0));
    });
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
