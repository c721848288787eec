import { api, type InputOf, type OutputOf } from '../platform/api.ts';
import { guestStorage } from '../platform/storage.ts';
import { sendOnce } from './send-once.ts';

type AddressFields = InputOf<'/rest/member/deliveryAddress/insert'>;
type ListedAddress = OutputOf<'/rest/member/deliveryAddress/list'>['records'][number];

/**
 * The delivery address of a visitor. This device stores it until the visitor has an account (rule address-30).
 * `savedAs`: id in the account.
 */
type DeviceAddress = { readonly id: number; readonly fields: AddressFields; readonly savedAs: number | null };

const stored = guestStorage('address');

function readDeviceAddress(): DeviceAddress | null {
  try {
    return JSON.parse(stored.read() ?? 'null');
  } catch {
    return null;
  }
}

const write = (address: DeviceAddress) => stored.write(JSON.stringify(address));

/**
 * Each new address gets another id, so that the checkout recognises it as new. The ids on the device are negative,
 * because the addresses in an account have positive ids.
 */
export function storeDeviceAddress(fields: AddressFields): void {
  const id = (readDeviceAddress()?.id ?? 0) - 1;
  write({ id, fields, savedAs: null });
}

export const isOnDevice = (address: Pick<ListedAddress, 'id'>): boolean => address.id < 0;

/** The visitor’s address in the format of an account’s address book. */
export function deviceAddresses(): ListedAddress[] {
  const address = readDeviceAddress();
  if (!address || address.savedAs !== null) return [];
  const { addressZh, secondContact, tag, gender, ...fields } = address.fields;
  return [
    {
      ...fields,
      id: address.id,
      gender: gender ?? 'secret',
      secondContact: secondContact ?? null,
      addressZh: addressZh ?? fields.address,
      tag: tag ?? null,
      isDefault: true,
    },
  ];
}

let saving: Promise<number | null> | null = null;

/**
 * Copies the visitor’s address to the account that the guest has signed in to. Call it again after a lost response.
 * @returns the id in the account, or null if this device stores no address
 */
export function saveDeviceAddress(): Promise<number | null> {
  saving ??= save().finally(() => {
    saving = null;
  });
  return saving;
}

async function save(): Promise<number | null> {
  const address = readDeviceAddress();
  if (!address) return null;
  if (address.savedAs !== null) return address.savedAs;
  const { id } = await sendOnce('address.insert', address.fields, (options) =>
    api('/rest/member/deliveryAddress/insert', address.fields, options),
  );
  write({ ...address, savedAs: id });
  return id;
}
