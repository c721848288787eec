import type { TestApp } from '../open-test-app.ts';
import type { SmallCity } from '../small-city.ts';
import type { Marks } from './objects.ts';

export type Stage = {
  readonly test: TestApp;
  readonly city: SmallCity;
  readonly words: Pick<Marks, 'email' | 'phone' | 'door' | 'remark'>;
};

/** @throws Error if the server rejected the call, because the test needs every object of its fixture. */
export async function made<Data>(answer: Promise<{ readonly success: boolean; readonly data: Data }>): Promise<Data> {
  const { success, data } = await answer;
  if (!success) throw new Error(`not made: ${JSON.stringify(data)}`);
  return data;
}
