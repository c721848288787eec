import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen } from '../../../app/testing/open-screen.tsx';

const frame = () => document.querySelector('iframe');

test('an allowed web page is shown in a frame that cannot access the app', async () => {
  const url = 'https://track.example/p/7';
  await openScreen('pages/webview/index', { params: { url }, answers: { '/rest/help/webView': { url } } });
  await screen.findByTitle('Web page');
  expect(frame()?.src).toBe(url);
  expect(frame()?.getAttribute('sandbox')).toBe('allow-scripts allow-forms allow-same-origin');
  expect(frame()?.referrerPolicy).toBe('no-referrer');
});

test.each(['pages/webview/index', 'pages/webview/order_view'] as const)(
  'the screen %s does not open a web page that the operator does not allow',
  async (path) => {
    const answers = { '/rest/help/webView': { url: null } };
    const { navigator } = await openScreen(path, { params: { url: 'javascript:alert(1)' }, answers });
    await screen.findByText('We can’t show this page');
    expect(frame()).toBeNull();
    expect(navigator.entry().path).toBe(path);
  },
);

test('the web view without a URL sends no request', async () => {
  const { asked } = await openScreen('pages/webview/index', { answers: {} });
  await screen.findByText('We can’t show this page');
  expect(asked.filter(({ path }) => path === '/rest/help/webView')).toEqual([]);
});

test.each([
  ['orderId', '#/pages/order/detail/detail?orderId=7'],
  ['mallOrderId', '#/pages/internal/mall/order/detail/detail?orderId=7'],
])('a web page opened with the parameter %s links back to the order %s', async (name, address) => {
  const url = 'https://track.example/p/7';
  const params = { url, [name]: '7' };
  await openScreen('pages/webview/order_view', { params, answers: { '/rest/help/webView': { url } } });
  expect((await screen.findByRole('link', { name: 'View order' })).getAttribute('href')).toBe(address);
});
