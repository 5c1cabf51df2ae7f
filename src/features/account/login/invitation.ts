/** What a shared link says of who sent the visitor and where to. */
export interface Invitation {
  companyId?: string;
  recommendUid?: string;
  inviteCode?: string;
}

const names = ['companyId', 'recommendUid', 'inviteCode'] as const;

/** Reads it from the query; text that could be no id or code is left out. */
export function invitationOf(search: string): Invitation {
  const query = new URLSearchParams(search);
  const found: Invitation = {};
  for (const name of names) {
    const value = query.get(name);
    if (value !== null && /^[\w-]{1,64}$/.test(value)) found[name] = value;
  }
  return found;
}

const keptMs = 24 * 3600 * 1000;

/** As text for storage. */
export function keepInvitation(invitation: Invitation, now: number): string {
  return `${now}?${new URLSearchParams({ ...invitation }).toString()}`;
}

/** From storage; empty when nothing was kept, it is older than 24 hours, or it is not of this making. */
export function keptInvitation(text: string | null, now: number): Invitation {
  const [at = '', query = ''] = (text ?? '').split('?');
  const age = now - Number(at);
  return at !== '' && age >= 0 && age <= keptMs ? invitationOf(`?${query}`) : {};
}
