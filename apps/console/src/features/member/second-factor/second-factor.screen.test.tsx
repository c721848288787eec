import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openConsole, refuse, staffOfTest } from '../../../app/testing/open-console.tsx';
import { stubNavigator } from '../../../app/testing/stub-navigator.ts';
import { useSession } from '../../../platform/session.ts';

type Answers = Parameters<typeof openConsole>[1]['answers'];

const path = '/rest/staff/secondFactor';
const codes = ['ABCD-1234-EFGH-5678', 'JKMN-1234-PQRS-5678'];
const secret = { uri: 'otpauth://totp/Chifan:li?secret=JBSWY3DPEHPK3PXP', secret: 'JBSWY3DPEHPK3PXP' };
const none = { state: 'none', isRequired: false, recoveryCodesLeft: 0 } as const;
const active = { state: 'active', isRequired: false, recoveryCodesLeft: 9 } as const;

const open = (answers: Answers, staff = staffOfTest('merchant')) =>
  openConsole('/account', { staff, answers: { '/rest/staff/session/list': [], [path]: none, ...answers } });
const inputsOf = ({ asked }: Awaited<ReturnType<typeof open>>, of: string) =>
  asked.filter((each) => each.path === of).map(({ input }) => input);
const codeField = () => screen.findByLabelText('验证器应用里的 6 位验证码');

describe('the second factor on the account screen', () => {
  it('staff set up a second factor with QR code, secret and first code, and can copy the recovery codes', async () => {
    const opened = await open({ [`${path}/begin`]: secret, [`${path}/confirm`]: { recoveryCodes: codes } });
    const { user } = opened;
    await user.click(await screen.findByRole('button', { name: '设置两步验证' }));
    expect(await screen.findByRole('img', { name: '两步验证的二维码' })).not.toBeNull();
    expect(opened.text()).toContain('JBSW Y3DP EHPK 3PXP');
    const field = await codeField();
    expect([field.getAttribute('autocomplete'), field.getAttribute('inputmode')]).toEqual(['one-time-code', 'numeric']);
    await user.type(field, '123456');
    await user.click(screen.getByRole('button', { name: '开启两步验证' }));
    expect(await screen.findByText(codes[0] ?? '')).not.toBeNull();
    expect(inputsOf(opened, `${path}/confirm`)).toEqual([{ code: '123456' }]);
    const writeText = vi.fn(async () => undefined);
    stubNavigator({ clipboard: { writeText } });
    await user.click(screen.getByRole('button', { name: '复制' }));
    expect(writeText).toHaveBeenCalledWith(codes.join('\n'));
    await user.click(screen.getByRole('button', { name: '我已保存' }));
    expect(opened.text()).not.toContain(codes[0]);
  });

  it('staff can download the recovery codes as a text file', async () => {
    const { user } = await open({ [`${path}/begin`]: secret, [`${path}/confirm`]: { recoveryCodes: codes } });
    await user.click(await screen.findByRole('button', { name: '设置两步验证' }));
    await user.type(await codeField(), '123456');
    await user.click(screen.getByRole('button', { name: '开启两步验证' }));
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'blob:test';
    });
    await user.click(await screen.findByRole('button', { name: '下载' }));
    expect(await files[0]?.text()).toBe(`${codes.join('\n')}\n`);
  });

  it('the set-up shows the error of a wrong code at its field', async () => {
    const { user } = await open({ [`${path}/begin`]: secret, [`${path}/confirm`]: refuse('second_factor_wrong') });
    await user.click(await screen.findByRole('button', { name: '设置两步验证' }));
    await user.type(await codeField(), '123456');
    await user.click(screen.getByRole('button', { name: '开启两步验证' }));
    await waitFor(async () => expect((await codeField()).getAttribute('aria-invalid')).toBe('true'));
  });

  it('staff get new recovery codes with a code, and see how many are left', async () => {
    const opened = await open({ [path]: active, [`${path}/recoveryCodes`]: { recoveryCodes: codes } });
    await opened.user.click(await screen.findByRole('button', { name: '生成新的备用码' }));
    await opened.user.type(await codeField(), '123456');
    await opened.user.click(screen.getByRole('button', { name: '生成新的备用码' }));
    expect(await screen.findByText(codes[1] ?? '')).not.toBeNull();
    await opened.user.click(screen.getByRole('button', { name: '我已保存' }));
    expect(opened.text()).toContain('还有 9 个备用码可用');
  });

  it('staff change the phone with a code of the former phone and then a code of the new one', async () => {
    const opened = await open({
      [path]: active,
      [`${path}/begin`]: secret,
      [`${path}/confirm`]: { recoveryCodes: codes },
    });
    await opened.user.click(await screen.findByRole('button', { name: '换手机' }));
    await opened.user.click(screen.getByRole('button', { name: '手机不在身边？用备用码' }));
    await opened.user.type(screen.getByLabelText('备用码'), 'ABCD-1234');
    await opened.user.click(screen.getByRole('button', { name: '继续' }));
    expect(await screen.findByRole('img', { name: '两步验证的二维码' })).not.toBeNull();
    expect(inputsOf(opened, `${path}/begin`)).toEqual([{ code: 'ABCD-1234' }]);
  });

  it('staff turn a second factor off with a code, unless their role requires it', async () => {
    const opened = await open({ [path]: active, [`${path}/remove`]: true });
    await opened.user.click(await screen.findByRole('button', { name: '关闭两步验证' }));
    await opened.user.type(await codeField(), '123456');
    await opened.user.click(screen.getByRole('button', { name: '关闭两步验证' }));
    await expect.poll(() => inputsOf(opened, `${path}/remove`)).toEqual([{ code: '123456' }]);
  });

  it('an account whose role requires a second factor has no button to turn it off', async () => {
    await open({ [path]: { ...active, isRequired: true } }, staffOfTest('platform'));
    expect(await screen.findByText('财务和管理员必须使用两步验证，不能关闭。')).not.toBeNull();
    expect(screen.queryByRole('button', { name: '关闭两步验证' })).toBeNull();
  });
});

