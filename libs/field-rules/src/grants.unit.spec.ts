import { isHighChange, mayGrant, mayManage, permissionsAfter } from './grants.js';
import { permissions, type Permission } from './permissions.js';

const [me, other] = ['me', 'other'];
const as = (...held: Permission[]) => ({ userId: me, isPlatform: false, permissions: held });
const admin = { userId: me, isPlatform: true, permissions: [] };
const lower = ['user-editor', 'merchant-editor', 'business-editor', 'campaign-editor'] as const;

/** The rule as people say it, over one permission given or taken, of an account that holds `held` besides. */
function byTheRule(
  actor: readonly Permission[],
  held: readonly Permission[],
  permission: Permission,
  gives: boolean,
): boolean {
  if (actor.includes('owner')) return true;
  const ofOwner = held.includes('owner') || permission === 'owner';
  if (actor.includes('administrator')) return !ofOwner;
  if (!actor.includes('user-editor') || ofOwner || held.includes('administrator') || permission === 'administrator')
    return false;
  return gives ? actor.includes(permission) : true;
}

describe('who may give and take permissions', () => {
  const actors: Permission[][] = [[], ...permissions.map((each) => [each]), ['user-editor', 'campaign-editor']];
  const targets: Permission[][] = [[], ['owner'], ['administrator'], ['campaign-editor']];
  it.each(actors.map((held) => [held.join(' and ') || 'nobody in particular', held] as const))(
    '%s: each permission, given and taken, of each kind of account',
    (_, held) => {
      for (const target of targets)
        for (const permission of permissions) {
          if (target.includes(permission)) continue;
          const more = [...target, permission];
          expect({
            target,
            permission,
            may: mayGrant(as(...held), { userId: other, before: target, after: more }),
          }).toEqual({
            target,
            permission,
            may: byTheRule(held, target, permission, true),
          });
          expect({
            target,
            permission,
            may: mayGrant(as(...held), { userId: other, before: more, after: target }),
          }).toEqual({
            target,
            permission,
            may: byTheRule(held, target, permission, false),
          });
        }
    },
  );

  it('nobody changes his own, not even an owner; what changes nothing is no change', () => {
    for (const held of permissions)
      expect(mayGrant(as(held), { userId: me, before: [held], after: [held, 'campaign-editor', 'owner'] })).toBe(false);
    expect(mayGrant(as(), { userId: me, before: ['owner'], after: ['owner'] })).toBe(true);
  });

  it('an account that nobody has yet is invited by the same rule', () => {
    expect(mayGrant(as('user-editor'), { userId: null, before: [], after: ['campaign-editor'] })).toBe(false);
    expect(
      mayGrant(as('user-editor', 'campaign-editor'), { userId: null, before: [], after: ['campaign-editor'] }),
    ).toBe(true);
    expect(mayGrant(admin, { userId: null, before: [], after: [] })).toBe(true);
    expect(mayGrant(admin, { userId: null, before: [], after: ['campaign-editor'] })).toBe(false);
  });
});

it('owners are changed by owners, administrators not by editors', () => {
  expect(
    [as('owner'), as('administrator'), as('user-editor'), as('campaign-editor'), admin].map((each) =>
      mayManage(each, ['owner']),
    ),
  ).toEqual([true, false, false, false, true]);
  expect(
    [as('owner'), as('administrator'), as('user-editor')].map((each) => mayManage(each, ['administrator'])),
  ).toEqual([true, true, false]);
  expect(lower.map((each) => mayManage(as('user-editor'), [each]))).toEqual([true, true, true, true]);
});

it('only what makes or unmakes owners and administrators needs a fresh proof', () => {
  expect(isHighChange([], ['administrator'])).toBe(true);
  expect(isHighChange(['owner'], [])).toBe(true);
  expect(isHighChange(['owner'], ['owner', 'campaign-editor'])).toBe(false);
});

it('permissions that are not named stay', () => {
  expect(
    permissionsAfter(
      permissions,
      ['campaign-editor', 'user-editor'],
      [
        { permission: 'business-editor', access: true },
        { permission: 'user-editor', access: false },
      ],
    ),
  ).toEqual(['business-editor', 'campaign-editor']);
});
