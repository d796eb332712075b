/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { Plus } from 'lucide-react';
import type { SessionUser } from '../../../lib/session/session';
import type { Command, CommandGroup } from './command';
import { groupsFor, isFound, isKept } from './groups-for';
import { actionCommands, pageCommands } from './use-commands';

const command = (id: string, label: string): Command => ({ id, label, mark: Plus, to: `/${id}` });
const known = {
  bookmarks: [],
  pages: [command('page:/home', 'Home'), command('page:/contacts', 'Contacts')],
  actions: [command('do:import', 'Import contacts')],
  recent: [],
};
const shape = (groups: readonly CommandGroup[]): Record<string, string[]> =>
  Object.fromEntries(groups.map(({ key, commands }) => [key, commands.map(({ label }) => label)]));

describe('what the command menu shows', () => {
  it('is, before anything is typed, what was chosen last, once, then what can be done and the pages', () => {
    const recent = [
      { id: 'contact:1', label: 'Priya Raman', to: '/contacts/1' },
      { id: 'page:/home', label: 'Home', to: '/home' },
      { id: 'page:/gone', label: 'Gone', to: '/gone' },
    ];
    expect(shape(groupsFor('', { ...known, recent }, []))).toEqual({
      recent: ['Priya Raman', 'Home'],
      actions: ['Import contacts'],
      pages: ['Contacts'],
    });
  });

  it('begins with the bookmarks, none of which is offered twice', () => {
    const recent = [{ id: 'page:/home', label: 'Home', to: '/home' }];
    const bookmarks = [command('page:/home', 'Home')];
    expect(shape(groupsFor('', { ...known, recent, bookmarks }, []))).toEqual({
      bookmarks: ['Home'],
      actions: ['Import contacts'],
      pages: ['Contacts'],
    });
    const groups = groupsFor('home', { ...known, bookmarks }, []);
    expect(groups.map(({ key }) => key)).toEqual(['bookmarks', 'search']);
  });

  it('is what answers, with what the server finds below, so that it moves nothing when it comes', () => {
    const found: CommandGroup[] = [{ key: 'contacts', title: 'Contacts', commands: [command('contact:1', 'Connie')] }];
    const search = ['Search everything for “con”'];
    expect(shape(groupsFor('con', known, []))).toEqual({ pages: ['Contacts'], actions: ['Import contacts'], search });
    expect(shape(groupsFor('con', known, found))).toEqual({
      pages: ['Contacts'],
      actions: ['Import contacts'],
      contacts: ['Connie'],
      search,
    });
  });

  it('leads to the page of everything that answers, last, also where nothing else does', () => {
    const [group, ...others] = groupsFor(' a&b ', known, []);
    expect(others).toEqual([]);
    expect(group!.commands).toEqual([expect.objectContaining({ to: '/pages/search?q=a%26b' })]);
    expect(isFound(group!.commands)).toBe(false);
    expect(isKept(group!.commands[0]!)).toBe(false);
  });
});

describe('what it offers to whom', () => {
  const user = (...permissions: SessionUser['permissions']): SessionUser => ({
    id: 'u1',
    role: 'merchant',
    email: '',
    firstName: '',
    lastName: '',
    termsAccepted: true,
    tenant: null,
    permissions,
  });
  const ids = (commands: readonly Command[]): string[] => commands.map(({ id }) => id);
  it('leaves out money and sending where they are not the person’s', () => {
    expect(ids(pageCommands(user()))).not.toContain('page:/billing');
    expect(ids(actionCommands(user()))).not.toContain('do:campaign');
    expect(ids(actionCommands(user('business-editor')))).toContain('do:top-up');
    expect(ids(actionCommands(user('campaign-editor')))).not.toContain('do:top-up');
    expect(ids(pageCommands(user('owner')))).toEqual(
      expect.arrayContaining(['page:/billing', 'page:/sms-campaigns/drafts', 'page:/notifications']),
    );
  });
});
