import type { Answer, Failure } from './call-result.ts';

/** Thrown to roll back a transaction and return the refusal to the caller. */
export class RollbackWithRefusal extends Error {
  readonly refusal: Failure;

  constructor(refusal: Failure) {
    super(refusal.reason);
    this.refusal = refusal;
  }
}

export async function catchRefusal<Value>(transaction: () => Promise<Answer<Value>>): Promise<Answer<Value>> {
  try {
    return await transaction();
  } catch (error) {
    if (error instanceof RollbackWithRefusal) return error.refusal;
    throw error;
  }
}
