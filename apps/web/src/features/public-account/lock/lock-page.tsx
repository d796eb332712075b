import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { useEffect } from 'react';
import { ProofField } from '../../../domain/proof/proof-field';
import { useProofForm } from '../../../domain/proof/use-proof-form';
import { tellOfLock, unlock } from '../../../lib/session/lock';
import { useUser, type SessionUser } from '../../../lib/session/session';
import { signOut } from '../../../lib/session/start-session';
import { Button } from '../../../ui/button';
import { AccountForm } from '../account-form';
import { AccountPage } from '../account-page';
import { publicAccountTexts } from '../public-account.texts';

const t = publicAccountTexts.lockPage;

/** Nothing of the page before, but whose it is; what proves who one is leads back to it. */
export function Component() {
  const user = useUser();
  useEffect(() => tellOfLock(), []);
  const form = useProofForm(unlock);
  return (
    <AccountPage title={t.title} lead={t.lead[form.kind]}>
      <Who user={user} />
      {form.kind === 'emailCode' ? (
        // A locked session is answered nothing, a code by mail neither.
        <Button size="lg" variant="solid" onClick={() => void signOut()}>
          {t.logInAgain}
        </Button>
      ) : (
        <AccountForm
          form={form}
          submit={t.submit}
          gap="3"
          others={
            <Button size="lg" variant="ghost" onClick={() => void signOut()}>
              {t.somebodyElse}
            </Button>
          }
        >
          <ProofField field={form.field} kind={form.kind} />
        </AccountForm>
      )}
    </AccountPage>
  );
}

function Who({ user }: { user: SessionUser }) {
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <Box>
      <Text fontWeight="600" truncate>
        {name}
      </Text>
      <Text color="textThird" fontSize="small" truncate>
        {user.email}
      </Text>
    </Box>
  );
}
