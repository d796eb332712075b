export * from './catalogue.js';
export {
  defineEvent,
  messageTypes,
  published,
  textPurposes,
  topicRetentionHours,
  topics,
  type EventDefinition,
  type MessageType,
  type Payload,
  type Published,
  type TextPurpose,
  type Topic,
} from './define-event.js';
export { textFates } from './dispatch/message-resulted.js';
export { afterDecision, isOwnOptOut, type ConsentWord } from './contacts/consent-rule.js';
export { isByThePerson } from './contacts/consent-source.js';
export { engagementMembers, type EngagementMember } from './dispatch/engagement-applied.js';
export { leaveOutReasons, noneLeftOut, type LeaveOutReason, type LeftOutCounts } from './contacts/left-out.js';
export { type FrozenPerson } from './contacts/frozen-person.js';
export { definitionOf, parsePayload, publishedPayload, InvalidEvent, UnknownEvent } from './parse-payload.js';
export {
  allAuditActions,
  auditActions,
  auditActorKinds,
  type AuditAction,
  type AuditActionOf,
  type AuditActorKind,
} from './identity/audit-actions.js';
export { suspensionKinds, type SuspensionKind } from './tenants/suspension-kinds.js';
