import type { Handlers } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/module.ts';
import { drawingHandlers } from './drawing/drawing.routes.ts';
import { invitedFriends } from './inviting/list-friends.ts';
import { showInvitation } from './inviting/show-invitation.ts';
import { affiliateRewards } from './rewarding/affiliate-rewards.ts';

export const affiliateHandlers = (platform: Platform) =>
  ({
    invitation: (_, context) => showInvitation(platform, context),
    invitedFriends: (input, { caller }) => invitedFriends(platform, input, caller.id),
    affiliateRewards: (input, { caller }) => affiliateRewards(platform, input, caller.id),
    ...drawingHandlers(platform),
  }) satisfies Partial<Handlers>;
