import type { Handlers } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/module.ts';
import { answerHelp, closeHelp } from './answer-help.ts';
import { askForHelp, followUpHelp } from './ask-for-help.ts';
import { closeOwnHelp } from './close-own-help.ts';
import { readHelp } from './read-help.ts';
import { showHelpDesk } from './show-desk.ts';
import {
  countUnreadHelp,
  countWaitingHelp,
  listHelpRequests,
  listReplyTexts,
  listStaffHelpRequests,
  showHelpRequest,
} from './show-help.ts';
import { showWebView } from './show-web-view.ts';
import { reportUnwell } from './unwell/report-unwell.ts';

export const helpHandlers = (platform: Platform) =>
  ({
    helpChannels: async () => ({ ok: true, value: platform.config.chat }),
    helpDesk: (_, context) => showHelpDesk(platform, context),
    webView: async ({ url }) => showWebView(platform.config, url),
    askForHelp: (input, context) => askForHelp(platform, input, context),
    reportUnwell: (input, context) => reportUnwell(platform, input, context),
    helpRequests: (input, context) => listHelpRequests(platform, input, context),
    helpConversation: ({ helpRequestId }, context) => showHelpRequest(platform, helpRequestId, context),
    unreadHelp: (_, context) => countUnreadHelp(platform, context),
    readHelp: (input, context) => readHelp(platform, input, context),
    closeOwnHelp: (input, context) => closeOwnHelp(platform, input, context),
    followUpHelp: (input, context) => followUpHelp(platform, input, context),
    workHelpRequests: (input, context) => listStaffHelpRequests(platform, input, context),
    waitingHelpRequests: () => countWaitingHelp(platform),
    helpReplyTexts: async (input) => listReplyTexts(input),
    answerHelp: (input, context) => answerHelp(platform, input, context),
    closeHelp: (input, context) => closeHelp(platform, input, context),
  }) satisfies Partial<Handlers>;
