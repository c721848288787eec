import { expect, test } from 'vitest';
import { chatChannelsOf } from './chat-channels-of.ts';

const opening = 'Hello Chifan, I need help with order 26112100000001.';
const both = { whatsApp: '8613800138000', weChat: 'chifan_help' };

test('the chat app that works in the guest’s network is listed first', () => {
  const china = chatChannelsOf(both, { opening, order: ['wechat', 'whatsapp'] });
  expect(china.map(({ app }) => app)).toEqual(['wechat', 'whatsapp']);
  const global = chatChannelsOf(both, { opening, order: ['whatsapp', 'wechat'] });
  expect(global.map(({ app }) => app)).toEqual(['whatsapp', 'wechat']);
});

test('the WhatsApp link contains the message with the order number', () => {
  const [chat] = chatChannelsOf(both, { opening, order: ['whatsapp'] });
  const url = new URL(chat?.url ?? '');
  expect(url.origin + url.pathname).toBe('https://wa.me/8613800138000');
  expect(url.searchParams.get('text')).toBe(opening);
});

test('WeChat is shown as a name to search for, or as the URL of its customer service', () => {
  const order = ['wechat'] as const;
  expect(chatChannelsOf(both, { opening, order })).toMatchObject([{ name: 'chifan_help', url: null }]);
  const address = 'https://work.weixin.qq.com/kfid/kfc1';
  expect(chatChannelsOf({ ...both, weChat: address }, { opening, order })).toMatchObject([{ url: address }]);
});

test('chat apps that the operator has not configured are omitted', () => {
  expect(chatChannelsOf({ whatsApp: null, weChat: null }, { opening, order: ['whatsapp', 'wechat'] })).toEqual([]);
});
