import { sharedSender, type Person } from './campaigns-under-test.js';

/** "Automation out" of the REST contract. */
export interface AutomationOut {
  id: string;
  name: string;
  kind: string;
  state: string;
  trigger: Record<string, unknown>;
  campaign: Record<string, unknown>;
  runMaxCost: string | null;
  monthCap: string | null;
  nextRunAt: string | null;
  lastRun: { campaignId: string | null; at: string; status: string; charged: string } | null;
  monthCharged: string;
  refusals: number;
  pausedReason: string | null;
  creator: { id: string; name: string | null };
  version: number;
}

const members = `id name kind type state trigger campaign runMaxCost monthCap nextRunAt lastRun { campaignId at status charged }
  monthCharged refusals pausedReason creator { id name } createdAt updatedAt version`;

export const automationDocuments = {
  create: `mutation ($input: AutomationInput!) { createAutomation(input: $input) { ${members} } }`,
  update: `mutation ($id: ID!, $input: AutomationPatch!) { updateAutomation(id: $id, input: $input) { ${members} } }`,
  one: `query ($id: ID!) { automation(id: $id) { ${members} } }`,
  preview: 'query ($id: ID!) { automationPreview(id: $id) { at recipients leftOut cost currency } }',
} as const;

export const content = (given: Record<string, unknown> = {}): Record<string, unknown> => ({
  messageType: 'transactional',
  callerId: sharedSender.id,
  message: 'Happy birthday, {{firstName|friend}}!',
  segmentIds: ['all-contacts'],
  ...given,
});

/** An automation that can be switched on as it is: every day at nine. */
export const automationInput = (given: Record<string, unknown> = {}): Record<string, unknown> => ({
  name: 'Birthday greetings',
  kind: 'birthday',
  trigger: { field: 'attributes.birthday', offsetDays: 0, at: '09:00' },
  campaign: content(),
  runMaxCost: '20.00',
  monthCap: '200.00',
  ...given,
});

export const makeAutomation = (ava: Person, given: Record<string, unknown> = {}): Promise<AutomationOut> =>
  ava.data(automationDocuments.create, { input: automationInput(given) });

export const changeAutomation = (ava: Person, id: string, input: Record<string, unknown>): Promise<AutomationOut> =>
  ava.data(automationDocuments.update, { id, input });

export const seeAutomation = (ava: Person, id: string): Promise<AutomationOut> =>
  ava.data(automationDocuments.one, { id });
