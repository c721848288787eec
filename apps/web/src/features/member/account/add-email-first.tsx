import { Button } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { useNavigation } from '../../../platform/navigation/navigation.ts';

export function AddEmailFirst() {
  const navigation = useNavigation();
  return (
    <>
      <p>
        <Trans>Add an email address first. We email you the link, so no one else gets it.</Trans>
      </p>
      <Button isWide onClick={() => navigation.open('pages/mine/security/verify/verify', { what: 'email' })}>
        <Trans>Add an email address</Trans>
      </Button>
    </>
  );
}
