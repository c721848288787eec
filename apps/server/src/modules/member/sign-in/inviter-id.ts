/** The number of who invites, as links carry it. What is no member's number is as good as none: nobody is kept out by it. */
export function readInviterId(sent: string | number | undefined): number | undefined {
  if (sent === undefined || !/^\d{1,15}$/.test(String(sent))) return undefined;
  const id = Number(sent);
  return id > 0 ? id : undefined;
}
