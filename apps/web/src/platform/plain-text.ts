/** Text for a search on the device that ignores accents and case. */
export const plainText = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();
