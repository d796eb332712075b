import { ArrowLeftRight } from 'lucide-react';
import { useState } from 'react';
import { passwordRequired } from '@bellbird/field-rules';
import { codeOf } from '../../../domain/proof/code-of';
import { callGraph } from '../../../lib/graph/call-graph';
import { problemAt, problemOf } from '../../../lib/graph/problem';
import { startSession } from '../../../lib/session/start-session';
import { PasswordField, TextField } from '../../../ui/form/plain-fields';
import { useForm } from '../../../ui/form/use-form';
import { Notice } from '../../../ui/notice';
import { AccountForm, AccountPage, Aside } from '../account-form';
import { publicAccountTexts } from '../public-account.texts';
import { acceptedTerms } from '../sign-up/sign-up-form';
import { TermsBox } from '../terms/terms-box';
import { forgetLink, type InvitationLink, type ShownInvitation } from './invitation-link';
import { JoinByInvitationDocument } from './invited.generated';

const { invitedPage: t, ...common } = publicAccountTexts;

/** Somebody whose address has an account in another business: it moves, or they ask for another address. */
export function MoveForm({
  link,
  invitation: { businessName, invitedBy, email },
  onRefused,
}: {
  link: InvitationLink;
  invitation: ShownInvitation;
  /** Asks anew whether there still is an invitation: a link that is used answers as a wrong password does. */
  onRefused: () => void;
}) {
  const [isRefused, setRefused] = useState(false);
  const form = useForm<{ password: string; code: string; acceptTermsAndConditions: boolean }>({
    initial: { password: '', code: '', acceptTermsAndConditions: false },
    rules: {
      password: (typed) => (typed === '' ? passwordRequired : undefined),
      acceptTermsAndConditions: acceptedTerms,
    },
    submit: async ({ password, code }) => {
      try {
        // Only who uses two-factor has one to give.
        const proof = code.trim() === '' ? { password } : { password, code: codeOf(code) };
        const input = { move: proof, acceptTermsAndConditions: true as const };
        const { joinByInvitation } = await callGraph(JoinByInvitationDocument, { ...link, input });
        forgetLink();
        startSession(joinByInvitation!);
      } catch (error) {
        const problem = problemOf(error);
        if (problem.code !== 'invalid-code') throw problem;
        onRefused();
        // Which of the two was wrong is not told; from now on both can be given.
        setRefused(true);
        throw problemAt(problem, 'password');
      }
    },
  });
  return (
    <AccountPage
      title={t.moveTitle(businessName)}
      lead={t.moveLead(invitedBy, email)}
      notice={
        <Notice tone="amber" icon={ArrowLeftRight}>
          {t.stays}
        </Notice>
      }
    >
      <AccountForm form={form} submit={t.moveTitle(businessName)} gap="16px">
        <input hidden readOnly autoComplete="username" value={email} />
        <PasswordField
          label={common.password}
          autoComplete="current-password"
          size="lg"
          bind={form.field('password')}
        />
        {isRefused && (
          <TextField
            label={t.code}
            help={t.codeHelp}
            optional
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            size="lg"
            bind={form.field('code')}
          />
        )}
        <TermsBox bind={form.field('acceptTermsAndConditions')} />
      </AccountForm>
      <Aside>{t.otherAddress(invitedBy)}</Aside>
    </AccountPage>
  );
}
