import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { callGraph } from '../../lib/graph/call-graph';
import { Button, Link } from '../../ui/button';
import { FormProblem } from '../../ui/form/form-problem';
import { CheckboxField, SelectField, TextField } from '../../ui/form/plain-fields';
import { useForm } from '../../ui/form/use-form';
import type { OpenList } from './join-page';
import { JoinWaitingListDocument } from './public-waiting-list.generated';
import { publicWaitingListTexts as t } from './public-waiting-list.texts';

/** A first name, a phone, how many, and two boxes of which none is ticked. */
export function JoinForm({
  tenantUuid,
  list,
  onSiteKey,
}: {
  tenantUuid: string;
  list: OpenList;
  onSiteKey: string | null;
}) {
  const navigate = useNavigate();
  const [isThere, setThere] = useState(false);
  const form = useForm({
    initial: {
      firstName: '',
      phone: '',
      partySize: list.askPartySize ? '1' : '',
      resource: '',
      review: false as boolean,
      marketing: false as boolean,
    },
    rules: {
      firstName: (name) => (name.trim() === '' ? t.firstNameMissing : undefined),
      phone: (phone) => (list.askPhone === 'required' && phone.trim() === '' ? t.phoneMissing : undefined),
      partySize: (size) =>
        size === '' || (/^\d{1,2}$/.test(size) && Number(size) >= 1 && Number(size) <= list.mostPartySize)
          ? undefined
          : t.peopleWrong(list.mostPartySize),
    },
    submit: async ({ firstName, phone, partySize, resource, review, marketing }) => {
      const { bookTurn } = await callGraph(JoinWaitingListDocument, {
        tenantUuid,
        input: {
          firstName: firstName.trim(),
          phone: phone.trim() || null,
          partySize: partySize === '' ? null : Number(partySize),
          resource: resource || null,
          consent: { review, marketing },
          onSiteKey,
        },
      });
      setThere(true);
      await navigate(`/waiting-list/${tenantUuid}?turn=${bookTurn!.turn.id}#${bookTurn!.turnToken}`);
    },
  });
  return (
    <form ref={form.ref} onSubmit={(event) => void form.onSubmit(event)} noValidate>
      <Stack gap="16px">
        <TextField label={t.firstName} bind={form.field('firstName')} autoComplete="given-name" />
        <TextField
          label={t.phone}
          bind={form.field('phone')}
          type="tel"
          autoComplete="tel"
          {...(list.askPhone !== 'required' && { optional: true })}
        />
        {list.askPartySize && (
          <TextField label={t.people} bind={form.field('partySize')} inputMode="numeric" autoComplete="off" />
        )}
        {list.resources.length > 0 && (
          <SelectField
            label={t.forWhom}
            bind={form.field('resource')}
            options={[
              { value: '', label: t.anybody },
              ...list.resources.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        )}
        <CheckboxField bind={form.field('review')}>{list.consentWording.review}</CheckboxField>
        <CheckboxField bind={form.field('marketing')}>{list.consentWording.marketing}</CheckboxField>
        <FormProblem problem={form.problem} />
        <Button type="submit" variant="solid" size="xl" w="full" loading={form.isSubmitting || isThere}>
          {t.join}
        </Button>
        <Text color="textSecond" fontSize="13px" textAlign="center">
          {t.use}{' '}
          <Link to={new URL(list.privacyUrl).pathname} reloadDocument>
            {t.privacy}
          </Link>
        </Text>
      </Stack>
    </form>
  );
}
