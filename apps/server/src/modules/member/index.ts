import type { Module, Platform } from '../../platform/module.ts';
import { accountEmailJob } from './account/account-email.job.ts';
import { deleteMemberJob } from './account/deletion/delete-member.job.ts';
import { exportJob } from './account/export/export.job.ts';
import { addExportRoute } from './account/export/export-route.ts';
import { forgetExports } from './account/export/forget-exports.ts';
import { memberData } from './account/member-privacy.store.ts';
import { sendCodeJob } from './codes/send-code.job.ts';
import { dummyHash } from './hashed-password.ts';
import { memberHandlers } from './member.routes.ts';
import type { MemberDependencies } from './member-dependencies.ts';
import { addProviderPages } from './providers/provider-pages.ts';
import { deleteOldVisits } from './providers/provider-visit.store.ts';
import { secondFactorResetJobs } from './second-factor/second-factor-reset.job.ts';
import { onSessionsEnded } from './sessions/sessions-ended.ts';
import { failuresEmailJob } from './sign-in/failures-email.job.ts';
import { staffEmailChangedJob } from './staff/staff-email.job.ts';
import { weChatAvatarJob } from './we-chat/we-chat-avatar.job.ts';
import { addWeChatPages } from './we-chat/we-chat-pages.ts';
import './member.events.ts';

export { isMemberBlocked, sqlIsBlocked } from './blocking/block.store.ts';
export { memberLines } from './blocking/show-members.ts';
export { isCommonPassword } from './common-passwords.ts';
export { hashPassword } from './hashed-password.ts';
export {
  createMember,
  type MemberContact,
  memberContact,
  openIdOf,
  realNameOf,
  rememberRealName,
  setInviterOnce,
  writeFirstEmail,
} from './member.store.ts';
export type { MemberDependencies } from './member-dependencies.ts';
export {
  type PaymentPasswordJson,
  sqlPaymentPassword,
  writePaymentPassword,
} from './payment-password/payment-password.store.ts';
export { isPaymentPasswordVerified, verifyPaymentPassword } from './payment-password/verify-payment-password.ts';
export { resetSecondFactorIn } from './second-factor/second-factor-reset.job.ts';
export { logSecurity } from './security-log.ts';
export { createAuthenticate } from './sessions/authenticate.ts';
export { isSignInFresh } from './sessions/open-session.ts';
export { createKnownDeviceCheck } from './sign-in/known-device.ts';
export {
  createStaff,
  listStaff,
  type NewStaff,
  type StaffAccount,
  setOnDuty,
  staffAddress,
  staffByLogin,
  writeStaffEmail,
  writeStaffRoles,
} from './staff/staff.store.ts';
export {
  endStaffSessions,
  openPasswordLink,
  openPasswordLinkIn,
  passwordLinkHours,
  resumeStaff,
  resumeStaffIn,
  setStaffPassword,
  suspendStaff,
  suspendStaffIn,
} from './staff/staff-passwords.ts';
export { changeStaffRoles } from './staff/staff-roles.ts';
export { startWeChatAuthorization } from './we-chat/authorization-state.ts';

const dayMs = 86_400_000;

export function memberModule(platform: Platform, links: MemberDependencies): Module {
  void dummyHash();
  onSessionsEnded(platform);
  return {
    handlers: memberHandlers(platform, links),
    jobs: {
      'member.send-code': sendCodeJob(platform),
      'member.failed-sign-ins': failuresEmailJob(platform),
      'member.account-email': accountEmailJob(platform),
      'member.staff-email-changed': staffEmailChangedJob(platform),
      ...secondFactorResetJobs(platform),
      'member.we-chat-avatar': weChatAvatarJob(platform),
      'member.export': exportJob(platform, links),
      'member.delete': deleteMemberJob(platform, links),
    },
    deleteOldData: async (tx, now) => {
      await forgetExports(tx, now);
      await deleteOldVisits(tx, new Date(now.getTime() - dayMs));
    },
    personal: memberData,
    routes: (http) => {
      addWeChatPages(http, platform);
      addProviderPages(http, platform);
      addExportRoute(http, platform);
    },
  };
}
