import type { Profile } from '../../data/member.ts';

export const mei: Profile = {
  id: 1,
  username: 'Mei',
  email: 'mei@example.com',
  headImg: null,
  mobile: null,
  gender: 'secret',
  realName: null,
  isNewPeople: false,
  isRemindNewPeople: false,
  hasPassword: true,
  hasPaymentPassword: true,
  weChat: 'unbound',
  isSignInFresh: true,
  balance: 0,
};
