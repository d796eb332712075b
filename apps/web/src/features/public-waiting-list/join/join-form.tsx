import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { callGraph } from '../../../lib/graph/call-graph';
import { Button, Link } from '../../../ui/button';
import { FormProblem } from '../../../ui/form/form-problem';
import { CheckboxField, SelectField, TextField } from '../../../ui/form/plain-fields';
import { useForm } from '../../../ui/form/use-form';
import { publicWaitingListTexts as t } from '../public-waiting-list.texts';
import type { OpenList } from '../use-list';
import { withJoinKey } from './join-key';
import { JoinWaitingListDocument, type JoinWaitingListMutation } from './join.generated';
import { PartySizeField } from './party-size-field';

export type Joined = NonNullable<JoinWaitingListMutation['bookTurn']>;

/** A first name, a phone, how many, and two boxes of which none is ticked. */
export function JoinForm({
  tenantUuid,
  list,
  onSiteKey = null,
  kioskKey = null,
  onJoined,
}: {
  tenantUuid: string;
  list: OpenList;
  onSiteKey?: string | null;
  /** Of a screen in the shop, which keeps nothing of whoever stands before it. */
  kioskKey?: string | null;
  onJoined: (joined: Joined) => unknown;
}) {
  const [isThere, setThere] = useState(false);
  const isKiosk = kioskKey !== null;
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
        !isKiosk,
      );
      setThere(true);
      await onJoined(bookTurn!);
    },
  });
  return (
    <form ref={form.ref} onSubmit={(event) => void form.onSubmit(event)} noValidate>
      <Stack gap="16px">
        <TextField
          label={t.firstName}
          bind={form.field('firstName')}
          size="lg"
          autoComplete={isKiosk ? 'off' : 'given-name'}
        />
        <TextField
          label={t.phone}
          bind={form.field('phone')}
          size="lg"
          type="tel"
          autoComplete={isKiosk ? 'off' : 'tel'}
          {...(list.askPhone !== 'required' && { optional: true })}
        />
        {list.askPartySize && (
          <PartySizeField
            value={form.values.partySize}
            most={list.mostPartySize}
            onChange={(partySize) => form.set({ partySize })}
          />
        )}
        {list.resources.length > 0 && (
          <SelectField
            label={t.forWhom}
            bind={form.field('resource')}
            size="lg"
            options={[
              { value: '', label: t.anybody },
              ...list.resources.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        )}
        <Stack gap={{ base: '0', md: '12px' }} borderTopWidth="1px" borderColor="line" pt={{ base: '4px', md: '16px' }}>
          <CheckboxField bind={form.field('review')}>{list.consentWording.review}</CheckboxField>
          <CheckboxField bind={form.field('marketing')}>{list.consentWording.marketing}</CheckboxField>
        </Stack>
        <FormProblem problem={form.problem} />
        <Button type="submit" variant="solid" size="xl" w="full" loading={form.isSubmitting || isThere}>
          {t.join}
        </Button>
        <Text color="textSecond" fontSize="13px" textAlign="center" textWrap="balance">
          {t.use}{' '}
          <Link to={new URL(list.privacyUrl).pathname} reloadDocument textDecoration="underline">
            {t.privacy}
          </Link>
        </Text>
      </Stack>
    </form>
  );
}
