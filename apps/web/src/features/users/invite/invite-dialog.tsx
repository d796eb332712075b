import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { Text } from '@chakra-ui/react/text';
import { Send, UserCheck } from 'lucide-react';
import { useId, type FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isAdmin, useMay, useUser } from '../../../lib/session/session';
import { Button } from '../../../ui/button';
import { Segmented } from '../../../ui/choice/segmented';
import { FormProblem } from '../../../ui/form/form-problem';
import { Notice } from '../../../ui/notice';
import { Dialog } from '../../../ui/overlay/dialog';
import { ableSentence } from './able-sentence';
import { AddressField } from './address-field';
import { inviteTexts as t } from './invite.texts';
import { RightsBoxes } from './rights-boxes';
import { useInviteForm, type Corrects } from './use-invite-form';

/** `/users/invite`: people by their addresses and what they may, over the list. */
export function Component() {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const close = (): void => void navigate(`/users${search}`, { replace: true, state: { keepScroll: true } });
  // The list says why somebody who may not is not shown it.
  if (!useMay('user-editor')) return null;
  return <InviteDialog corrects={(state as Partial<Corrects> | null)?.corrects ?? null} onClose={close} />;
}

function InviteDialog({ corrects, onClose }: { corrects: Corrects['corrects'] | null; onClose: () => void }) {
  const id = useId();
  const form = useInviteForm(corrects, onClose);
  const { right } = form;
  const isPlatform = isAdmin(useUser());
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void form.send();
  };
  return (
    <Dialog
      title={corrects === null ? t.title : t.correctTitle}
      isOpen
      onClose={onClose}
      begin={() => document.getElementById(id)?.querySelector('input') ?? null}
      footer={
        <>
          <Button onClick={() => (form.forget(), onClose())}>{t.cancel}</Button>
          <Button type="submit" form={id} variant="solid" loading={form.isSending}>
            <Send aria-hidden />
            {t.send(right.length)}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit}>
        <Flex direction="column" gap="4">
          <FormProblem problem={form.problem} />
          <AddressField form={form} />
          {isPlatform ? <Text color="textSecond">{t.platform}</Text> : <Given form={form} />}
        </Flex>
      </form>
    </Dialog>
  );
}

/** What they may: all the same, or each. */
function Given({ form }: { form: ReturnType<typeof useInviteForm> }) {
  const { right, isEach } = form;
  return (
    <>
      <Flex align="center" justify="space-between" gap="3">
        <Span fontWeight="600">{t.theyMay}</Span>
        <Segmented
          label={t.whichWay}
          options={[
            { value: 'same', label: t.same },
            { value: 'each', label: t.each },
          ]}
          value={isEach ? 'each' : 'same'}
          onChange={(value) => form.setEach(value === 'each')}
        />
      </Flex>
      {isEach && right.length > 0 ? (
        right.map((email) => (
          <Box key={email} borderTopWidth="1px" pt="2.5">
            <Span display="block" mb="1" fontSize="small" fontWeight="500" overflowWrap="anywhere">
              {email}
            </Span>
            <RightsBoxes
              label={t.mayOf(email)}
              held={form.rightsOf(email)}
              onGive={(permission, access) => form.give(email, permission, access)}
            />
          </Box>
        ))
      ) : (
        <RightsBoxes
          label={t.theyMay}
          held={form.all}
          onGive={(permission, access) => form.give(null, permission, access)}
        />
      )}
      {right.length > 0 && !isEach && (
        <Notice tone="brand" icon={UserCheck} role="status">
          {ableSentence(right, form.all)}
        </Notice>
      )}
    </>
  );
}
