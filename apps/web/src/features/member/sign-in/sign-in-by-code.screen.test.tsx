import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { openScreen } from '../../../app/testing/open-screen.tsx';
import { isSignedIn } from '../../../platform/session/session.ts';
import { useSentCodes } from '../../../terms/member/codes/sent-codes.ts';

beforeEach(() => useSentCodes.setState({ nextAt: {}, letters: [] }));

it('a guest signs in on the sign-in screen with an e-mail address and a mailed code, without a password (rule member-50)', async () => {
  const { user, asked, navigator } = await openScreen('pages/internal/login/choose/choose', {
    isSignedIn: false,
    answers: {
      '/rest/member/sendCode': { resendAfterSeconds: 60 },
      '/rest/member/signInByCode': { token: 'token', memberId: 5, isNewPeople: false, isDeletionCalledOff: false },
    },
  });
  await user.click(screen.getByRole('button', { name: 'Continue with email' }));
  await user.type(await screen.findByLabelText('Email'), 'aiko@example.com');
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  await screen.findByLabelText('6-digit code');
  expect(screen.getByRole('link', { name: 'Change email' }).getAttribute('href')).toContain('email=aiko');
  await user.type(screen.getByLabelText('6-digit code'), '123456');
  await waitFor(() => expect(isSignedIn()).toBe(true));
  const inputsOf = (path: string) => asked.filter((each) => each.path === path).map(({ input }) => input);
  expect(inputsOf('/rest/member/sendCode')).toMatchObject([{ email: 'aiko@example.com', purpose: 'sign_in' }]);
  expect(inputsOf('/rest/member/signInByCode')).toMatchObject([{ email: 'aiko@example.com', code: '123456' }]);
  await waitFor(() => expect(navigator.entry().path).toBe('pages/index/index'));
});
