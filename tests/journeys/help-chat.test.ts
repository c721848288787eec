import type { Page } from 'playwright-core';
import { expect, it, onTestFailed } from 'vitest';
import { keepPicture, openPhone, picture } from './browser.ts';
import { openSmallStage, placeDelivery } from './small-stage.ts';
import { spokenIn } from './spoken.ts';
import { faultsOn } from './stage.ts';

const stage = openSmallStage();

async function openAs(slot: string, token: string, language: string, address: string): Promise<Page> {
  const { context, page } = await openPhone(stage.browser, language);
  await context.addInitScript(([key = '', value = '']) => localStorage.setItem(key, value), [slot, token]);
  await page.goto(`${stage.server.url}${address}`);
  onTestFailed(() => picture(page, `help-chat-failed-${language}`));
  return page;
}

it.each([
  ['en', 'The courier can’t find me.', 'We’ve asked the courier'],
  ['ar', 'لا يستطيع المندوب العثور عليّ.', 'المندوب'],
] as const)(
  'a guest opens a chat from an order with one tap, and an operator answers in it (language: %s)',
  async (language, sentence, answer) => {
    const { member, operator } = stage.city;
    const say = spokenIn(language);
    const orderId = await placeDelivery(stage);
    const { number } = (await stage.server.call('orderDetail', { orderId }, { token: member.token })).data;
    const address = `/web/#/pages/help/service/service?orderId=${orderId}&topic=delivery`;
    const guest = await openAs('security.token', member.token, language, address);
    await guest.getByText(number).first().waitFor();
    const faults = await faultsOn(guest, `help-chat-start-${language}`);
    await guest.getByRole('button', { name: sentence }).click();
    const thread = guest.getByRole('log');
    await thread.getByText(sentence).waitFor();

    const desk = await openAs('security.consoleToken', operator.token, 'zh-CN', '/console/#/help');
    const card = desk.getByRole('listitem').filter({ hasText: number }).first();
    await card.getByText('骑手找不到我。').waitFor();
    await card.getByText('常用语（客人看到译文）').click();
    await card.getByRole('checkbox', { name: /我们已联系骑手/ }).check();
    faults.push(...(await faultsOn(desk, `help-chat-desk-${language}`)));
    await keepPicture(desk, `help-chat-desk-${language}`);
    await card.getByRole('button', { name: '发送' }).click();

    await thread.getByText(answer).waitFor();
    await keepPicture(guest, `help-chat-${language}`);
    faults.push(...(await faultsOn(guest, `help-chat-${language}`)));
    await guest.getByRole('button', { name: say('My problem is solved') }).click();
    await guest.getByText(say('This conversation is closed. Send a message to open it again.')).waitFor();
    await guest.getByLabel(say('Your message')).fill('One more question');
    await guest.getByRole('button', { name: say('Send'), exact: true }).click();
    await card.getByText('One more question').first().waitFor();
    expect(faults).toEqual([]);
  },
  120_000,
);
