import { UnreceivedList } from './unreceived/unreceived-list.tsx';

export default function UnreceivedPointsScreen() {
  return <UnreceivedList asset="points" />;
}
