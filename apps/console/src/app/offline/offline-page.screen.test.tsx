import { I18nProvider } from '@lingui/react';
import { cleanup, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { loadLanguage } from '../../platform/language/language.ts';
import { useSession } from '../../platform/session.ts';
import { lineForTest, orderForTest } from '../../staff-order/order-for-test.ts';
import { openConsole, staffOfTest } from '../testing/open-console.tsx';
import { OfflinePage } from './offline-page.tsx';

const job = orderForTest({
  isMine: true,
  type: 'delivery',
  dining: null,
  state: 'to_be_delivered',
  lines: [lineForTest({ conflicts: { avoids: ['peanut'], wishes: [] } })],
  dietProfile: { avoids: ['peanut'], wishes: [] },
  contactPhone: '13800138000',
  address: {
    addressZh: '福州路200号',
    address: 'Hotel',
    doorNumber: 'Room 0816',
    latitude: null,
    longitude: null,
  },
});

const listOf = (records: (typeof job)[]) => ({ records, total: records.length, pageNo: 1, pageSize: 100 });

const visit = {
  courier: () =>
    openConsole('/deliveries', {
      staff: staffOfTest('courier'),
      answers: { '/rest/courier/job/list': { mine: [job], offered: [], offers: [], ways: [], onBreak: null } },
    }),
  merchant: () =>
    openConsole('/orders', {
      staff: staffOfTest('merchant'),
      answers: { '/rest/merchant/order/list': listOf([job]) },
    }),
};

async function reloadAway() {
  cleanup();
  render(
    <I18nProvider i18n={await loadLanguage('zh-CN')}>
      <OfflinePage onRetry={() => {}} />
    </I18nProvider>,
  );
}

it.each(['courier', 'merchant'] as const)(
  'a %s who reloads the console offline sees the last loaded orders, marked as old and without buttons',
  async (role) => {
    await visit[role]();
    await reloadAway();
    const card = screen.getByText('1 号').closest('li');
    for (const words of ['旧数据', '福州路200号 房间 0816', 'Hotel · Room 0816', '担担面', '含花生', '忌口/过敏：花生'])
      expect(card?.textContent).toContain(words);
    expect(screen.getByRole('link', { name: /13800138000/ }).getAttribute('href')).toBe('tel:13800138000');
    expect(screen.getByText(/以下是断网前 .* 的内容/)).not.toBeNull();
    expect(card?.querySelector('button')).toBeNull();
  },
);

it('the offline page hides stored orders after twelve hours and after a sign-out', async () => {
  await visit.courier();
  await reloadAway();
  expect(screen.getByText('1 号')).not.toBeNull();
  const stored = localStorage.getItem('security.consoleSeen.1') ?? '';
  const seenBefore = (hours: number) => {
    const at = new Date(Date.now() - hours * 3_600_000).toISOString();
    localStorage.setItem('security.consoleSeen.1', stored.replace(/"at":"[^"]*"/, `"at":"${at}"`));
  };
  seenBefore(11);
  await reloadAway();
  expect(screen.getByText('1 号')).not.toBeNull();
  seenBefore(13);
  await reloadAway();
  expect(screen.queryByText('1 号')).toBeNull();
  seenBefore(1);
  useSession.getState().clear();
  await reloadAway();
  expect(screen.queryByText('1 号')).toBeNull();
});
