import { Card, LinkButton } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { orderQuery } from '../../../data/ordering.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useParams } from '../../../platform/navigation/navigation.ts';
import { useIsSignedIn } from '../../../platform/session/session.ts';
import { useDietProfile } from '../../../terms/diet/diet-profile.ts';
import { HospitalCardPart } from './hospital-card-part.tsx';
import { ReportPart } from './report-part.tsx';
import type { UnwellDraft } from './unwell-draft.ts';

/**
 * Help for a guest who feels unwell (rule help-20): a call to 120, a card in Chinese, and a report to the platform. URL
 * parameter, optional: `orderId`.
 */
export default function UnwellScreen() {
  const orderId = Number(useParams().orderId ?? 0);
  const isSignedIn = useIsSignedIn();
  const { data: order } = useQuery({
    ...orderQuery(orderId, useLanguage()),
    enabled: isSignedIn && orderId > 0,
  });
  const { avoids } = useDietProfile();
  const [draft, setDraft] = useState<UnwellDraft>({ symptoms: [], allergens: avoids, text: '' });
  const change = (changes: Partial<UnwellDraft>) => setDraft((before) => ({ ...before, ...changes }));
  return (
    <div className="grid grid-cols-1 gap-4 p-4">
      <CallPart />
      <StepsPart />
      <HospitalCardPart draft={draft} order={order} onChange={change} />
      <ReportPart draft={draft} orderId={orderId > 0 ? orderId : null} onChange={change} />
    </div>
  );
}

function CallPart() {
  const { t } = useLingui();
  return (
    <Card title={t`Call 120 immediately if`} className="grid grid-cols-1 gap-3 border-2 border-bad">
      <ul className="grid list-disc grid-cols-[minmax(0,1fr)] gap-1 ps-5">
        <li>
          <Trans>it’s hard to breathe or swallow</Trans>
        </li>
        <li>
          <Trans>your face, lips, tongue or throat is swelling</Trans>
        </li>
        <li>
          <Trans>you faint, are confused, or get worse quickly</Trans>
        </li>
      </ul>
      <LinkButton href="tel:120" icon="phone" variant="primary" isWide>
        <Trans>Call 120 (ambulance)</Trans>
      </LinkButton>
      <p className="text-note text-soft">
        <Trans>
          If you’re not sure, call anyway. Ask a person near you to speak Chinese for you, and show them the card below.
        </Trans>
      </p>
    </Card>
  );
}

function StepsPart() {
  const { t } = useLingui();
  return (
    <Card title={t`What to do now`} className="grid grid-cols-1 gap-2">
      <ul className="grid list-disc grid-cols-[minmax(0,1fr)] gap-1 ps-5">
        <li>
          <Trans>Stop eating.</Trans>
        </li>
        <li>
          <Trans>If you carry an adrenaline pen, use it as your doctor showed you, and then call 120.</Trans>
        </li>
        <li>
          <Trans>Don’t stay alone.</Trans>
        </li>
        <li>
          <Trans>See a doctor, even if you feel better again.</Trans>
        </li>
        <li>
          <Trans>Keep the food and its packaging.</Trans>
        </li>
      </ul>
      <p className="text-note text-soft">
        <Trans>We’re not doctors. We can’t tell what causes this or how serious it is.</Trans>
      </p>
    </Card>
  );
}
