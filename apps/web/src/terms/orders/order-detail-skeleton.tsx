import { PageSkeleton } from '@chifan/ui';

/** The parts of an order in their usual heights. */
export const OrderDetailSkeleton = () => <PageSkeleton blocks={['h-40', 'h-36', 'h-56', 'h-40']} />;
