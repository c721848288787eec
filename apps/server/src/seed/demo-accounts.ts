export const demoPassword = 'chifan-demo';
export const demoPaymentPassword = '246810';

type DemoAccount = {
  readonly role: 'member' | 'merchant' | 'courier' | 'platform';
  readonly login: string;
  readonly password: string;
  readonly note: string;
};

const withPassword = (role: DemoAccount['role'], login: string, note: string): DemoAccount => ({
  role,
  login,
  password: demoPassword,
  note,
});

/**
 * Demo accounts that the server lists at its start. The file people.json and the shop files contain all demo accounts.
 */
export const demoAccounts: readonly DemoAccount[] = [
  withPassword('member', 'yuki@example.com', `reads Japanese; pays from balance with ${demoPaymentPassword}`),
  withPassword('member', 'omar@example.com', `reads Arabic; pays from balance with ${demoPaymentPassword}`),
  withPassword('member', 'anna@example.com', `reads German; pays from balance with ${demoPaymentPassword}`),
  withPassword('merchant', 'wangshu-lou', 'Wangshu Lou, Sichuan; every other shop: the name of its file in demo/shops'),
  withPassword('merchant', 'jin-ji-zhan-zhejiang-road', 'fried chicken, open round the clock'),
  withPassword('courier', 'courier1', '李建国'),
  withPassword('courier', 'courier2', '张晓燕'),
  withPassword('platform', 'platform', 'sees every order'),
];
