import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { invalidEmail, isEmail, passwordRequired } from '@bellbird/field-rules';
import { signIn } from '../../lib/session/start-session';
import { Button } from '../../ui/button';
import { PasswordField, TextField } from '../../ui/form/fields';
import { useForm } from '../../ui/form/use-form';
import { usePageTitle } from '../../ui/page';
import { publicAccountTexts as t } from './public-account.texts';

export function Component() {
  usePageTitle(t.logIn);
  const form = useForm({
    initial: { email: '', password: '' },
    rules: { email: (value) => (isEmail(value) ? undefined : invalidEmail), password: (value) => (value === '' ? passwordRequired : undefined) },
    submit: ({ email, password }) => signIn(email, password),
  });
  return (
    <Box as="main" maxW="380px" mx="auto" pt="120px" px="16px">
      <Heading as="h1" textStyle="display" mb="20px">{t.logIn}</Heading>
      <form ref={form.ref} onSubmit={(event) => void form.onSubmit(event)} noValidate>
        <Stack gap="16px">
          <TextField label={t.email} type="email" autoComplete="username" bind={form.field('email')} />
          <PasswordField label={t.password} autoComplete="current-password" bind={form.field('password')} />
          {form.problem && <p role="alert">{form.problem.message}</p>}
          <Button type="submit" variant="solid" size="lg" loading={form.isSubmitting}>{t.logIn}</Button>
        </Stack>
      </form>
    </Box>
  );
}
