import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Button, Link } from '../../../ui/button';
import { FormProblem } from '../../../ui/form/form-problem';
import { publicWaitingListTexts as t } from '../public-waiting-list.texts';
import { JoinFields } from './join-fields';
import { useJoinForm, type JoinOptions } from './use-join-form';

/** Who joins, the button that does it, and what becomes of what was typed. */
export function JoinForm(options: JoinOptions) {
  const { list, kioskKey = null } = options;
  const form = useJoinForm(options);
  return (
    <form ref={form.ref} onSubmit={(event) => void form.onSubmit(event)} noValidate>
      <Stack gap="4">
        <JoinFields form={form} list={list} isKiosk={kioskKey !== null} />
        <FormProblem problem={form.problem} />
        <Button type="submit" variant="solid" size="xl" w="full" loading={form.isSubmitting}>
          {t.join}
        </Button>
        <Text color="textSecond" fontSize="small" textAlign="center" textWrap="balance">
          {t.use}{' '}
          <Link to={new URL(list.privacyUrl).pathname} reloadDocument textDecoration="underline">
            {t.privacy}
          </Link>
        </Text>
      </Stack>
    </form>
  );
}
