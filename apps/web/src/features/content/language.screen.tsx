import { PageSkeleton } from '@chifan/ui';

export default function LanguageScreen() {
  return <PageSkeleton />;
}
