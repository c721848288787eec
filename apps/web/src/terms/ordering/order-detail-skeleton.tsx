import { PageSkeleton } from '@chifan/ui';

export const OrderDetailSkeleton = () => <PageSkeleton blocks={['h-40', 'h-36', 'h-56', 'h-40']} />;
