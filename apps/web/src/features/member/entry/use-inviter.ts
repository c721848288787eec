import { useParams } from '../../../platform/navigation.ts';

/** The inviter from the opening link, as parameters for the next sign-in screen. */
export function useInviter(): { readonly inviterId?: string } {
  const { inviterId } = useParams();
  return inviterId ? { inviterId } : {};
}
