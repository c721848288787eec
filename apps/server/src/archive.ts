import { runCommand } from './archive/run-command.ts';

/** `npm run archive -- --before 2024-01`: old months into files, and with `--restore 2023-11` back. */
await runCommand(process.argv.slice(2));
