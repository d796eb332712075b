import { actorOf } from '@bellbird/resource-kit';
import type { GraphContext } from '@bellbird/service-host';
import { optedOut } from '../consent/opted-out.js';
import type { ContactsParts, RootFields } from '../contacts.parts.js';
import { OptOut } from './opt-out.js';

interface LinkArgs {
  contactId: string;
  optOutToken: string;
}

/** The two public calls behind an opt-out link, and what campaigns asks before it texts somebody who is no contact. */
export function optOutResolvers(parts: Pick<ContactsParts, 'db' | 'work' | 'peers' | 'book' | 'config'>): RootFields {
  const optOut = new OptOut(parts);
  return {
    Query: {
      optOutInfo: (_: unknown, { contactId, optOutToken }: LinkArgs) => optOut.info(contactId, optOutToken),
      optedOut: (_: unknown, { phones }: { phones: string[] }, context: GraphContext) =>
        parts.work.read(context, (tx) => optedOut(tx, actorOf(context).tenantId, phones)),
    },
    Mutation: {
      optOut: (
        _: unknown,
        { contactId, optOutToken, input }: LinkArgs & { input: { scope?: string | null; state?: string | null } },
      ) => optOut.decide(contactId, optOutToken, input),
    },
  };
}
