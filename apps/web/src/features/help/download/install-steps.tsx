import { Card } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import {
  AddStepIllustration,
  HomeStepIllustration,
  MenuStepIllustration,
  ShareStepIllustration,
} from './step-illustrations.tsx';

/**
 * Steps to install the app. The names of Apple’s buttons are in quotation marks and in the guest’s language, as on the
 * phone.
 */
export function InstallSteps() {
  const { t } = useLingui();
  return (
    <div className="grid grid-cols-1 gap-4">
      <Card title={t`On an iPhone or iPad`}>
        <ol className="grid grid-cols-1 gap-4">
          <Step number={1} drawing={<ShareStepIllustration />}>
            <Trans>Open this page in Safari and tap the Share button: a square with an arrow.</Trans>
          </Step>
          <Step number={2} drawing={<AddStepIllustration />}>
            <Trans>Scroll down and tap “Add to Home Screen”.</Trans>
          </Step>
          <Step number={3} drawing={<HomeStepIllustration />}>
            <Trans>Tap “Add”. Chifan is now among your apps.</Trans>
          </Step>
        </ol>
      </Card>
      <Card title={t`On an Android phone`}>
        <ol className="grid grid-cols-1 gap-4">
          <Step number={1} drawing={<MenuStepIllustration />}>
            <Trans>Open this page in Chrome and tap the menu: three dots at the top.</Trans>
          </Step>
          <Step number={2} drawing={<AddStepIllustration />}>
            <Trans>Tap “Add to Home screen”, then “Install”.</Trans>
          </Step>
          <Step number={3} drawing={<HomeStepIllustration />}>
            <Trans>Open Chifan from your home screen, even on a weak connection.</Trans>
          </Step>
        </ol>
      </Card>
    </div>
  );
}

type StepProps = { readonly number: number; readonly drawing: ReactNode; readonly children: ReactNode };

function Step({ number, drawing, children }: StepProps) {
  return (
    <li className="flex items-center gap-4">
      <span aria-hidden className="shrink-0 rounded-card bg-sunken p-2">
        {drawing}
      </span>
      <span className="min-w-0 flex-1">
        <span className="figures font-semibold">{number}.</span> {children}
      </span>
    </li>
  );
}
