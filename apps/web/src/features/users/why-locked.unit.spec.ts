import { permissions, type Permission } from '@bellbird/field-rules';
import type { SessionUser } from '../../lib/session/session';
import { usersTexts } from './users.texts';
import { comesWith, mayChange, whyLocked } from './why-locked';

const t = usersTexts.locked;
const me = (...held: Permission[]): SessionUser => ({
  id: 'me',
  role: 'merchant',
  email: 'me@example.com',
  firstName: 'Mia',
  lastName: 'Chen',
  termsAccepted: true,
  tenant: { name: 'Corner Café', country: 'AU', timeZone: 'Australia/Sydney' },
  permissions: held,
});
const sam = (...held: Permission[]) => ({ id: 'sam', held });

describe('why a right cannot be given or taken', () => {
  it('nothing is locked to an owner, of others', () => {
    for (const permission of permissions) expect(whyLocked(me('owner'), sam(), permission)).toBeUndefined();
  });

  it.each([
    ['one’s own', me('owner'), { id: 'me', held: ['owner'] as Permission[] }, 'owner', t.own],
    ['an owner’s, to an administrator', me('administrator'), sam('owner'), 'owner', t.owner],
    ['an administrator’s, to who invites', me('user-editor'), sam('administrator'), 'administrator', t.administrator],
    ['Owner, to an administrator', me('administrator'), sam(), 'owner', t.makesOwners],
    ['Administrator, to who invites', me('user-editor'), sam(), 'administrator', t.makesAdministrators],
    ['what one does not have', me('user-editor'), sam(), 'campaign-editor', t.notHeld],
    ['what comes with another', me('owner'), sam('administrator'), 'campaign-editor', t.comesWith('Administrator')],
  ] as const)('%s', (_, actor, person, permission, why) => expect(whyLocked(actor, person, permission)).toBe(why));

  it('what was given can be taken by who could not give it', () =>
    expect(whyLocked(me('user-editor'), sam('campaign-editor'), 'campaign-editor')).toBeUndefined());

  it('what is above brings what is below it, but never Owner', () => {
    expect(comesWith(['owner'], 'administrator')).toBe('owner');
    expect(comesWith(['administrator'], 'owner')).toBeUndefined();
    expect(comesWith(['campaign-editor'], 'user-editor')).toBeUndefined();
  });

  it('nobody switches off or removes themselves', () => {
    expect(mayChange(me('owner'), { id: 'me', held: ['owner'] })).toBe(false);
    expect(mayChange(me('owner'), sam('owner'))).toBe(true);
    expect(mayChange(me('user-editor'), sam('administrator'))).toBe(false);
  });
});