describe('an account that must set up a second factor', () => {
  it('shows only the set-up and a sign-out, and the console after the recovery codes are saved', async () => {
    let isMissing = true;
    const opened = await openConsole('/account', {
      staff: staffOfTest('platform', { isSecondFactorMissing: true }),
      answers: {
        '/rest/staff/me': () => staffOfTest('platform', { isSecondFactorMissing: isMissing }),
        '/rest/staff/session/list': [],
        [path]: { ...active, isRequired: true },
        [`${path}/begin`]: secret,
        [`${path}/confirm`]: () => {
          isMissing = false;
          return { recoveryCodes: codes };
        },
      },
    });
    const { user } = opened;
    expect(await screen.findByRole('heading', { name: '请先设置两步验证' })).not.toBeNull();
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(opened.asked.map((each) => each.path)).toEqual(['/rest/staff/me']);
    await user.click(screen.getByRole('button', { name: '设置两步验证' }));
    await user.type(await codeField(), '123456');
    await user.click(screen.getByRole('button', { name: '开启两步验证' }));
    expect(await screen.findByText(codes[0] ?? '')).not.toBeNull();
    await expect.poll(() => inputsOf(opened, '/rest/staff/me').length).toBeGreaterThan(1);
    expect(screen.queryByText(codes[0] ?? '')).not.toBeNull();
    await user.click(screen.getByRole('button', { name: '我已保存' }));
    expect(await screen.findByText('还有 9 个备用码可用')).not.toBeNull();
  });

  it('can sign out without a second factor', async () => {
    const { user } = await openConsole('/account', {
      staff: staffOfTest('platform', { isSecondFactorMissing: true }),
      answers: { '/rest/member/logout': true },
    });
    await user.click(await screen.findByRole('button', { name: '退出登录' }));
    await expect.poll(() => useSession.getState().token).toBeNull();
  });
});

describe('a call that needs a fresh sign-in', () => {
  /**
   * Starts to set up the second factor. The server refuses the first call of the set-up with `fresh_sign_in_needed`,
   * until the test renews the sign-in in the dialog.
   */
  async function openStale(renew: (input: { readonly code?: string | undefined }) => true | ReturnType<typeof refuse>) {
    let isFresh = false;
    const opened = await open({
      [`${path}/begin`]: () => (isFresh ? secret : refuse('fresh_sign_in_needed')),
      '/rest/staff/session/renew': (input) => {
        const answer = renew(input);
        isFresh = answer === true;
        return answer;
      },
    });
    await opened.user.click(await screen.findByRole('button', { name: '设置两步验证' }));
    const dialog = await screen.findByRole('dialog', { name: '确认是您本人' });
    return { ...opened, dialog };
  }

  it('opens a dialog, and is sent again after the person enters password and code', async () => {
    const opened = await openStale(({ code }) => (code === '123456' ? true : refuse('second_factor_needed')));
    await opened.user.type(screen.getByLabelText('当前密码'), 'grill-the-fish');
    await opened.user.click(screen.getByRole('button', { name: '确认' }));
    await opened.user.type(await codeField(), '123456');
    expect(await screen.findByRole('img', { name: '两步验证的二维码' })).not.toBeNull();
    expect(inputsOf(opened, '/rest/staff/session/renew')).toEqual([
      { password: 'grill-the-fish' },
      { password: 'grill-the-fish', code: '123456' },
    ]);
    expect(inputsOf(opened, `${path}/begin`)).toHaveLength(2);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows the error of a wrong password at its field and is not sent again', async () => {
    const opened = await openStale(() => refuse('login_failed'));
    await opened.user.type(screen.getByLabelText('当前密码'), 'no');
    await opened.user.click(screen.getByRole('button', { name: '确认' }));
    expect(await screen.findByText('密码不正确。')).not.toBeNull();
    expect(inputsOf(opened, `${path}/begin`)).toHaveLength(1);
  });

  it('is not sent again and shows no error if the person closes the dialog', async () => {
    const opened = await openStale(() => true);
    await opened.user.keyboard('{Escape}');
    opened.dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(inputsOf(opened, `${path}/begin`)).toHaveLength(1);
    expect(screen.getByRole('button', { name: '设置两步验证' })).not.toBeNull();
    expect(opened.text()).not.toContain('fresh_sign_in_needed');
  });
});
