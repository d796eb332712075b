import { automationPaused } from './campaigns/automation-paused.js';
import { campaignCanceled } from './campaigns/campaign-canceled.js';
import { campaignCompleted } from './campaigns/campaign-completed.js';
import { campaignFunded } from './campaigns/campaign-funded.js';
import { campaignLaunched } from './campaigns/campaign-launched.js';
import { campaignPaused } from './campaigns/campaign-paused.js';
import { campaignResumed } from './campaigns/campaign-resumed.js';
import { fundsRequestCancelled } from './campaigns/funds-request-cancelled.js';
import { fundsRequested } from './campaigns/funds-requested.js';
import { consentDecided } from './contacts/consent-decided.js';
import { exportCompleted } from './contacts/export-completed.js';
import { exportFailed } from './contacts/export-failed.js';
import { recipientsFrozen } from './contacts/recipients-frozen.js';
import { recipientsPage } from './contacts/recipients-page.js';
import type { EventDefinition } from './define-event.js';
import { consentRecorded } from './dispatch/consent-recorded.js';
import { engagementApplied } from './dispatch/engagement-applied.js';
import { inboundReceived } from './dispatch/inbound-received.js';
import { messageRequested } from './dispatch/message-requested.js';
import { messageResulted } from './dispatch/message-resulted.js';
import { receiptsApplied } from './dispatch/receipts-applied.js';
import { recipientsStored } from './dispatch/recipients-stored.js';
import { sendingFinished } from './dispatch/sending-finished.js';
import { sendingHeld } from './dispatch/sending-held.js';
import { sendingResumed } from './dispatch/sending-resumed.js';
import { sliceSettled } from './dispatch/slice-settled.js';
import { accessRequested } from './identity/access-requested.js';
import { auditRecorded } from './identity/audit-recorded.js';
import { emailRequested } from './identity/email-requested.js';
import { userChanged } from './identity/user-changed.js';
import { userJoined } from './identity/user-joined.js';
import { userRegistered } from './identity/user-registered.js';
import { userRemoved } from './identity/user-removed.js';
import { emailSettled } from './notifications/email-settled.js';
import { fileReleased } from './tenants/file-released.js';
import { fundsHeld } from './tenants/funds-held.js';
import { fundsRefused } from './tenants/funds-refused.js';
import { holdClosed } from './tenants/hold-closed.js';
import { paymentReturned } from './tenants/payment-returned.js';
import { tenantReinstated } from './tenants/tenant-reinstated.js';
import { tenantSuspended } from './tenants/tenant-suspended.js';
import { tenantUpdated } from './tenants/tenant-updated.js';
import { topUpFailed } from './tenants/top-up-failed.js';
import { topUpSucceeded } from './tenants/top-up-succeeded.js';
import { textEnded } from './texts/text-ended.js';
import { textRequested } from './texts/text-requested.js';
import { textsStopped } from './texts/texts-stopped.js';
import { consentCollected } from './waiting-list/consent-collected.js';
import { turnEnded } from './waiting-list/turn-ended.js';
import { workDayChanged } from './waiting-list/work-day-changed.js';

export {
  accessRequested,
  auditRecorded,
  automationPaused,
  campaignCanceled,
  campaignCompleted,
  campaignFunded,
  campaignLaunched,
  campaignPaused,
  campaignResumed,
  consentCollected,
  consentDecided,
  consentRecorded,
  emailRequested,
  emailSettled,
  engagementApplied,
  exportCompleted,
  exportFailed,
  fileReleased,
  fundsHeld,
  fundsRefused,
  fundsRequestCancelled,
  fundsRequested,
  holdClosed,
  inboundReceived,
  messageRequested,
  messageResulted,
  paymentReturned,
  receiptsApplied,
  recipientsFrozen,
  recipientsPage,
  recipientsStored,
  sendingFinished,
  sendingHeld,
  sendingResumed,
  sliceSettled,
  tenantReinstated,
  tenantSuspended,
  tenantUpdated,
  textEnded,
  textRequested,
  textsStopped,
  topUpFailed,
  topUpSucceeded,
  turnEnded,
  userChanged,
  userJoined,
  userRegistered,
  userRemoved,
  workDayChanged,
};

/** Every event there is. */
export const catalogue: readonly EventDefinition[] = [
  accessRequested,
  auditRecorded,
  automationPaused,
  campaignCanceled,
  campaignCompleted,
  campaignFunded,
  campaignLaunched,
  campaignPaused,
  campaignResumed,
  consentCollected,
  consentDecided,
  consentRecorded,
  emailRequested,
  emailSettled,
  engagementApplied,
  exportCompleted,
  exportFailed,
  fileReleased,
  fundsHeld,
  fundsRefused,
  fundsRequestCancelled,
  fundsRequested,
  holdClosed,
  inboundReceived,
  messageRequested,
  messageResulted,
  paymentReturned,
  receiptsApplied,
  recipientsFrozen,
  recipientsPage,
  recipientsStored,
  sendingFinished,
  sendingHeld,
  sendingResumed,
  sliceSettled,
  tenantReinstated,
  tenantSuspended,
  tenantUpdated,
  textEnded,
  textRequested,
  textsStopped,
  topUpFailed,
  topUpSucceeded,
  turnEnded,
  userChanged,
  userJoined,
  userRegistered,
  userRemoved,
  workDayChanged,
] as readonly EventDefinition[];
