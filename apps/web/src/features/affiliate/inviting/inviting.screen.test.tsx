import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openScreen } from '../../../app/testing/open-screen.tsx';

const link = 'https://chifan.example/web/?invitedBy=A1B2';

const open = () =>
  openScreen('pages/mine/share/index/index', {
    answers: {
      '/rest/affiliate/invitation': {
        link,
        invited: 0,
        ordered: 0,
        permille: 20,
        earned: 0,
        pending: 0,
        tickets: 0,
        friendsMissing: 3,
        spendingMissing: 10_000,
      },
      '/rest/affiliate/friends': { records: [], total: 0, pageNo: 1, pageSize: 20 },
    },
  });

afterEach(() => {
  for (const name of ['share', 'canShare']) Reflect.deleteProperty(navigator, name);
});

it('the invite screen shows the share button, then what the friend gets, and then the QR code', async () => {
  await open();
  const button = await screen.findByRole('button', { name: 'Share invitation' });
  const benefits = screen.getByText('What your friend gets');
  const code = screen.getByText('Your invitation');
  expect(button.compareDocumentPosition(benefits)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(benefits.compareDocumentPosition(code)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('the share button opens the share sheet of the device with the link of the invitation', async () => {
  const share = vi.fn(() => Promise.resolve());
  Object.assign(navigator, { share, canShare: () => true });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Share invitation' }));
  expect(share).toHaveBeenCalledWith(expect.objectContaining({ url: link }));
});

it('without a share sheet, the share button copies the link of the invitation', async () => {
  const { user, text } = await open();
  await user.click(await screen.findByRole('button', { name: 'Share invitation' }));
  await waitFor(() => expect(text()).toContain('Copied'));
  expect(await navigator.clipboard.readText()).toBe(link);
});
