import { callGraph } from '../../../lib/graph/call-graph';
import { keepDevice, type SecondStep } from '../../../lib/session/second-step';
import { startSession } from '../../../lib/session/start-session';
import { notify } from '../../../ui/toast/notify';
import { SecondStepLogInDocument } from './second-step.generated';
import { secondStepTexts as t } from './second-step.texts';

/** Fewer recovery codes than this are said at each that is used. */
const few = 4;

/** Logs in with a code of the app or a recovery code; keeps what skips the step here, and says when codes run short. */
export async function takeStep({ token, email }: SecondStep, code: string, rememberDevice: boolean): Promise<void> {
  const { secondStepLogIn } = await callGraph(SecondStepLogInDocument, {
    secondStepToken: token,
    code,
    input: { rememberDevice },
  });
  const { deviceToken, recoveryCodesLeft, ...session } = secondStepLogIn!;
  if (deviceToken !== null) keepDevice(email, deviceToken);
  startSession(session);
  if (recoveryCodesLeft !== null && recoveryCodesLeft < few)
    notify({ kind: 'warning', title: t.codesLeft(recoveryCodesLeft), text: t.codesLeftText });
}
