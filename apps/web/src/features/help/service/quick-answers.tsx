import { Card } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ScreenLink } from '../../../platform/screen-link.tsx';

export function QuickAnswers() {
  const { t } = useLingui();
  return (
    <Card title={t`Quick answers`}>
      <ul className="grid text-link underline">
        <li>
          <ScreenLink to="pages/help/faq/faq" className="flex min-h-11 items-center">
            <Trans>Questions and answers</Trans>
          </ScreenLink>
        </li>
        <li>
          <ScreenLink to="pages/menu/waiter/waiter" className="flex min-h-11 items-center">
            <Trans>Chinese sentences to show</Trans>
          </ScreenLink>
        </li>
      </ul>
    </Card>
  );
}

export const Emergency = () => (
  <p className="text-small text-soft">
    <Trans>
      In an emergency call <bdi>120</bdi> for an ambulance, <bdi>110</bdi> for the police, <bdi>119</bdi> for the fire
      brigade.
    </Trans>
  </p>
);
