/**
 * Who came through WeChat has no password to prove themselves with: for so long after a sign-in may they give their account
 * its first e-mail address, which lets in whoever has it. A token that was stolen later cannot.
 */
export const freshSignInMinutes = 15;
