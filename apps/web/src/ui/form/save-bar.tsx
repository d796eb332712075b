import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { useTimeZone } from '../../lib/session/session';
import { Button } from '../button';
import { confirmTyped } from '../confirm/confirm-typed';
import { FormProblem } from './form-problem';
import { saveBarTexts as t } from './save-bar.texts';
import type { useForm } from './state/use-form';

/** Comes with the first change of a form that is a whole page: what is not saved, and the two ways on. Leaving asks once. */
export function SaveBar({
  form,
}: {
  /** `usePageForm`'s. */
  form: Pick<ReturnType<typeof useForm>, 'isChanged' | 'isSubmitting' | 'problem'> & { discard: () => void };
}) {
  const timeZone = useTimeZone();
  useAskBeforeLeaving(form.isChanged && !form.isSubmitting);
  if (!form.isChanged && form.problem === null) return null;
  return (
    <Box
      data-keep-clear
      pos="sticky"
      bottom={{ base: 'calc(65px + env(safe-area-inset-bottom))', md: '3' }}
      zIndex="sticky"
      mt="4"
      p={{ base: '3', md: '12px 16px' }}
      bg="surface"
      borderWidth="1px"
      borderRadius="card"
      boxShadow="bar"
      role="region"
      aria-label={t.label}
    >
      <FormProblem problem={form.problem} timeZone={timeZone} />
      <Flex align="center" justify="space-between" wrap="wrap" gap="8px 16px" {...(form.problem && { mt: '3' })}>
        <Box role="status" fontWeight="500">
          {form.isChanged ? t.notSaved : ''}
        </Box>
        <Flex gap="2" ms="auto">
          <Button onClick={form.discard}>{t.discard}</Button>
          <Button type="submit" variant="solid" loading={form.isSubmitting}>
            {t.save}
          </Button>
        </Flex>
      </Flex>
    </Box>
  );
}

/** Once: who says that it may go, goes. The browser asks for itself where the tab is closed. */
function useAskBeforeLeaving(isUnsaved: boolean): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirmTyped({ title: t.leaveTitle, text: t.leaveText, action: t.leave }).then((goes) =>
      goes ? blocker.proceed() : blocker.reset(),
    );
  }, [blocker.state]);
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}
