import type { Page } from 'playwright-core';
import { expect, it, onTestFailed } from 'vitest';
import { keepPicture, openPhone, picture } from './browser.ts';
import { openSmallStage, placeDelivery } from './small-stage.ts';
import { spokenIn } from './spoken.ts';
import { faultsOn } from './stage.ts';

const stage = openSmallStage();

async function openAs(language: string, address: string): Promise<Page> {
  const { context, page } = await openPhone(stage.browser, language, { hasServiceWorker: true });
  await context.addInitScript((token) => localStorage.setItem('security.token', token), stage.city.member.token);
  await page.goto(`${stage.server.url}/web/#/${address}`);
  return page;
}

const refusal = { en: 'Noodle House couldn’t accept your order', ar: 'تعذّر قبول طلبك' };

it.each(['en', 'ar'] as const)(
  'a guest whose order was refused finds a notice in the app and an email (language: %s)',
  async (language) => {
    const say = spokenIn(language);
    const { merchant, member } = stage.city;
    await stage.server.call('setLanguage', { language }, { token: member.token });
    const guest = await openAs(language, 'pages/mine/index/index');
    onTestFailed(() => picture(guest, `notifications-failed-${language}`));
    const orderId = await placeDelivery(stage);
    await stage.server.call('refuseOrder', { orderId, reason: 'too_busy' }, { token: merchant.token });
    const row = guest.getByRole('button', { name: say('Notifications') });
    await row.getByText(/\d|جديد/).waitFor();
    const faults = await faultsOn(guest, `notifications-account-${language}`);
    await row.click();
    const notice = guest
      .getByRole('link')
      .filter({ hasText: /Noodle House/ })
      .first();
    await notice.waitFor();
    await keepPicture(guest, `notifications-list-${language}`);
    faults.push(...(await faultsOn(guest, `notifications-list-${language}`)));
    const mails = async () => (await fetch(`${stage.server.url}/sandbox/mail`)).text();
    await expect.poll(mails).toContain(refusal[language]);
    await notice.click();
    await guest.waitForURL(new RegExp(`orderId=${orderId}`));
    expect(faults).toEqual([]);
  },
);
