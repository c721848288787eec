import { CallError } from '@chifan/contract/client';
import { Button } from '@chifan/ui';
import { initialPushState } from '@chifan/ui/push';
import { t } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useStaff } from '../platform/staff.ts';
import { useAction } from '../platform/use-action.ts';
import { pushSubscription } from './push-subscription.ts';

const stateKey = ['push-state'];

/**
 * The browser requests the permission only after a press of this button. A text explains the purpose of push messages.
 */
export default function PushSwitch() {
  const { role } = useStaff();
  const queries = useQueryClient();
  const { data: state = initialPushState() } = useQuery({
    queryKey: stateKey,
    queryFn: pushSubscription.read,
    staleTime: 0,
  });
  const turn = useAction((isOn: boolean) => (isOn ? pushSubscription.turnOn() : pushSubscription.turnOff()), {
    isQuiet: true,
    onDone: (next) => queries.setQueryData(stateKey, next),
  });
  if (state === 'unsupported')
    return <Words>{t`这个浏览器不能显示通知。iPhone 和 iPad 请先「添加到主屏幕」，再从主屏幕打开。`}</Words>;
  if (state === 'denied') return <Words>{t`浏览器禁止了通知，请在浏览器的网站设置里改为允许。`}</Words>;
  const isOn = state === 'on';
  return (
    <div className="grid gap-2">
      <Words>
        {role === 'courier'
          ? t`在线时，页面没开着，有新配送单或新消息也会通知本机。`
          : t`页面没开着，有新订单或新消息也会通知本机。`}
      </Words>
      <Words>{t`通知经过浏览器厂商的服务器，国内网络下可能收不到：工作时请仍然开着页面。`}</Words>
      <Button
        variant={isOn ? 'secondary' : 'primary'}
        icon={isOn ? 'bellOff' : 'bell'}
        isWide
        isBusy={turn.isPending}
        onClick={() => turn.mutate(!isOn)}
      >
        {isOn ? t`关闭本机通知` : t`开启本机通知`}
      </Button>
      {turn.error && (
        <p role="alert" className="text-note text-bad">
          {turn.error instanceof CallError ? turn.error.message : t`连不上浏览器的推送服务，没有开启。`}
        </p>
      )}
    </div>
  );
}

const Words = ({ children }: { readonly children: string }) => <p className="text-note text-soft">{children}</p>;
