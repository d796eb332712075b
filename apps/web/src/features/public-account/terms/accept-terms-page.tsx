import { Skeleton } from '@chakra-ui/react/skeleton';
import { Navigate, useLocation } from 'react-router-dom';
import { callGraphSignedIn } from '../../../lib/graph/call-graph-signed-in';
import { redirectIn } from '../../../lib/session/redirect';
import { currentSession, keepUser, useUser } from '../../../lib/session/session';
import { refreshSession, signOut } from '../../../lib/session/start-session';
import { Button } from '../../../ui/button';
import { useForm } from '../../../ui/form/state/use-form';
import { AccountForm } from '../account-form';
import { AccountPage } from '../account-page';
import { AcceptTermsDocument } from '../account.generated';
import { publicAccountTexts } from '../public-account.texts';
import { ChangedTerms } from './changed-terms';
import { TermsInWords } from './terms-in-words';
import { useAcceptedTerms } from './use-accepted-terms';

const t = publicAccountTexts.termsPage;

/** Before anything else of who has not accepted the terms yet (spec point 2). */
export function Component() {
  const user = useUser();
  const { search } = useLocation();
  const form = useForm({
    initial: {},
    submit: async () => {
      await callGraphSignedIn(AcceptTermsDocument, {});
      // The token in hand was given to somebody who had not accepted them: the next one says so.
      await refreshSession(currentSession()?.accessToken ?? '');
      keepUser({ termsAccepted: true });
    },
  });
  const accepted = useAcceptedTerms();
  if (user.termsAccepted) return <Navigate to={redirectIn(search) ?? '/home'} replace />;
  return (
    <AccountPage
      title={accepted == null ? t.title : t.changedTitle}
      lead={(accepted == null ? t.lead : t.changedLead)(user.firstName)}
    >
      {accepted === undefined ? (
        <Skeleton h="360px" />
      ) : accepted === null ? (
        <TermsInWords />
      ) : (
        <ChangedTerms accepted={accepted} />
      )}
      <AccountForm
        form={form}
        submit={t.submit}
        gap="3"
        others={
          <Button size="lg" variant="ghost" onClick={() => void signOut()}>
            {t.logOut}
          </Button>
        }
      />
    </AccountPage>
  );
}
