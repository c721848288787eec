import type { SignInProvider } from '@chifan/domain/member';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';
import { useNavigation } from '../../../platform/navigation/navigation.ts';
import { type ProviderVisit, storeVisit } from './provider-visit.ts';

/** Opens the provider’s page. The guest returns to the current screen after the sign-in. */
export function useStartVisit(how: Pick<ProviderVisit, 'purpose' | 'isInvited'>) {
  const navigation = useNavigation();
  return useMutation({
    mutationFn: (provider: SignInProvider) => api('/rest/member/provider/start', { provider }),
    onSuccess: ({ url, verifier }, provider) => {
      storeVisit({ ...how, provider, verifier });
      navigation.leaveForSignIn();
      window.location.assign(url);
    },
  });
}
