import { runCommand } from './backup/run-command.ts';

/** `npm run backup -- FILE` writes the database and the uploaded files into one file. The server may be running. */
await runCommand('backup');
