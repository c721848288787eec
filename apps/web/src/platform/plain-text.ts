/** Removes accents and upper case from a text, so that searches on the device ignore them. */
export const plainText = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();
