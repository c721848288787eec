import type { Handlers } from '../../platform/http/handlers.ts';
import { catchRefusal } from '../../platform/http/rollback-with-refusal.ts';
import type { Platform } from '../../platform/module.ts';
import { changeEmail } from './account/change-email.ts';
import { changePassword } from './account/change-password.ts';
import { requestDeletion, showDeletion } from './account/deletion/request-deletion.ts';
import { requestExport, showExport } from './account/export/request-export.ts';
import { saveAvatar, saveProfile } from './account/save-profile.ts';
import { changeBlock } from './blocking/block-member.ts';
import { listMembers, showStaffMember } from './blocking/show-members.ts';
import { bindEmail } from './codes/bind-email.ts';
import { sendCode } from './codes/send-code.ts';
import { saveDietProfile, showDietProfile } from './diet-profile/diet-profile.ts';
import type { MemberDependencies } from './member-dependencies.ts';
import { resetPaymentPassword, setPaymentPassword } from './payment-password/set-payment-password.ts';
import { linkSignIn, listLinkedSignIns, unlinkSignIn } from './providers/linked-sign-ins.ts';
import { signInByProvider } from './providers/sign-in-by-provider.ts';
import { startProviderVisit } from './providers/start-visit.ts';
import { renewSignIn } from './second-factor/renew-sign-in.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  showSecondFactor,
} from './second-factor/set-up-second-factor.ts';
import { checkLoginToken, listSessions, logout, revokeOtherSessions, revokeSession } from './sessions/list-sessions.ts';
import { markReminderSeen, saveLanguage, showMember } from './show-member.ts';
import { login, staffLogin } from './sign-in/login.ts';
import { register } from './sign-in/register.ts';
import { resetPassword } from './sign-in/reset-password.ts';
import { signInByCode } from './sign-in/sign-in-by-code.ts';
import { resetStaffPassword } from './staff/reset-staff-password.ts';
import { showStaff } from './staff/show-staff.ts';
import { sendStaffCode, sendStaffEmailCode } from './staff/staff-codes.ts';
import { setStaffEmail } from './staff/staff-email.ts';
import { setStaffLanguage } from './staff/staff-language.ts';
import { changeStaffPassword, setPasswordByLink } from './staff/staff-passwords.ts';
import { startWeChatAuthorization } from './we-chat/authorization-state.ts';
import { bindWeChat, unbindWeChat } from './we-chat/bind-we-chat.ts';
import { weChatLogin } from './we-chat/we-chat-login.ts';

export const memberHandlers = (platform: Platform, links: MemberDependencies) =>
  ({
    checkLoginToken: (_, context) => checkLoginToken(context),
    weChatLogin: (input, context) => catchRefusal(() => weChatLogin(platform, links, input, context)),
    startWeChat: async ({ purpose }, { now }) => startWeChatAuthorization(platform, purpose, now),
    bindWeChat: (input, context) => bindWeChat(platform, input, context),
    unbindWeChat: (_, context) => unbindWeChat(platform, context),
    startProviderVisit: ({ provider }, { now }) => startProviderVisit(platform, provider, now),
    signInByProvider: (input, context) => catchRefusal(() => signInByProvider(platform, links, input, context)),
    listLinkedSignIns: async (_, context) => ({ ok: true, value: await listLinkedSignIns(platform, context) }),
    linkSignIn: (input, context) => linkSignIn(platform, input, context),
    unlinkSignIn: (input, context) => unlinkSignIn(platform, input, context),
    getLoginMemberInfo: (_, context) => showMember(platform, links, context),
    updateIsRemindNewPeople: (_, context) => markReminderSeen(platform, context),
    sendCode: (input, context) => sendCode(platform, input, context),
    register: (input, context) => register(platform, input, context),
    signInByCode: (input, context) => catchRefusal(() => signInByCode(platform, links, input, context)),
    login: (input, context) => catchRefusal(() => login(platform, links, input, context)),
    resetPassword: (input, context) => catchRefusal(() => resetPassword(platform, links, input, context)),
    logout: (_, context) => logout(platform, context),
    listSessions: (_, context) => listSessions(platform, links, context),
    revokeSession: (input, context) => revokeSession(platform, input, context),
    showExport: (_, context) => showExport(platform, context),
    askExport: (_, context) => requestExport(platform, context),
    showDeletion: (_, context) => showDeletion(platform, links, context),
    requestDeletion: (input, context) => requestDeletion(platform, links, input, context),
    revokeOtherSessions: (_, context) => revokeOtherSessions(platform, context),
    saveProfile: (input, context) => saveProfile(platform, input, context),
    saveAvatar: (input, context) => saveAvatar(platform, input, context),
    changeEmail: (input, context) => changeEmail(platform, input, context),
    changePassword: (input, context) => changePassword(platform, input, context),
    setLanguage: (input, context) => saveLanguage(platform, input, context),
    showDietProfile: (_, context) => showDietProfile(platform, context),
    saveDietProfile: (input, context) => saveDietProfile(platform, input, context),
    bindEmail: (input, context) => bindEmail(platform, input, context),
    resetPaymentPassword: (input, context) => resetPaymentPassword(platform, input, context),
    setPaymentPassword: (input, context) => setPaymentPassword(platform, input, context),
    staffLogin: (input, context) => staffLogin(platform, input, context),
    staffMe: (_, context) => showStaff(platform, links, context),
    sendStaffCode: (input, context) => sendStaffCode(platform, input, context),
    resetStaffPassword: (input, context) => resetStaffPassword(platform, input, context),
    sendStaffEmailCode: (input, context) => sendStaffEmailCode(platform, input, context),
    setStaffEmail: (input, context) => setStaffEmail(platform, input, context),
    setStaffLanguage: (input, context) => setStaffLanguage(platform, input, context),
    listStaffSessions: (_, context) => listSessions(platform, links, context),
    revokeStaffSession: (input, context) => revokeSession(platform, input, context),
    changeStaffPassword: (input, context) => changeStaffPassword(platform, input, context),
    listMembers: (input) => listMembers(platform, input),
    showStaffMember: ({ memberId }, { now }) => showStaffMember(platform, links, memberId, now),
    blockMember: (input, context) => changeBlock(platform, links, 'block', input, context),
    unblockMember: (input, context) => changeBlock(platform, links, 'unblock', input, context),
    secondFactor: (_, context) => showSecondFactor(platform, context),
    beginSecondFactor: (input, context) => beginSecondFactor(platform, input, context),
    confirmSecondFactor: (input, context) => confirmSecondFactor(platform, input, context),
    renewRecoveryCodes: (input, context) => renewRecoveryCodes(platform, input, context),
    removeSecondFactor: (input, context) => removeSecondFactor(platform, input, context),
    renewSignIn: (input, context) => renewSignIn(platform, input, context),
    setPasswordByLink: (input, context) => setPasswordByLink(platform, input, context),
  }) satisfies Partial<Handlers>;
