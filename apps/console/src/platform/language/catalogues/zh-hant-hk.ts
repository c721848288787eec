import type { Messages } from '@lingui/core';

export { hongKongCharacters as characters } from './hong-kong-characters.ts';

const terms = import.meta.glob<Messages>('../../../../../../packages/phrases/zh-Hant-HK/{console,kit}.po', {
  eager: true,
  import: 'messages',
});

export const messages: Messages = Object.assign({}, ...Object.values(terms));
