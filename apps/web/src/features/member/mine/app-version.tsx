import { appVersion } from '@chifan/domain/app';
import { Trans } from '@lingui/react/macro';

export const AppVersion = () => (
  <p className="text-center text-small text-soft">
    <Trans>
      Version <bdi>{appVersion}</bdi>
    </Trans>
  </p>
);
