import { runCommand } from './backup/run-command.ts';

/** `npm run restore -- FILE` restores a backup into an empty database and an empty DATA_DIR. */
await runCommand('restore');
