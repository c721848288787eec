import { runCommand } from './backup/run-command.ts';

/**
 * `npm run backup -- FILE`: writes the database and the uploaded files into one file, with or without a running server.
 */
await runCommand('backup');
