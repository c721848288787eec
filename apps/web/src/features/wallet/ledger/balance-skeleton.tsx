import { PageSkeleton } from '@chifan/ui';

export const BalanceSkeleton = () => <PageSkeleton blocks={['h-32', 'h-6 w-1/3', 'h-64']} />;
