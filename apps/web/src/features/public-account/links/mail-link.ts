import { store, storedJson } from '../../../lib/stored';

const key = 'bellbird.mail-link';

/** What a button of a mail may do. */
export const linkKinds = ['new-email', 'undo-email', 'stop-recovery'] as const;
export type LinkKind = (typeof linkKinds)[number];
export interface MailLink {
  kind: LinkKind;
  token: string;
}

export const isLinkKind = (kind: unknown): kind is LinkKind => linkKinds.some((each) => each === kind);

/** The link as this tab keeps it: its address is taken out of the history, where the next one at this computer could find it. */
export function keptMailLink(): MailLink | null {
  const kept = storedJson(key, 'tab') as Partial<MailLink> | null;
  return isLinkKind(kept?.kind) && typeof kept.token === 'string' ? { kind: kept.kind, token: kept.token } : null;
}
export const keepMailLink = (link: MailLink): boolean => store(key, JSON.stringify(link), 'tab');
export const forgetMailLink = (): boolean => store(key, null, 'tab');
