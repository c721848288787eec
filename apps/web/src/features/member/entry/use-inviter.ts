import { useParams } from '../../../platform/navigation.ts';

/** The inviter of the link that led here, as parameters for the next screen of the sign-in. */
export function useInviter(): { readonly inviterId?: string } {
  const { inviterId } = useParams();
  return inviterId ? { inviterId } : {};
}
