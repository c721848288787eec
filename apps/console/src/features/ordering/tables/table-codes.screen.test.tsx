import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openConsole, staffOfTest } from '../../../app/testing/open-console.tsx';

it('the screen of table codes prints a QR code for each typed table number (rule ordering-51)', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { user } = await openConsole('/table-codes', { staff: staffOfTest('merchant'), answers: {} });
  await user.clear(screen.getByLabelText('桌号'));
  await user.type(screen.getByLabelText('桌号'), 'A1-A3、包间1');
  expect(screen.getAllByRole('img').map((code) => code.getAttribute('aria-label'))).toEqual([
    'A1 号桌的二维码',
    'A2 号桌的二维码',
    'A3 号桌的二维码',
    '包间1 号桌的二维码',
  ]);
  await user.click(screen.getByRole('button', { name: '打印 4 个桌码' }));
  expect(print).toHaveBeenCalledOnce();
});
