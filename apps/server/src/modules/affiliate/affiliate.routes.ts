import type { Handlers } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/module.ts';
import type { Gateways } from '../payment/index.ts';
import { drawingHandlers } from './drawing/drawing.routes.ts';
import { invitedFriends } from './inviting/list-friends.ts';
import { showInvitation } from './inviting/show-invitation.ts';
import { affiliateRewards } from './rewarding/affiliate-rewards.ts';
import { withdrawingHandlers } from './withdrawing/withdrawing.routes.ts';

export const affiliateHandlers = (platform: Platform, gateways: Gateways) =>
  ({
    invitation: (_, context) => showInvitation(platform, context),
    invitedFriends: (input, { caller }) => invitedFriends(platform, input, caller.id),
    affiliateRewards: (input, { caller }) => affiliateRewards(platform, input, caller.id),
    ...drawingHandlers(platform),
    ...withdrawingHandlers(platform, gateways),
  }) satisfies Partial<Handlers>;
