import { initialPushState, type PushState } from '@chifan/ui/push';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { pushSubscription } from './push-subscription.ts';

export type Push = {
  /** The state that is known without the service worker, until the service worker reports the real one. */
  readonly state: PushState;
  readonly isBusy: boolean;
  readonly turnOn: () => void;
  readonly turnOff: () => void;
};

const pushStateKey = ['push-state'];

export function usePush(): Push {
  const queries = useQueryClient();
  const { data: state = initialPushState() } = useQuery({
    queryKey: pushStateKey,
    queryFn: pushSubscription.read,
    staleTime: 0,
  });
  const turn = useMutation({
    mutationFn: (isOn: boolean) => (isOn ? pushSubscription.turnOn() : pushSubscription.turnOff()),
    onSuccess: (next) => queries.setQueryData(pushStateKey, next),
  });
  return { state, isBusy: turn.isPending, turnOn: () => turn.mutate(true), turnOff: () => turn.mutate(false) };
}
