import { useState } from 'react';
import { callGraph } from '../../../lib/graph/call-graph';
import { useForm } from '../../../ui/form/state/use-form';
import { publicWaitingListTexts as t } from '../public-waiting-list.texts';
import type { OpenList } from '../use-list';
import { withJoinKey } from './join-key';
import { JoinWaitingListDocument, type JoinWaitingListMutation } from './join.generated';

export type Joined = NonNullable<JoinWaitingListMutation['bookTurn']>;

export interface JoinOptions {
  tenantUuid: string;
  list: OpenList;
  onSiteKey?: string | null;
  /** Of a screen in the shop, which keeps nothing of whoever stands before it. */
  kioskKey?: string | null;
  onJoined: (joined: Joined) => unknown;
}

/** The form to join a list; who is on it stays waiting until the page has gone on. */
export function useJoinForm({ tenantUuid, list, onSiteKey = null, kioskKey = null, onJoined }: JoinOptions) {
  const [isThere, setThere] = useState(false);
  const form = useForm({
    initial: {
      firstName: '',
      phone: '',
      partySize: 1,
      resource: '',
      review: false as boolean,
      marketing: false as boolean,
    },
    rules: {
      firstName: (name) => (name.trim() === '' ? t.firstNameMissing : undefined),
      phone: (phone) => (list.askPhone === 'required' && phone.trim() === '' ? t.phoneMissing : undefined),
    },
    submit: async ({ firstName, phone, partySize, resource, review, marketing }) => {
      const variables = {
        tenantUuid,
        input: {
          firstName: firstName.trim(),
          phone: phone.trim() || null,
          partySize: list.askPartySize ? partySize : null,
          resource: resource || null,
          consent: { review, marketing },
          onSiteKey,
          kioskKey,
        },
      };
      const { bookTurn } = await withJoinKey(
        variables,
        (key) => callGraph(JoinWaitingListDocument, variables, undefined, key),
        kioskKey === null,
      );
      setThere(true);
      await onJoined(bookTurn!);
    },
  });
  return { ...form, isSubmitting: form.isSubmitting || isThere };
}
export type JoinFormState = ReturnType<typeof useJoinForm>;
