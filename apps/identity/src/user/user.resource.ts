import { permissions, type Permission } from '@bellbird/auth';
import { invalidEmail, invalidPersonName, isEmail, isPersonName } from '@bellbird/field-rules';
import {
  boolean,
  computed,
  defineResource,
  instant,
  json,
  object,
  text,
  wordList,
  words,
  WrongValue,
  type InputOf,
  type PatchOf,
} from '@bellbird/resource-kit';
import { flagsOf, permissionsOf, type User, type UserFlags } from './user.js';

/** A permission of spec point 6 and whether a person has it; in a body, whether the person is to have it. */
export interface PermissionAccess {
  permission: Permission;
  access: boolean;
}

const nameRules = {
  max: 50,
  form: 'person-name',
  check: isPersonName,
  message: invalidPersonName,
  initial: '',
  onNull: 'kept',
} as const;
const fullName = `trim(t.first_name || ' ' || t.last_name)`;
const hasTwoFactor = `exists (select 1 from two_factor f where f.account_id = t.id and f.state = 'on')`;
const ofInvitation = (column: string): { select: string } => ({
  select: `(select i.${column} from invitation i where i.account_id = t.id)`,
});

/** The members of a business, and who is invited: all generic calls but trash and import. A create invites one. */
export const userResource = defineResource(
  'User',
  {
    email: text({
      required: true,
      input: 'create',
      sortKey: 'email_key',
      max: 254,
      form: 'account-email',
      check: isEmail,
      message: invalidEmail,
      keeps: 'hook',
      example: 'sam@example.com',
    }),
    firstName: text({ ...nameRules, example: 'Sam' }),
    lastName: text({ ...nameRules, example: 'Ng' }),
    name: text({ input: 'none', required: true, sql: fullName, select: fullName, example: 'Sam Ng' }),
    status: words(['invited', 'active', 'inactive', 'email-not-verified'], {
      about: 'invited, active, inactive or email-not-verified',
      onUpdate: 'active or inactive',
      filled: true,
      input: 'update',
      keeps: 'hook',
    }),
    permissions: json<PermissionAccess[]>()({
      about: 'What counts: an owner or an administrator may more than was given',
      onCreate: 'Those with access: true are given',
      onUpdate: 'Rows not named stay as they are; access: false takes away',
      as: ['[PermissionAccess!]!'],
      inputAs: ['[PermissionAccessInput!]'],
      max: permissions.length,
      required: true,
      keeps: 'hook',
      check: readPermissions,
      exported: false,
      select: 't.permissions',
    }),
    held: wordList(permissions, { about: 'What was given', column: 'permissions' }),
    flags: object<UserFlags>()('UserFlags', {
      about: 'What the person has seen, agreed to and set',
      select: `jsonb_build_object('flags', t.flags, 'passwordHash', case when t.password_hash is not null then 'there' end, 'termsAcceptedAt', t.terms_accepted_at, 'termsVersion', t.terms_version, 'hasTwoFactor', ${hasTwoFactor})`,
      read: (facts) =>
        flagsOf(facts as Pick<User, 'flags' | 'passwordHash' | 'termsAcceptedAt' | 'termsVersion' | 'hasTwoFactor'>),
    }),
    twoFactorAuthentication: boolean({ shown: false, input: 'none', sql: hasTwoFactor, required: true }),
    avatar: object<{ url: string; bucketPath: string } | null>()('Avatar', { mayBeNull: true }),
    lastSignInAt: instant(),
    invitedBy: computed(text({ exported: false }), 'Who sent the invitation that is open', ofInvitation('inviter')),
    invitationExpiresAt: computed(
      instant({ exported: false }),
      'Until when the open invitation is good',
      ofInvitation('expires_at'),
    ),
    invitationMail: computed(
      words(['queued', 'sent', 'failed'], { exported: false }),
      'How the mail of the open invitation fared: queued, sent or failed',
      ofInvitation('mail_state'),
    ),
  },
  {
    about: {
      type: 'A member of the business, or someone who is invited',
      input: 'Someone to invite',
      patch: 'A member to be changed: only what is given',
    },
    table: 'account',
    rest: {
      about:
        'Who works with Bellbird in your business, and what a person keeps with the own account: name, password, avatar, flags, bookmarks, drafts. To create a user is to invite one by e-mail.',
      examples: { update: { permissions: [{ permission: 'business-editor', access: true }] } },
    },
    access: { read: 'user-editor, admin', write: 'user-editor, admin' },
    verbs: [
      'list',
      'get',
      'count',
      'count-with-filters',
      'values',
      'create',
      'update',
      'delete',
      'bulk-delete',
      'export',
    ],
    entity: false,
    // Two invite the same address at once.
    constraints: { account_tenant_email: 'duplicate-email' },
    hydrate: (_tx, _actor, rows) => Promise.resolve(addWhatCounts(rows)),
    refusals: [
      {
        on: ['create', 'update', 'delete', 'bulk-delete'],
        code: 'forbidden',
        rule: 'Who changes someone may do so, and gives only what they have themselves.',
      },
      {
        on: ['create', 'update', 'delete', 'bulk-delete'],
        code: 'step-up-required',
        rule: 'Owners and administrators are made, unmade and removed, and anybody is removed, with a fresh proof alone.',
      },
      {
        on: ['update', 'delete', 'bulk-delete'],
        code: 'wrong-state',
        rule: 'An organisation keeps at least one owner, and nobody switches off or removes the own account.',
      },
      { on: ['create'], code: 'duplicate-email', rule: 'The address is not of this business already.' },
      { on: ['create'], code: 'limit-reached', rule: 'A business has a limit of users.' },
      {
        on: ['create'],
        code: 'too-many-requests',
        rule: 'At most five invitations a day go to one address, 200 from one business.',
      },
    ],
    sample: {
      firstName: 'Sam',
      email: 'sam@example.com',
      permissions: [{ permission: 'campaign-editor', access: true }],
    },
  },
);
export type UserRow = ReturnType<(typeof userResource)['toOut']>;
export type UserInput = InputOf<typeof userResource>;
export type UserPatch = PatchOf<typeof userResource>;

function addWhatCounts(rows: readonly { held: Permission[]; permissions: PermissionAccess[] }[]): void {
  for (const row of rows) row.permissions = permissionsOf(row.held);
}

/** @throws WrongValue */
export function readPermissions(given: unknown): PermissionAccess[] {
  const isRow = (row: unknown): row is PermissionAccess => {
    const { permission, access, ...more } = (row ?? {}) as Record<string, unknown>;
    return (
      (permissions as readonly unknown[]).includes(permission) &&
      typeof access === 'boolean' &&
      Object.keys(more).length === 0
    );
  };
  if (!Array.isArray(given) || given.length > permissions.length || !given.every(isRow))
    throw new WrongValue(`Give a list of { permission: ${permissions.join(', ')}, access: true or false }.`);
  return given;
}
