import { Problem } from '../../lib/graph/problem';
import { may, type SessionUser } from '../../lib/session/session';
import { sharingTexts as t } from './sharing.texts';

/** What somebody may do with a thing of a shared resource. */
export type Level = 'view' | 'modify' | 'all';
export const levels = ['view', 'modify', 'all'] as const satisfies Level[];

/** What every row of a shared resource says of sharing. */
export interface SharedRow {
  isPublic: boolean;
  creator: { id: string; name: string | null } | null;
  /** A list of shares, as the graph has it. */
  usersPrivateAccess: unknown;
}
// An alias, as what a form holds must be open to any name.
export type Share = { user: string; permission: Level };

export const sharesOf = (row: SharedRow | null): (Share & { name?: string | null })[] =>
  (row?.usersPrivateAccess ?? []) as Share[];

/** The server's own rule: who made it, owners and administrators all; the others what was shared with them. */
export function levelOf(row: SharedRow | null, user: SessionUser): Level {
  if (row === null || may(user) || row.creator?.id === user.id) return 'all';
  return sharesOf(row).find((share) => share.user === user.id)?.permission ?? 'view';
}

/** What went wrong with a change; of a refusal, who could let one make it. */
export const changeProblem = (problem: Problem, row: SharedRow): Problem =>
  problem.code === 'forbidden'
    ? new Problem(problem.code, t.seeOnlyTitle, t.seeOnly(row.creator?.name ?? null))
    : problem;

/** Shares as a form holds them: those of the same people are the same, whatever the order they were chosen in. */
export const inOrder = (shares: readonly Share[]): Share[] =>
  shares.map(({ user, permission }) => ({ user, permission })).sort((one, other) => one.user.localeCompare(other.user));

/** How a thing is made again just as it was shared, by whoever took it away: its maker keeps all of it. */
export function sharedAsBefore(gone: SharedRow, maker: string): { isPublic: boolean; usersPrivateAccess: Share[] } {
  const shares = sharesOf(gone)
    .filter(({ user }) => user !== gone.creator?.id)
    .map(({ user, permission }): Share => ({ user, permission }));
  const madeBefore = gone.creator === null || gone.creator.id === maker ? [] : [gone.creator.id];
  return {
    isPublic: gone.isPublic,
    usersPrivateAccess: [...shares, ...madeBefore.map((user): Share => ({ user, permission: 'all' }))].filter(
      ({ user }) => user !== maker,
    ),
  };
}

/** What a form begins with. */
export const sharingInitial = (row: SharedRow | null): { isPublic: boolean; usersPrivateAccess: readonly Share[] } => ({
  isPublic: row?.isPublic ?? true,
  usersPrivateAccess: inOrder(sharesOf(row)),
});

/** What a form sends: nothing where it cannot be changed. */
export const sharingInput = (
  { isPublic, usersPrivateAccess }: Readonly<Record<string, unknown>>,
  level: Level,
): { isPublic?: boolean; usersPrivateAccess?: Share[] } =>
  level === 'all' ? { isPublic: isPublic === true, usersPrivateAccess: usersPrivateAccess as Share[] } : {};
