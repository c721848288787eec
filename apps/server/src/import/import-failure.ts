/** Why a file or an argument cannot be used, as one sentence for the person at the terminal. */
export class ImportFailure extends Error {
  override readonly name = 'ImportFailure';
}
