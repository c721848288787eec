/** For a search on the device, which ignores accents and case. */
export const plainText = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();
