export * from './catalogue.js';
export { topicRetentionHours, topics, type EventDefinition, type Payload, type Topic } from './define-event.js';
export { afterDecision, isOwnOptOut, type ConsentWord } from './contacts/consent-rule.js';
export { isByThePerson } from './contacts/consent-source.js';
export { leaveOutReasons, noneLeftOut, type LeaveOutReason, type LeftOutCounts } from './contacts/left-out.js';
export type { FrozenPerson } from './contacts/recipients-page.js';
export { definitionOf, parsePayload, InvalidEvent } from './parse-payload.js';
