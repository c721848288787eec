import { maxAddressFromCityMetres, type Position } from '@chifan/domain/address';
import type { Executor } from '../../platform/database/database.ts';
import { type Answer, type Failure, refused } from '../../platform/http/answers.ts';
import { addressOf, type MemberAddress } from './address.store.ts';
import { isInCity } from './places/in-city.ts';

export async function addressForOrder(
  executor: Executor,
  memberId: number,
  addressId: number,
): Promise<Answer<MemberAddress>> {
  const address = await addressOf(executor, memberId, addressId);
  if (!address) return refused('address_not_found');
  const objection = address.isInCity ? undefined : await objectionToPlace(executor, address);
  return objection ?? { ok: true, value: address };
}

export async function objectionToPlace(
  executor: Executor,
  place: { readonly city: string; readonly position: Position },
): Promise<Failure | undefined> {
  if (await isInCity(executor, place)) return undefined;
  return refused('address_outside_city', { limitMetres: maxAddressFromCityMetres });
}
