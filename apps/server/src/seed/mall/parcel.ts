import type { Language } from '@chifan/domain';
import { asMember, asStaff } from '../past/past-callers.ts';
import type { DemoMallOrder } from './mall-file.ts';

export type Parcel = {
  readonly key: string;
  readonly order: DemoMallOrder;
  readonly memberId: number;
  readonly language: Language;
  readonly addressId: number;
  readonly staffId: number;
  orderId: number;
};

export const memberOf = ({ memberId, language, key }: Parcel, at: Date) =>
  asMember(memberId, at, language, `${key}-${at.getTime()}`);
export const operatorOf = ({ staffId, key }: Parcel, at: Date) =>
  asStaff('platform', staffId, at, `${key}-${at.getTime()}`);
