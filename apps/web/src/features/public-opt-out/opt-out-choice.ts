import { callGraph } from '../../lib/graph/call-graph';
import { DecideOptOutDocument, type OptOutStateFragment } from './opt-out.generated';

export type Scope = 'marketing' | 'all';
export interface OptOutLink {
  contactId: string;
  optOutToken: string;
}
/** What the page knows: the server's answer, and what the person did here; `null` where they did nothing yet. */
export interface OptOutView {
  info: OptOutStateFragment;
  chosen: { state: 'in' | 'out'; scope: Scope } | null;
}

const decide = async (link: OptOutLink, scope: Scope, state: 'in' | 'out'): Promise<OptOutStateFragment> =>
  (await callGraph(DecideOptOutDocument, { ...link, input: { scope, state } })).optOut!;

export const optOut = async (link: OptOutLink, scope: Scope): Promise<OptOutView> => ({
  info: await decide(link, scope, 'out'),
  chosen: { state: 'out', scope },
});

/**
 * Takes an opt-out back. Where it is not known of which kind it was (the page was opened after it), of both: to get
 * texts again is what was pressed, and the server's answer "out" says that marketing is still stopped.
 */
export async function optBackIn(link: OptOutLink, scope: Scope | null): Promise<OptOutView> {
  let info = await decide(link, scope ?? 'all', 'in');
  if (scope === null && info.state === 'out') info = await decide(link, 'marketing', 'in');
  return { info, chosen: { state: 'in', scope: scope ?? 'all' } };
}
