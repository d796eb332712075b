import type { Database } from '@bellbird/database';
import type { AnyResource } from '@bellbird/resource-kit';
import type { Platform, ServiceHelpers, Work } from '@bellbird/service-host';
import { attributeItemResolvers } from './attribute/attribute-items.resolvers.js';
import { attributeResource } from './attribute/attribute.resource.js';
import { audienceResource } from './audience/audience.resource.js';
import { ConsentBook } from './consent/consent-book.js';
import { contactResource } from './contact/contact.resource.js';
import { contactsConfig } from './contacts.config.js';
import type { ContactsParts, RootFields } from './contacts.parts.js';
import { freezeResolvers } from './freeze/freeze.resolvers.js';
import { importResolvers } from './import/import.resolvers.js';
import { optOutResolvers } from './opt-out/opt-out.resolvers.js';
import { segmentResource } from './segment/segment.resource.js';
import { tagResource } from './tag/tag.resource.js';

/** Contacts, attributes, tags, segments and audiences. */
export const contactsResources: readonly AnyResource[] = [
  contactResource,
  attributeResource,
  tagResource,
  segmentResource,
  audienceResource,
];

/** What is beside the generic operations. */
export function contactsResolvers(
  db: Database,
  work: Work,
  platform: Platform,
  { peers }: Pick<ServiceHelpers, 'peers'>,
): { Query: object; Mutation: object } {
  const { clock, storage } = platform;
  const parts: ContactsParts = {
    db,
    work,
    peers,
    platform,
    clock,
    storage,
    book: new ConsentBook(peers, clock),
    config: contactsConfig(platform),
  };
  const features: readonly RootFields[] = [
    attributeItemResolvers(parts),
    freezeResolvers(parts),
    optOutResolvers(parts),
    importResolvers(parts),
  ];
  return {
    Query: Object.assign({}, ...features.map(({ Query }) => Query)),
    Mutation: Object.assign({}, ...features.map(({ Mutation }) => Mutation)),
  };
}
