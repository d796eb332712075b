import { permissionNames, permissions, type Permission } from '@bellbird/field-rules';
import { resourceWord } from '@bellbird/notices';
import { joined } from '../../../lib/i18n/texts';
import type { ActivityRowFragment } from './activity.generated';
import { activityTexts as t } from './activity.texts';

type Entry = Pick<ActivityRowFragment, 'actor' | 'action' | 'subject' | 'changes'>;

/** Permissions as an entry keeps them: "user-editor, campaign-editor". */
const permissionsIn = (kept: string | null | undefined): Permission[] =>
  permissions.filter((each) => (kept ?? '').split(', ').includes(each));
const named = (all: readonly Permission[]): string => joined(all.map((each) => permissionNames[each]));

/** Who reads it: the platform's admin knows the others by name, a business does not. */
export interface Reader {
  id: string;
  isPlatform: boolean;
}

/** What happened, as somebody would tell it: "Mia gave Sam Campaign Editor". A service may be newer than this page. */
export function sentenceOf({ actor, action, subject, changes }: Entry, me: Reader): string {
  const who = actor!.id === me.id ? t.you : actorName(actor!, me);
  const whom = action === 'export.started' ? resourceWord(subject!.name) : subject!.name || t.somebody;
  const kept = changes as Readonly<Record<string, readonly (string | null)[]>> | null;
  const of = kept?.['permissions'];
  const [before, after] = [permissionsIn(of?.[0]), permissionsIn(of?.[1])];
  const given = named(after.filter((each) => !before.includes(each)));
  const taken = named(before.filter((each) => !after.includes(each)));
  if (action === 'user.invited' && given !== '') return t.invitedAs(who, whom, given);
  // What is scheduled says when: what goes at once changes nothing.
  if (action === 'campaign.launched' && kept?.['scheduledAt'] !== undefined) return t.scheduled(who, whom);
  if (action === 'user.permissions-changed') {
    if (given !== '' && taken !== '') return t.gaveAndTook(who, whom, given, taken);
    if (given !== '') return t.gave(who, whom, given);
    if (taken !== '') return t.took(who, whom, taken);
  }
  const known = (t.actions as Readonly<Record<string, { says: (who: string, whom: string) => string }>>)[action];
  return known === undefined ? t.other(who, action) : known.says(who, whom);
}

function actorName({ kind, name }: { kind: string; name: string }, { isPlatform }: Reader): string {
  if (kind === 'person' || (isPlatform && kind === 'admin')) return name || t.somebody;
  return t.kinds[kind as keyof typeof t.kinds] ?? name;
}
