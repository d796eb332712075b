/**
 * The privileged changes, by the service that makes them (some by more than one); each leaves one row in the trail of its
 * business. `anywhere`: whosever the thing is. The specs numbered 19 play every word that stands here.
 */
export const auditActions = {
  identity: [
    'user.invited',
    'user.invitation-revoked',
    'user.joined',
    'user.moved',
    'user.permissions-changed',
    'user.switched-off',
    'user.switched-on',
    'user.removed',
    'user.left',
    'two-factor.on',
    'two-factor.off',
    'two-factor.reset',
    'recovery.started',
    'recovery.used',
    'email.changed',
    'email.change-undone',
    'google.linked',
    'google.unlinked',
    'session.ended-by-other',
    'support.granted',
    'support.ended',
  ],
  tenants: [
    'business.details-changed',
    'business.branding-changed',
    'business.policy-published',
    'business.hours-changed',
    'business.suspended',
    'business.reinstated',
    'setting.changed',
    'app-setting.changed',
    'card.added',
    'card.removed',
    'credit.given',
    'file.read',
  ],
  contacts: ['sharing.changed'],
  campaigns: [
    'campaign.launched',
    'campaign.canceled',
    'automation.activated',
    'automation.stopped',
    'sharing.changed',
  ],
  anywhere: ['export.started', 'support.looked'],
} as const;

type Actions = typeof auditActions;
/** A privileged change of one service's. */
export type AuditActionOf<Owner extends keyof Actions> = Actions[Owner][number];
export type AuditAction = AuditActionOf<keyof Actions>;
export const allAuditActions: readonly AuditAction[] = [...new Set(Object.values(auditActions).flat())];

/** Who did it: a member of the business, support, the platform's admin, or a service of its own accord. */
export const auditActorKinds = ['person', 'support', 'admin', 'service'] as const;
export type AuditActorKind = (typeof auditActorKinds)[number];
