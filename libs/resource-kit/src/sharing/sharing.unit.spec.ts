import type { ResourceActor } from '../resource/resource.js';
import { mayChange, mostShares, readShares } from './sharing.js';

const [mia, tom] = ['0190a000-0000-7000-8000-00000000000a', '0190a000-0000-7000-8000-00000000000b'];
const person = (userId: string, permissions: string[] = []) =>
  ({ kind: 'user', userId, permissions }) as unknown as ResourceActor;

describe('who may change a shared thing', () => {
  it.each([
    ['view', false, false],
    ['modify', true, false],
    ['all', true, true],
  ] as const)('%s lets edit: %s, delete and share: %s', (permission, edit, share) => {
    const thing = { creatorId: mia, shares: [{ user: tom, permission }] };
    expect(mayChange(person(tom), thing, 'modify')).toBe(edit);
    expect(mayChange(person(tom), thing, 'all')).toBe(share);
  });

  it('lets the creator, an owner and an administrator do all, and nobody else', () => {
    const thing = { creatorId: mia, shares: [] };
    expect(mayChange(person(mia), thing, 'all')).toBe(true);
    expect(mayChange(person(tom, ['owner']), thing, 'all')).toBe(true);
    expect(mayChange(person(tom, ['administrator']), thing, 'all')).toBe(true);
    expect(mayChange(person(tom), thing, 'modify')).toBe(false);
  });
});

describe('a list of shares', () => {
  it('takes ids in either case, and refuses what is no share or too many', () => {
    expect(readShares([{ user: mia.toUpperCase(), permission: 'view' }])).toEqual([{ user: mia, permission: 'view' }]);
    expect(readShares([{ user: 'mia', permission: 'view' }])).toBeNull();
    expect(readShares([{ user: mia, permission: 'owner' }])).toBeNull();
    expect(readShares(Array.from({ length: mostShares + 1 }, () => ({ user: mia, permission: 'view' })))).toBeNull();
  });
});
