/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import type { Permission, SessionUser } from '../../lib/session/session';
import { inOrder, levelOf, sharedAsBefore, sharingInitial, sharingInput, type Level } from './sharing';

const person = (id: string, permissions: Permission[] = ['campaign-editor']): SessionUser => ({
  id,
  role: 'merchant',
  email: 'mia@example.com',
  firstName: 'Mia',
  lastName: 'Le',
  termsAccepted: true,
  tenant: null,
  permissions,
});
const thing = (usersPrivateAccess: { user: string; permission: Level }[] = [], isPublic = false) => ({
  isPublic,
  creator: { id: 'mia', name: 'Mia Le' },
  usersPrivateAccess,
});

describe('what somebody may do with a shared thing', () => {
  it.each([
    [person('mia'), 'all'],
    [person('tom', ['owner']), 'all'],
    [person('tom', ['administrator']), 'all'],
    [person('tom'), 'view'],
  ] as const)('%#: %s', (user, level) => expect(levelOf(thing(), user)).toBe(level));

  it('is what was shared, and all of what is not made yet', () => {
    for (const permission of ['view', 'modify', 'all'] as const)
      expect(levelOf(thing([{ user: 'tom', permission }]), person('tom'))).toBe(permission);
    expect(levelOf(null, person('tom'))).toBe('all');
  });
});

describe('shares in a form', () => {
  const shares = [
    { user: 'tom', permission: 'view' as const },
    { user: 'ann', permission: 'all' as const },
  ];

  it('are the same whatever their order', () => {
    expect(inOrder(shares)).toEqual(inOrder(shares.toReversed()));
    expect(sharingInitial(thing(shares)).usersPrivateAccess).toEqual(shares.toReversed());
  });

  it('are made again as they were by whoever took a thing away, whose maker keeps all of it', () => {
    const gone = { ...thing(shares), usersPrivateAccess: shares.map((share) => ({ ...share, name: 'Sam' })) };
    expect(sharedAsBefore(gone, 'mia')).toEqual({ isPublic: false, usersPrivateAccess: shares });
    expect(sharedAsBefore(gone, 'tom')).toEqual({
      isPublic: false,
      usersPrivateAccess: [shares[1], { user: 'mia', permission: 'all' }],
    });
  });

  it('begin as the row has them, public where it is new, and are sent by who may share alone', () => {
    expect(sharingInitial(null)).toEqual({ isPublic: true, usersPrivateAccess: [] });
    const values = sharingInitial(thing(shares));
    expect(sharingInput(values, 'all')).toEqual({ isPublic: false, usersPrivateAccess: shares.toReversed() });
    expect(sharingInput(values, 'modify')).toEqual({});
  });
});
