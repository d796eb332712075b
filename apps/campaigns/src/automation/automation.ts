import type { MessageType } from '@bellbird/events';
import type { AutomationKind, Trigger } from './trigger.js';

export const automationStates = ['draft', 'active', 'paused', 'archived'] as const;
export type AutomationState = (typeof automationStates)[number];
export const pausedReasons = ['over-run-cost', 'over-month-cap', 'refused'] as const;
export type PausedReason = (typeof pausedReasons)[number];

/** What each of its campaigns is made of. */
export interface CampaignTemplate {
  messageType: MessageType;
  callerId: string;
  message: string;
  contactIds: string[];
  groupIds: string[];
  segmentIds: string[];
  /** Whether its links are shortened and counted; where nothing was said they stay as they are. */
  trackLinks?: boolean;
}

export interface Automation {
  id: string;
  tenantId: string;
  name: string;
  kind: AutomationKind;
  type: string;
  state: AutomationState;
  trigger: Trigger['trigger'];
  template: CampaignTemplate;
  /** Micro-dollars; without both it does not go active. */
  runMaxCost: bigint | null;
  monthCap: bigint | null;
  nextRunAt: Date | null;
  skippedAt: Date | null;
  /** In a row. */
  refusals: number;
  pausedReason: PausedReason | null;
  createdBy: string;
  version: bigint;
}

/** Its kind and its trigger, which the table keeps apart. */
export const triggerOf = ({ kind, trigger }: Pick<Automation, 'kind' | 'trigger'>): Trigger =>
  ({ kind, trigger }) as Trigger;

const mostRefusals = 3;

/** A run was refused, for want of money or of a sender: the third in a row stops it. */
export function afterRefusal({ refusals }: Pick<Automation, 'refusals'>): Partial<Automation> {
  const times = refusals + 1;
  return times < mostRefusals ? { refusals: times } : { ...stopped('refused'), refusals: times };
}

/** It stops by itself, until a person resumes it. */
export const stopped = (pausedReason: PausedReason): Partial<Automation> => ({
  state: 'paused',
  pausedReason,
  nextRunAt: null,
});

/** Why a run that costs so much is not sent; null where it may be. `spent`: what its runs of this month took, or may take. */
export function overCost(
  { runMaxCost, monthCap }: Pick<Automation, 'runMaxCost' | 'monthCap'>,
  cost: bigint,
  spent: bigint,
): PausedReason | null {
  if (runMaxCost === null || cost > runMaxCost) return 'over-run-cost';
  return monthCap === null || spent + cost > monthCap ? 'over-month-cap' : null;
}

/**
 * What each campaign of a run may cost at most: together not more than the caps leave. Who comes in between quote and
 * freeze is allowed for in the first.
 */
export function maxCosts(
  { runMaxCost, monthCap }: Pick<Automation, 'runMaxCost' | 'monthCap'>,
  costs: readonly bigint[],
  spent: bigint,
): bigint[] {
  const [run, month] = [runMaxCost ?? 0n, (monthCap ?? 0n) - spent];
  const slack = (run < month ? run : month) - costs.reduce((sum, cost) => sum + cost, 0n);
  return costs.map((cost, at) => (at === 0 ? cost + slack : cost));
}

/** Where an automation may go from each state. */
const ways: Readonly<Record<AutomationState, readonly AutomationState[]>> = {
  draft: ['active', 'archived'],
  active: ['paused', 'archived'],
  paused: ['active', 'archived'],
  archived: [],
};

export const mayBecome = (from: AutomationState, to: AutomationState): boolean =>
  from === to || ways[from].includes(to);
