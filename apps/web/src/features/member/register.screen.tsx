import { PageSkeleton } from '@chifan/ui';

export default function RegisterScreen() {
  return <PageSkeleton />;
}
