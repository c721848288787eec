import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openConsole, refuse, staffOfTest } from '../../../app/testing/open-console.tsx';
import type { Staff } from '../../../platform/staff.ts';

const codePath = '/rest/staff/email/code';
const emailPath = '/rest/staff/email';

const open = (staff: Partial<Staff>, answers: Parameters<typeof openConsole>[1]['answers'] = {}) =>
  openConsole('/account', {
    staff: staffOfTest('platform', staff),
    answers: { '/rest/staff/session/list': [], [codePath]: { resendAfterSeconds: 60 }, ...answers },
    language: 'en',
  });

const inputsOf = ({ asked }: Awaited<ReturnType<typeof open>>, path: string) =>
  asked.filter((each) => each.path === path).map(({ input }) => input);

async function enterCode({ user }: Awaited<ReturnType<typeof open>>) {
  await user.click(screen.getByRole('button', { name: 'Add an address' }));
  await user.type(screen.getByLabelText('E-mail address'), 'chef@example.com');
  await user.click(screen.getByRole('button', { name: 'Send the code' }));
  await user.type(await screen.findByLabelText('6-digit code'), '123456');
  const [password] = screen.getAllByLabelText('Current password').slice(-1);
  if (password) await user.type(password, 'their-password');
  await user.click(screen.getByRole('button', { name: 'Save' }));
}

describe('the e-mail address of staff', () => {
  it('an operator adds an e-mail address with a mailed code and the password', async () => {
    const opened = await open({}, { [emailPath]: true });
    expect(opened.text()).toContain('Only an operator of the platform can reset a forgotten password.');
    await enterCode(opened);
    await expect.poll(() => inputsOf(opened, emailPath)).toHaveLength(1);
    expect(inputsOf(opened, codePath)).toEqual([{ email: 'chef@example.com' }]);
    expect(inputsOf(opened, emailPath)).toEqual([
      { email: 'chef@example.com', code: '123456', password: 'their-password' },
    ]);
  });

  it('a wrong password is shown at its field when staff add an e-mail address', async () => {
    await enterCode(await open({}, { [emailPath]: refuse('login_failed') }));
    expect(await screen.findByText('The password is wrong.')).not.toBeNull();
  });

  it('staff can confirm their saved e-mail address with a mailed code if the address was never confirmed', async () => {
    const { user, text } = await open({ email: 'early@example.com', isEmailConfirmed: false });
    expect(text()).toContain('not confirmed');
    await user.click(screen.getByRole('button', { name: 'Confirm the address' }));
    expect(screen.getByLabelText<HTMLInputElement>('E-mail address').value).toBe('early@example.com');
  });

  it('staff need their password to remove their e-mail address', async () => {
    const opened = await open({ email: 'chef@example.com', isEmailConfirmed: true }, { [emailPath]: true });
    await opened.user.click(screen.getByRole('button', { name: 'Remove the address' }));
    const [password] = screen.getAllByLabelText('Current password').slice(-1);
    if (password) await opened.user.type(password, 'their-password');
    await opened.user.click(screen.getByRole('button', { name: 'Remove the address' }));
    await expect.poll(() => inputsOf(opened, emailPath)).toEqual([{ email: '', password: 'their-password' }]);
  });
});
