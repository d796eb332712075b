import type { LiveEvent, LiveEventType } from '@bellbird/live-events';
import { type FieldNode, Kind, type OperationDefinitionNode, OperationTypeNode } from 'graphql';

/** A live event as a subscription field: which event it listens to and which query shows it anew. */
export interface LiveField {
  event: LiveEventType;
  /** The Query field that is run, as the viewer, on each event; its rule is the subscription's rule too. */
  root: string;
  /** The root's argument that takes the event's id, where it has one. */
  idArgument?: string;
  /** Lets a subscriber ask for one thing only: the subscription's own `id`. */
  narrowable?: boolean;
}

export const liveFields: Readonly<Record<string, LiveField>> = {
  notification: { event: 'notification', root: 'notification', idArgument: 'id' },
  updatedBalance: { event: 'updated-balance', root: 'balanceInformation' },
  smsCampaignUpdated: { event: 'sms-campaign-updated', root: 'smsCampaign', idArgument: 'id', narrowable: true },
  callerIdUpdated: { event: 'caller-id-updated', root: 'callerId', idArgument: 'id', narrowable: true },
  tenantUpdated: { event: 'tenant-updated', root: 'tenantFromUser' },
};

/** The gateway's own part of the schema: the five live events of spec point 3. */
export const subscriptionSdl = `
extend schema { subscription: Subscription }
type Subscription {
  "A notification came in"
  notification: Notification
  "The balance changed"
  updatedBalance: BalanceInformation
  "A campaign's state or counts changed"
  smsCampaignUpdated(id: ID): SmsCampaign
  "A sender was verified or changed"
  callerIdUpdated(id: ID): CallerId
  "Account settings changed"
  tenantUpdated: Tenant
}
`;

export const subscriptionRoots: ReadonlyMap<string, string> = new Map(Object.entries(liveFields).map(([name, field]) => [name, field.root]));

/** `subscription { f(id) { … } }` becomes `query { f: root(id: "…") { … } }` for one event. */
export function hydrateQuery(operation: OperationDefinitionNode, field: FieldNode, live: LiveField, event: LiveEvent): OperationDefinitionNode {
  const shownAs = field.alias ?? { kind: Kind.NAME, value: field.name.value };
  return {
    ...operation,
    operation: OperationTypeNode.QUERY,
    selectionSet: {
      kind: Kind.SELECTION_SET,
      selections: [{
        ...field,
        alias: shownAs,
        name: { kind: Kind.NAME, value: live.root },
        arguments: live.idArgument === undefined ? [] : [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: live.idArgument }, value: { kind: Kind.STRING, value: event.id } }],
      }],
    },
    // Variables that only the subscription's own arguments used would be unused now, and a strict validator refuses them.
    variableDefinitions: operation.variableDefinitions?.filter((each) => usesVariable(field, each.variable.name.value)),
  };
}

const usesVariable = (field: FieldNode, name: string): boolean =>
  JSON.stringify(field.selectionSet ?? null).includes(`"kind":"Variable","name":{"kind":"Name","value":"${name}"`);
