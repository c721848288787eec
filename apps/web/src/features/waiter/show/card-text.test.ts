import type { Language } from '@chifan/domain';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { WaiterCard } from '../cards/waiter-card.ts';
import { orderSentences } from '../phrases/order-sentences.ts';
import { CardText } from './card-text.tsx';

const card = (language: Language, name: string): WaiterCard => ({
  key: 'order',
  code: 'A12',
  sentences: [],
  dishes: [
    { key: '1', nameZh: '宫保鸡丁', name: { text: name, language }, optionsZh: ['少辣'], options: [], quantity: 1 },
  ],
});

const shown = (language: Language, name: string) => {
  const i18n = setupI18n({ locale: language, messages: { [language]: {} } });
  return renderToStaticMarkup(
    createElement(I18nProvider, { i18n }, createElement(CardText, { card: card(language, name) })),
  );
};
const times = (text: string, part: string) => text.split(part).length - 1;

test('for a guest who reads Chinese, the card for the waiter contains each line once', () => {
  const text = shown('zh-CN', '宫保鸡丁');
  expect([times(text, '宫保鸡丁'), times(text, 'A12'), times(text, orderSentences.wished)]).toEqual([1, 1, 1]);
  expect(text).not.toContain('I’d like to order');
});

test('the card for the waiter contains each line in Chinese and, if the guest’s language is not Chinese, in that language', () => {
  const text = shown('en', 'Kung Pao chicken');
  for (const part of ['宫保鸡丁', 'Kung Pao chicken', orderSentences.wished, 'I’d like to order', 'The code is'])
    expect(text).toContain(part);
});
