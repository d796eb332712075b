import { notFound, wrongState } from '@bellbird/errors';
import type { ServiceName } from '@bellbird/service-host';
import type { FakeContext, FakeService } from './fake-services.js';

/** Whose the campaigns are: tenant → ids. */
export const owners = new Map<string, readonly string[]>();
const mine = (id: string, { caller }: FakeContext): boolean =>
  owners.get(caller?.tenantId ?? '')?.includes(id) ?? false;

/** A graph in small: three services, one type that two of them know, every live event's query. */
export const fixtureServices: Partial<Record<ServiceName, FakeService>> = {
  tenants: {
    typeDefs: `
      scalar JSON
      type Query {
        echo(json: JSON): JSON @access(to: "member")
        balanceInformation: BalanceInformation @access(to: "business-editor") @live(event: "updated-balance", about: "-")
        tenantFromUser: Tenant @access(to: "member") @live(event: "tenant-updated", about: "-")
        greeting: String @access(to: "public", because: "a page for everybody")
      }
      type BalanceInformation { balance: String! }
      type Tenant { id: ID! name: String }
    `,
    resolvers: {
      Query: {
        echo: (_: unknown, { json }: { json?: unknown }) => json,
        balanceInformation: () => ({ balance: '95.00' }),
        tenantFromUser: (_: unknown, _args: unknown, { caller }: FakeContext) => ({
          id: caller?.tenantId,
          name: 'Corner Café',
        }),
        greeting: () => 'Hello',
      },
    },
  },
  campaigns: {
    typeDefs: `
      type Query {
        smsCampaign(id: ID!): SmsCampaign @access(to: "member") @live(event: "sms-campaign-updated", about: "-", one: true)
        callerId(id: ID!): CallerId @access(to: "member") @live(event: "caller-id-updated", about: "-", one: true)
        broken: String @access(to: "member")
      }
      type Mutation { rename(id: ID!, name: String!): SmsCampaign @access(to: "campaign-editor") }
      type SmsCampaign @key(fields: "id") { id: ID! name(long: Boolean): String }
      type CallerId { id: ID! name: String }
    `,
    resolvers: {
      Query: {
        smsCampaign: (_: unknown, { id }: { id: string }, context: FakeContext) => {
          if (!mine(id, context)) throw notFound();
          return { id, name: 'Friday' };
        },
        callerId: (_: unknown, { id }: { id: string }) => ({ id, name: 'Bell' }),
        broken: () => {
          throw new Error('password=hunter2 at /srv/app.js:17');
        },
      },
      Mutation: {
        rename: (_: unknown, { id, name }: { id: string; name: string }) => {
          if (name === 'taken') throw wrongState('It runs already.');
          return { id, name };
        },
      },
      SmsCampaign: { __resolveReference: ({ id }: { id: string }) => ({ id, name: 'Friday' }) },
    },
  },
  notifications: {
    typeDefs: `
      type Query {
        notification(id: ID!): Notification @access(to: "member") @live(event: "notification", about: "-")
      }
      type Notification { id: ID! type: String }
      type SmsCampaign @key(fields: "id") { id: ID! news: Int }
    `,
    resolvers: {
      Query: { notification: (_: unknown, { id }: { id: string }) => ({ id, type: 'campaign-completed' }) },
      SmsCampaign: { __resolveReference: ({ id }: { id: string }) => ({ id, news: 7 }) },
    },
  },
};
