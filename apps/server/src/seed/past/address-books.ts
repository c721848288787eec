import type { DemoMember } from '../demo-shapes.ts';
import { asMember } from './past-callers.ts';
import { type PastSimulation, unwrapAnswer } from './past-simulation.ts';

export async function writeAddressBooks(
  past: PastSimulation,
  members: readonly DemoMember[],
  { memberIds, at }: { readonly memberIds: readonly number[]; readonly at: Date },
): Promise<number[][]> {
  const books: number[][] = [];
  for (const [index, member] of members.entries()) {
    books.push(await writeAddresses(past, member, memberIds[index] ?? 0, at));
  }
  return books;
}

async function writeAddresses(past: PastSimulation, member: DemoMember, memberId: number, at: Date): Promise<number[]> {
  const ids: number[] = [];
  for (const [index, address] of member.addresses.entries()) {
    const context = asMember(memberId, at, member.language, `demo-address-${index}`);
    const written = past.handlers.insertAddress?.({ ...address, isDefault: index === 0 }, context);
    ids.push((await unwrapAnswer(`address of ${member.email}`, written)).id);
  }
  return ids;
}
