import { initialPushState, type PushState } from '@chifan/ui/push';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { pushSubscription } from './push-subscription.ts';

export type Push = {
  /**
   * The state of push messages. Before the service worker has reported the actual state, this is the state that the
   * page knows without the service worker.
   */
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
