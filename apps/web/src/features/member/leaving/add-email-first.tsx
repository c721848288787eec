import { Button } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { useNavigation } from '../../../platform/navigation.ts';

export function AddEmailFirst() {
  const navigation = useNavigation();
  return (
    <>
      <p>
        <Trans>Add an e-mail address first. We mail you the link, so nobody else gets it.</Trans>
      </p>
      <Button isWide onClick={() => navigation.open('pages/mine/security/verify/verify', { what: 'email' })}>
        <Trans>Add an e-mail address</Trans>
      </Button>
    </>
  );
}
