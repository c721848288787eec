import { UnreceivedList } from './unreceived-list.tsx';

/** Money that is credited to the balance once its order can no longer be refunded. */
export default function UnreceivedBalanceScreen() {
  return <UnreceivedList asset="balance" />;
}
