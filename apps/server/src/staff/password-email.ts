import { passwordLinkHours } from '../modules/member/index.ts';
import { emailWithLink } from '../platform/mail/email-with-link.ts';
import type { Email } from '../platform/mail/mail.ts';
import { sha256 } from '../platform/tokens.ts';

type Link = { readonly to: string; readonly login: string; readonly token: string; readonly publicUrl: string };

/** The console is Chinese, and so is what it writes to those who work in it. */
export const passwordEmail = ({ to, login, token, publicUrl }: Link): Email => ({
  to,
  key: `staff-password-${sha256(token).slice(0, 16)}`,
  ...emailWithLink({
    language: 'zh-CN',
    subject: '设置 Chifan 工作台密码',
    text: `您的账号是 ${login}。请在 ${passwordLinkHours} 小时内打开下面的链接设置密码，链接只能使用一次。\n\n如果您没有申请，请忽略这封邮件。`,
    link: { words: '设置密码', url: `${publicUrl}/console/#/password?token=${token}` },
  }),
});
