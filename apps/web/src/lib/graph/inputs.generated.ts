// Generated from the resources of the services: npm run generate.
import type { Members } from './members';

export const attributeInput = {
  name: { kind: 'text', required: true },
  type: { kind: 'words', required: true, words: ['text', 'date', 'number', 'bool', 'category'] },
} as const satisfies Members;

export const audienceInput = {
  name: { kind: 'text', required: true, max: 100 },
  isPublic: { kind: 'boolean' },
} as const satisfies Members;

export const automationInput = {
  name: { kind: 'text', required: true, max: 200 },
  kind: { kind: 'words', required: true, words: ['birthday', 'recurring', 'after-visit'] },
  state: { kind: 'words', words: ['draft', 'active', 'paused', 'archived'] },
  runMaxCost: { kind: 'text' },
  monthCap: { kind: 'text' },
} as const satisfies Members;

export const contactInput = {
  name: { kind: 'text' },
  firstName: { kind: 'text' },
  lastName: { kind: 'text' },
  email: { kind: 'text' },
  phone: { kind: 'text', required: true },
  phoneCountry: { kind: 'text' },
  marketingStatus: { kind: 'words', words: ['subscribed', 'transactional-only', 'unsubscribed'] },
} as const satisfies Members;

export const conversationInput = {
  read: { kind: 'boolean' },
  status: { kind: 'words', words: ['open', 'snoozed', 'done'] },
  decision: { kind: 'words', words: ['opt-out', 'keep'] },
  version: { kind: 'number' },
} as const satisfies Members;

export const segmentInput = {
  name: { kind: 'text', required: true, max: 100 },
  isPublic: { kind: 'boolean' },
} as const satisfies Members;

export const smsCampaignInput = {
  name: { kind: 'text', max: 200 },
  messageType: { kind: 'words', words: ['transactional', 'marketing', 'review'] },
  deliveryType: { kind: 'words', words: ['immediately', 'later'] },
  scheduledAt: { kind: 'text' },
  notLaterThan: { kind: 'text' },
  useRecipientTimeZone: { kind: 'boolean' },
  message: { kind: 'text', max: 1600 },
  variantSeed: { kind: 'text' },
  saveAsContacts: { kind: 'boolean' },
  quick: { kind: 'boolean', onceOnly: true },
  trackLinks: { kind: 'boolean' },
  maxCost: { kind: 'text' },
  cancelWindowSeconds: { kind: 'number' },
} as const satisfies Members;

export const smsTemplateInput = {
  name: { kind: 'text', required: true, max: 200 },
  message: { kind: 'text', required: true, max: 1600 },
  messageType: { kind: 'words', required: true, words: ['marketing', 'review', 'transactional'] },
  isPublic: { kind: 'boolean' },
} as const satisfies Members;

export const tagInput = {
  name: { kind: 'text', required: true, max: 50 },
  colour: { kind: 'text', max: 7 },
} as const satisfies Members;

export const userInput = {
  email: { kind: 'text', required: true, onceOnly: true },
  firstName: { kind: 'text' },
  lastName: { kind: 'text' },
} as const satisfies Members;
