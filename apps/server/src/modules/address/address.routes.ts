import type { Handlers } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/module.ts';
import { changeDefaultAddress, insertAddress, listAddresses, removeAddress, updateAddress } from './address-book.ts';

export const addressHandlers = (platform: Platform) =>
  ({
    listAddresses: (input, context) => listAddresses(platform, input, context),
    insertAddress: (input, context) => insertAddress(platform, input, context),
    updateAddress: (input, context) => updateAddress(platform, input, context),
    deleteAddress: (input, context) => removeAddress(platform, input, context),
    setDefaultAddress: (input, context) => changeDefaultAddress(platform, input, context),
  }) satisfies Partial<Handlers>;
