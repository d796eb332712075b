import { actorOf, checkedId, type ResourceActor } from '@bellbird/resource-kit';
import type { GraphContext, Peers } from '@bellbird/service-host';
import type { ContactsParts, RootFields } from '../contacts.parts.js';
import { businessTerms } from '../tenants-client.js';
import { allContacts } from './audience-source.js';
import { campaignLeftOut } from './campaign-left-out.js';
import { checkAudience } from './check-audience.js';
import type { MessageType } from './left-out.js';
import { measureAudience } from './measure-audience.js';
import { renderForContact } from './render-for-contact.js';

interface AudienceArgs {
  contactIds?: string[] | null;
  groupIds?: string[] | null;
  segmentIds?: string[] | null;
}

interface MeasureInput extends AudienceArgs {
  message: string;
  messageType: MessageType;
  businessName: string;
  countries: string[];
}

const audienceOf = ({ contactIds, groupIds, segmentIds }: AudienceArgs) => ({
  contactIds: contactIds ?? [],
  groupIds: groupIds ?? [],
  segmentIds: segmentIds ?? [],
});

/** What campaigns asks of an audience, and who was left out of one. */
export function freezeResolvers({ work, peers, config }: Pick<ContactsParts, 'work' | 'peers' | 'config'>): RootFields {
  return {
    Query: {
      measureAudience: async (_: unknown, { input }: { input: MeasureInput }, context: GraphContext) => {
        const actor = await inTheirZone(peers, actorOf(context), input);
        return work.read(context, (tx) =>
          measureAudience(tx, actor, { ...input, audience: audienceOf(input), publicUrl: config.publicUrl }),
        );
      },
      checkAudience: (_: unknown, args: AudienceArgs, context: GraphContext) =>
        work.read(context, (tx) => checkAudience(tx, actorOf(context).tenantId, audienceOf(args))),
      renderForContact: async (
        _: unknown,
        args: { contactId?: string | null; message: string; businessName: string },
        context: GraphContext,
      ) => {
        const contactId = args.contactId == null ? null : checkedId(args.contactId, 'contactId');
        return work.read(context, (tx) =>
          renderForContact(tx, actorOf(context).tenantId, { ...args, contactId }, config),
        );
      },
      campaignLeftOut: async (
        _: unknown,
        args: { campaignId: string; skip?: number | null; limit?: number | null },
        context: GraphContext,
      ) => {
        const campaignId = checkedId(args.campaignId, 'campaignId');
        return work.read(context, (tx) =>
          campaignLeftOut(tx, actorOf(context).tenantId, campaignId, { skip: args.skip ?? 0, limit: args.limit ?? 0 }),
        );
      },
    },
  };
}

/** Another service brings no zone, and the days of a segment's dates are those of the business. */
async function inTheirZone(peers: Peers, actor: ResourceActor, { segmentIds }: AudienceArgs): Promise<ResourceActor> {
  if (segmentIds == null || segmentIds.every((id) => id === allContacts)) return actor;
  const terms = await businessTerms(peers, actor.tenantId);
  return terms === null ? actor : { ...actor, country: terms.country, timeZone: terms.timeZone };
}
