import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deviceLanguage, loadLanguage } from '../platform/language/language.ts';
import { useUnsaved } from '../platform/unsaved.ts';
import { lineForTest, orderForTest } from '../staff-order/order-for-test.ts';
import { openConsole, staffOfTest } from './testing/open-console.tsx';

const path = '/rest/staff/language';
const order = orderForTest({
  lines: [lineForTest({ name: 'Dan Dan noodles', chosen: ['Less spicy'], quantity: 1 })],
  remark: 'no peanuts',
  remarkPhrases: ['no_cilantro'],
  dietProfile: { avoids: ['crustacean'], wishes: [] },
});
const board = { '/rest/merchant/order/list': { records: [order], total: 1, pageNo: 1, pageSize: 100 } };
const open = (changes: Parameters<typeof staffOfTest>[1] = {}) =>
  openConsole('/orders', { staff: staffOfTest('merchant', changes), answers: { ...board, [path]: true } });

afterEach(async () => {
  useUnsaved.setState({ isUnsaved: false });
  await loadLanguage('zh-CN');
});

describe('language of the console', () => {
  it('at sign-in, the language of the account replaces the language stored on the device', async () => {
    const { asked } = await open({ language: 'en' });
    expect(await screen.findByRole('heading', { name: 'Orders' })).not.toBeNull();
    expect([document.documentElement.lang, deviceLanguage()]).toEqual(['en', 'en']);
    // The console fetches the staff account again in the new language, because the account contains the shop names.
    await waitFor(() => expect(asked.filter((each) => each.path === '/rest/staff/me')).toHaveLength(2));
  });

  it('choosing a language in the account menu saves the language on the server and translates the open screen', async () => {
    const { user, asked } = await open();
    await user.click(screen.getByRole('button', { name: '账户' }));
    await user.click(screen.getByLabelText('繁體中文（香港）'));
    expect(await screen.findByRole('heading', { name: '接單' })).not.toBeNull();
    expect(asked).toContainEqual({ path, input: { language: 'zh-Hant-HK' }, key: null });
    expect(document.documentElement.lang).toBe('zh-Hant-HK');
  });

  it('the language choice is disabled while a form has unsaved changes', async () => {
    const { user } = await open();
    useUnsaved.setState({ isUnsaved: true });
    await user.click(screen.getByRole('button', { name: '账户' }));
    expect(screen.getByText('本页有未保存的修改，请先保存再切换语言。')).not.toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('English').disabled).toBe(true);
  });
});

it('an order in the English console shows Chinese dish names first and the warnings for the cook in English', async () => {
  const { text } = await open({ language: 'en' });
  await waitFor(() => expect(text()).toContain('担担面 Dan Dan noodles'));
  for (const words of ['Less spicy', 'Shrimp and crab', 'No coriander', 'May want left out: Peanut'])
    expect(text()).toContain(words);
});

it('the console in Hong Kong Chinese shows dish names of orders in Hong Kong characters', async () => {
  const { text } = await open({ language: 'zh-Hant-HK' });
  await waitFor(() => expect(text()).toContain('擔擔麵'));
  expect(screen.getByText('擔擔麵').lang).toBe('zh-Hant-HK');
});

describe('before sign-in', () => {
  const speak = (languages: readonly string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  beforeEach(() => localStorage.clear());

  it.each([
    [['zh-HK', 'en'], 'zh-Hant-HK'],
    [['zh-CN'], 'zh-CN'],
    [['ur'], 'en'],
  ])('before sign-in, a browser that prefers the languages %j gets the console in %s', (languages, language) => {
    speak(languages);
    expect(deviceLanguage()).toBe(language);
  });

  it('before sign-in, the language stored on the device takes precedence over the browser’s languages', async () => {
    speak(['ja']);
    await loadLanguage('zh-CN');
    localStorage.setItem('security.consoleLanguage', 'zh-Hant-HK');
    expect(deviceLanguage()).toBe('zh-Hant-HK');
    localStorage.setItem('security.consoleLanguage', 'klingon');
    expect(deviceLanguage()).toBe('en');
  });
});
