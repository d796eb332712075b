import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { permissions, type Permission } from '@bellbird/field-rules';
import { problemOf, type Problem } from '../../../lib/graph/problem';
import { useUser, type SessionUser } from '../../../lib/session/session';
import { store, storedJson } from '../../../lib/stored';
import { notify } from '../../../ui/toast/notify';
import { InviteUsersDocument, RemoveUserDocument, UserListDocument, UsersByStatusDocument } from '../users.generated';
import { whyLocked } from '../why-locked';
import { addressesIn, mostAtOnce, withAddresses, wrongWith } from './addresses';
import { inviteTexts as t } from './invite.texts';

/** State of the address: an invitation that went to a wrong one, and is taken back once the right one has its own. */
export interface Corrects {
  corrects: { id: string; email: string; held: readonly Permission[] };
}

/** What is typed so far. */
interface Draft {
  typed: string;
  addresses: readonly string[];
  isEach: boolean;
  /** What all of them may, and those that were given rights of their own. */
  all: readonly Permission[];
  own: Readonly<Record<string, readonly Permission[]>>;
}

/** A draft is of the person who typed it, also where another logs in in the same tab. */
const draftKeyOf = ({ id }: SessionUser): string => `bellbird.invitations.${id}`;

/** Begins with the right that most people get, where this person can give it. */
function draftFor(me: SessionUser, corrects: Corrects['corrects'] | null): Draft {
  const mayGive = (permission: Permission): boolean => whyLocked(me, { id: null, held: [] }, permission) === undefined;
  const fresh: Draft = {
    typed: corrects?.email ?? '',
    addresses: [],
    isEach: false,
    all: (corrects?.held ?? ['campaign-editor']).filter(mayGive),
    own: {},
  };
  return corrects === null ? { ...fresh, ...(storedJson(draftKeyOf(me), 'tab') as Partial<Draft> | null) } : fresh;
}

/** What is typed into the invitation, what is wrong with it, and sending it. A tab keeps it until it is sent. */
export function useInviteForm(corrects: Corrects['corrects'] | null, onSent: () => void) {
  const client = useApolloClient();
  const me = useUser();
  const draftKey = draftKeyOf(me);
  const [draft, setDraft] = useState(() => draftFor(me, corrects));
  const [known, setKnown] = useState<ReadonlySet<string>>(new Set());
  const [wrong, setWrong] = useState<string | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isSending, setSending] = useState(false);
  const change = (part: Partial<Draft>): void => setDraft((before) => ({ ...before, ...part }));
  useEffect(() => {
    if (corrects === null) store(draftKey, JSON.stringify(draft), 'tab');
  }, [draft, draftKey, corrects]);

  const { typed, addresses, isEach, all, own } = draft;
  const rightsOf = (email: string): readonly Permission[] => (isEach ? (own[email] ?? all) : all);
  const isRight = (email: string): boolean => wrongWith(email, known) === undefined;
  /** Makes chips of what is typed; answers all there are then. */
  function take(text: string): readonly string[] {
    const now = withAddresses(addresses, addressesIn(text));
    change({ addresses: now, typed: '' });
    setWrong(null);
    return now;
  }
  function give(email: string | null, permission: Permission, access: boolean): void {
    const before = email === null ? all : rightsOf(email);
    const after = permissions.filter((each) => (each === permission ? access : before.includes(each)));
    change(email === null ? { all: after } : { own: { ...own, [email]: after } });
  }

  async function send(): Promise<void> {
    if (isSending) return;
    const isLeft = typed.trim() !== '';
    const listed = isLeft ? take(typed) : addresses;
    const right = listed.filter(isRight);
    if (listed.length > mostAtOnce) return setWrong(t.tooMany(mostAtOnce));
    if (listed.length === 0) return setWrong(t.none);
    // What is wrong is read before the others go without it.
    if (right.length === 0 || (isLeft && right.length < listed.length)) return;
    setSending(true);
    setProblem(null);
    try {
      await invite(right);
      store(draftKey, null, 'tab');
      notify({ kind: 'success', title: t.sent(right.length), text: t.sentText });
      onSent();
      await client.refetchQueries({ include: [UserListDocument, UsersByStatusDocument] });
    } catch (error) {
      refused(problemOf(error));
    } finally {
      setSending(false);
    }
  }

  async function invite(right: readonly string[]): Promise<void> {
    const people = right.map((email) => ({
      email,
      permissions: rightsOf(email).map((permission) => ({ permission, access: true })),
    }));
    await client.mutate({ mutation: InviteUsersDocument, variables: { people } });
    if (corrects !== null) await client.mutate({ mutation: RemoveUserDocument, variables: { id: corrects.id } });
  }

  /** Addresses that are here already are marked; the others can be sent without them. */
  function refused(found: Problem): void {
    const existing = found.code === 'duplicate-email' ? ((found.details['existing'] ?? []) as string[]) : [];
    if (existing.length === 0) setProblem(found);
    else setKnown(new Set([...known, ...existing.map((email) => email.toLowerCase())]));
  }

  const faults = addresses.flatMap((email) => wrongWith(email, known) ?? []);
  return {
    ...draft,
    faults: wrong === null ? faults : [wrong, ...faults],
    right: addresses.filter(isRight),
    isRight,
    rightsOf,
    problem,
    isSending,
    type: (text: string): void => {
      // A comma, a space or a new line ends an address.
      if (/[\s,;]$/.test(text) && text.trim() !== '') take(text);
      else change({ typed: text });
    },
    take,
    remove: (email: string): void => change({ addresses: addresses.filter((each) => each !== email) }),
    setEach: (now: boolean): void => change({ isEach: now }),
    give,
    send,
    forget: (): void => void store(draftKey, null, 'tab'),
  };
}
