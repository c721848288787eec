import { runCommand } from './archive/run-command.ts';

/**
 * `npm run archive -- --before 2024-01` moves the database rows of old months into files. `--restore 2023-11` restores
 * a month.
 */
await runCommand(process.argv.slice(2));
