import { runCommand } from './backup/run-command.ts';

/** `npm run backup -- FILE`: the database and the uploaded files into one file, beside a server that runs or without one. */
await runCommand('backup');
