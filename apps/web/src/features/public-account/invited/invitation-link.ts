import { store, storedJson } from '../../../lib/stored';
import type { InvitationQuery } from './invited.generated';

const key = 'bellbird.invitation';

/** What the link of an invitation's mail holds. */
export interface InvitationLink {
  email: string;
  token: string;
}

/** What it leads to: who invites whom. */
export type ShownInvitation = NonNullable<InvitationQuery['invitation']>;

/** The link as this tab keeps it: its address is taken out of the history, where the next one at this computer could find it. */
export function keptLink(): InvitationLink | null {
  const kept = storedJson(key, 'tab') as Partial<InvitationLink> | null;
  return typeof kept?.email === 'string' && typeof kept.token === 'string'
    ? { email: kept.email, token: kept.token }
    : null;
}

export const keepLink = (link: InvitationLink): boolean => store(key, JSON.stringify(link), 'tab');
export const forgetLink = (): boolean => store(key, null, 'tab');
