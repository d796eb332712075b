import type { ContactsParts, RootFields } from '../contacts.parts.js';
import { OptOut } from './opt-out.js';

interface LinkArgs {
  contactId: string;
  optOutToken: string;
}

/** The two public calls behind an opt-out link. */
export function optOutResolvers(parts: Pick<ContactsParts, 'db' | 'peers' | 'book' | 'config'>): RootFields {
  const optOut = new OptOut(parts);
  return {
    Query: { optOutInfo: (_: unknown, { contactId, optOutToken }: LinkArgs) => optOut.info(contactId, optOutToken) },
    Mutation: {
      optOut: (_: unknown, { contactId, optOutToken, input }: LinkArgs & { input: { scope?: string | null; state?: string | null } }) => optOut.decide(contactId, optOutToken, input),
    },
  };
}
