import type { Messages } from '@lingui/core';

const terms = import.meta.glob<Messages>('../../../../../../packages/phrases/zh-CN/{console,kit}.po', {
  eager: true,
  import: 'messages',
});

export const messages: Messages = Object.assign({}, ...Object.values(terms));
