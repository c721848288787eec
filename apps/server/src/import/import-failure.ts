export class ImportFailure extends Error {
  override readonly name = 'ImportFailure';
}
