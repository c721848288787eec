import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, FrameLocator, Page } from 'playwright-core';
import { Stripe } from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openChromium } from '../../../tools/test/chromium.ts';
import { createSandbox, type Sandbox } from './index.ts';

// These tests run the card form in a real browser, in a page that loads `stripe.js` under the content security policy
// of the Chifan server.
const host = `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Pay</title><div id="card"></div><button id="pay">Pay</button><output id="result"></output>
<script src="/sandbox/stripe/v3/stripe.js"></script><script src="/host.js"></script>`;
const hostScript = `const query = new URLSearchParams(location.search);
const stripe = Stripe('pk_test_sandbox');
const elements = stripe.elements({ clientSecret: query.get('secret'), locale: query.get('locale'),
  customerSessionClientSecret: query.get('session') ?? undefined });
elements.create('payment').mount('#card');
document.querySelector('#pay').addEventListener('click', async () => {
  const { paymentIntent, error } = await stripe.confirmPayment({
    elements, confirmParams: { return_url: location.href }, redirect: 'if_required' });
  document.querySelector('#result').textContent = error ? 'error ' + error.message : paymentIntent.status;
});`;
const policy = "default-src 'self'; style-src 'self'; script-src 'self'; frame-src 'self'; object-src 'none'";

let folder: string;
let sandbox: Sandbox;
let server: Server;
let browser: Browser;
let base: string;
let stripe: Stripe;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'card-form-'));
  sandbox = await createSandbox({
    folder,
    deliverWebhookTo: () => '',
    stripeSecretKey: 'sk_test_x',
    stripeWebhookSecret: 'whsec_x',
  });
  server = createServer((request, response) => {
    if (request.url?.startsWith('/sandbox/')) return sandbox.handler(request, response);
    const isScript = request.url === '/host.js';
    response.writeHead(200, {
      'content-type': isScript ? 'text/javascript' : 'text/html',
      'content-security-policy': policy,
    });
    return response.end(isScript ? hostScript : host);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const api = new URL(sandbox.stripeApiBase);
  stripe = new Stripe('sk_test_x', { host: api.hostname, port: api.port, protocol: 'http', telemetry: false });
  browser = await openChromium();
});
afterAll(async () => {
  await browser?.close();
  server?.closeAllConnections();
  server?.close();
  await sandbox?.close();
  rmSync(folder, { recursive: true, force: true });
});

async function openForm(
  locale: string,
): Promise<{ page: Page; form: FrameLocator; intentId: string; problems: string[] }> {
  const intent = await stripe.paymentIntents.create({ amount: 8800, currency: 'cny' });
  const page = await browser.newPage({ viewport: { width: 375, height: 720 } });
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto(`${base}/?locale=${locale}&secret=${intent.client_secret}`);
  const form = page.frameLocator('iframe[title="Secure payment input frame"]');
  await form.locator('[data-card]').first().waitFor();
  return { page, form, intentId: intent.id, problems };
}

const result = (page: Page, text: string) =>
  page.waitForFunction((wanted) => document.querySelector('#result')?.textContent?.includes(wanted), text);

const picture = async (page: Page, name: string): Promise<void> => {
  const target = process.env['SCREENSHOTS'];
  if (target) await page.screenshot({ path: path.join(target, `${name}.png`) });
};

test('a payment with a typed card succeeds without violations of the content security policy', async () => {
  const { page, form, intentId, problems } = await openForm('ja');
  await form.locator('[name=number]').pressSequentially('4242424242424242');
  await form.locator('[name=expiry]').pressSequentially('1230');
  await form.locator('[name=cvc]').pressSequentially('123');
  expect(await form.locator('[name=number]').inputValue()).toBe('4242 4242 4242 4242');
  await picture(page, 'card-form-ja');
  await page.click('#pay');
  await result(page, 'succeeded');
  expect((await stripe.paymentIntents.retrieve(intentId)).amount_received).toBe(8800);
  expect(problems).toEqual([]);
  await page.close();
});

test('the card form shows the error of an incomplete card number in the page’s language', async () => {
  const { page, form } = await openForm('fr');
  await form.locator('[name=number]').fill('4242');
  await page.click('#pay');
  await result(page, 'Le numéro de votre carte est incomplet.');
  expect(await form.locator('#number-error').textContent()).toBe('Le numéro de votre carte est incomplet.');
  await page.close();
});

test('after a declined card, a payment with another card succeeds (in Arabic, right to left)', async () => {
  const { page, form } = await openForm('ar');
  expect(await form.locator('html').getAttribute('dir')).toBe('rtl');
  await form.locator('[data-card="4000000000009995"]').click();
  await page.click('#pay');
  await result(page, 'رصيد البطاقة غير كافٍ.');
  await picture(page, 'card-form-ar');
  await form.locator('[data-card="4242424242424242"]').click();
  await page.click('#pay');
  await result(page, 'succeeded');
  await page.close();
});

test.each([
  ['rejects the payment', '#fail', 'error Ihre Bank'],
  ['approves the payment', '#approve', 'succeeded'],
])('the 3-D Secure page covers the payment page and closes after the cardholder %s', async (_, choice, outcome) => {
  const { page, form } = await openForm('de');
  await form.locator('[data-card="4000002500003155"]').click();
  await page.click('#pay');
  const bank = page.frameLocator('iframe[title="3D Secure"]');
  await bank.locator('#amount').filter({ hasText: '88,00' }).waitFor();
  await picture(page, 'three-d-secure-de');
  await bank.locator(choice).click();
  await result(page, outcome);
  expect(await page.locator('iframe[title="3D Secure"]').count()).toBe(0);
  await page.close();
});

test('a saved card is shown at the next payment, can pay, and can be removed', async () => {
  const customer = await stripe.customers.create({});
  const paying = async () => {
    const intent = await stripe.paymentIntents.create({ amount: 8800, currency: 'cny', customer: customer.id });
    const session = await stripe.customerSessions.create({
      customer: customer.id,
      components: {
        payment_element: {
          enabled: true,
          features: {
            payment_method_redisplay: 'enabled',
            payment_method_remove: 'enabled',
            payment_method_save: 'enabled',
            payment_method_save_usage: 'on_session',
          },
        },
      },
    });
    const page = await browser.newPage({ viewport: { width: 375, height: 720 } });
    await page.goto(`${base}/?locale=en&secret=${intent.client_secret}&session=${session.client_secret}`);
    return { page, form: page.frameLocator('iframe[title="Secure payment input frame"]') };
  };
  const first = await paying();
  await first.form.locator('[data-card="4242424242424242"]').click();
  await first.form.locator('[name=isSaved]').check();
  await first.page.click('#pay');
  await result(first.page, 'succeeded');
  await first.page.close();
  const second = await paying();
  await second.form.getByRole('radio', { name: 'visa •••• 4242' }).waitFor();
  await picture(second.page, 'card-form-saved');
  await second.page.click('#pay');
  await result(second.page, 'succeeded');
  await second.page.close();
  const third = await paying();
  await third.form.getByRole('button', { name: 'Remove 4242' }).click();
  await third.form.locator('[name=number]').waitFor();
  expect((await stripe.customers.listPaymentMethods(customer.id)).data).toEqual([]);
  await third.page.close();
});
