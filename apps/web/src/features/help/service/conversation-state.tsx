import type { HelpState } from '@chifan/domain/help';
import { Badge } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';

export function ConversationState({ state }: { readonly state: HelpState }) {
  const { t } = useLingui();
  const words = { open: t`We’re on it`, answered: t`Answered`, closed: t`Closed` };
  return <Badge tone={tones[state]}>{words[state]}</Badge>;
}

const tones = { open: 'warn', answered: 'good', closed: 'neutral' } as const;
