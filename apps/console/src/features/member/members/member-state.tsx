import type { MemberLine } from '@chifan/contract/member/operator-views';
import { Badge } from '@chifan/ui';
import { t } from '@lingui/core/macro';

type MemberStateProps = { readonly member: Pick<MemberLine, 'blockedAt' | 'deletedAt'> };

/** Badge of a member who is blocked or deleted. Renders nothing for any other member. */
export function MemberState({ member: { blockedAt, deletedAt } }: MemberStateProps) {
  if (deletedAt !== null) return <Badge tone="neutral">{t`已注销`}</Badge>;
  return blockedAt === null ? null : <Badge tone="bad">{t`已停用`}</Badge>;
}
