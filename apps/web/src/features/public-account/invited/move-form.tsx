import { ArrowLeftRight } from 'lucide-react';
import { passwordRequired } from '@bellbird/field-rules';
import { callGraph } from '../../../lib/graph/call-graph';
import { problemAt, problemOf } from '../../../lib/graph/problem';
import { startSession } from '../../../lib/session/start-session';
import { PasswordField } from '../../../ui/form/plain-fields';
import { useForm } from '../../../ui/form/use-form';
import { Notice } from '../../../ui/notice';
import { AccountForm, AccountPage, Aside } from '../account-form';
import { publicAccountTexts } from '../public-account.texts';
import { acceptedTerms } from '../sign-up/sign-up-form';
import { TermsBox } from '../terms/terms-box';
import { forgetLink, type InvitationLink } from './invitation-link';
import type { ShownInvitation } from './invited-page';
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
  const form = useForm<{ password: string; acceptTermsAndConditions: boolean }>({
    initial: { password: '', acceptTermsAndConditions: false },
    rules: {
      password: (typed) => (typed === '' ? passwordRequired : undefined),
      acceptTermsAndConditions: acceptedTerms,
    },
    submit: async ({ password }) => {
      try {
        const input = { move: { password }, acceptTermsAndConditions: true as const };
        const { joinByInvitation } = await callGraph(JoinByInvitationDocument, { ...link, input });
        forgetLink();
        startSession(joinByInvitation!);
      } catch (error) {
        const problem = problemOf(error);
        if (problem.code !== 'invalid-code') throw problem;
        onRefused();
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
        <TermsBox bind={form.field('acceptTermsAndConditions')} />
      </AccountForm>
      <Aside>{t.otherAddress(invitedBy)}</Aside>
    </AccountPage>
  );
}
