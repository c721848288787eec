import { PageSkeleton } from '@chifan/ui';

export default function EmailSignInScreen() {
  return <PageSkeleton />;
}
