import { callGraph } from '../../../lib/graph/call-graph';
import { problemOf } from '../../../lib/graph/problem';
import { startSession } from '../../../lib/session/start-session';
import { useForm } from '../../../ui/form/state/use-form';
import { personRules, type PersonValues } from '../sign-up/sign-up-form';
import { forgetLink, type InvitationLink } from './invitation-link';
import { JoinByInvitationDocument } from './invited.generated';

/** Makes an account in the business that invites. `onDead`: the link was used or taken back meanwhile. */
export const useJoinForm = (link: InvitationLink, onDead: () => void) =>
  useForm<PersonValues>({
    initial: { firstName: '', lastName: '', password: '', acceptTermsAndConditions: false },
    rules: personRules,
    submit: async (typed) => {
      const input = {
        ...typed,
        firstName: typed.firstName.trim(),
        lastName: typed.lastName.trim(),
        acceptTermsAndConditions: typed.acceptTermsAndConditions as true,
      };
      try {
        const { joinByInvitation } = await callGraph(JoinByInvitationDocument, { ...link, input });
        forgetLink();
        startSession(joinByInvitation!);
      } catch (error) {
        if (problemOf(error).code === 'invalid-code') onDead();
        throw error;
      }
    },
  });
