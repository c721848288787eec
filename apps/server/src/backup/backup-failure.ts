/** Why a backup or its restoring cannot be, as one sentence for the terminal. */
export class BackupFailure extends Error {
  override readonly name = 'BackupFailure';
}
