export class BackupFailure extends Error {
  override readonly name = 'BackupFailure';
}
