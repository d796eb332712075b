/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { gql, type ApolloClient } from '@apollo/client';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createGraphClient } from '../../lib/graph/client';
import { currentSession, forgetSession, keepSession, keepUser } from '../../lib/session/session';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/overlay/dialog';
import { ThemeProvider } from '../../ui/theme/theme-provider';
import { useAsksForProof } from './use-asks-for-proof';

const remove = gql`
  mutation Remove($id: ID!) {
    remove(id: $id)
  }
`;
const refusal = (code: string, message: string) => ({
  data: null,
  errors: [{ message, extensions: { code, title: 'Forbidden' } }],
});
const { fetch } = globalThis;
type Proof = { password?: string; code?: string; emailCode?: string };
const isRight = ({ password, code, emailCode }: Proof): boolean =>
  password === 'Right1!' || code === '418203' || emailCode === '12345678';
let calls: { name: string; token: string | null; input?: Proof }[];
let client: ApolloClient;

beforeAll(() => void Object.defineProperty(HTMLElement.prototype, 'offsetWidth', { configurable: true, get: () => 1 }));
beforeEach(() => {
  calls = [];
  localStorage.clear();
  keepSession({
    accessToken: 'late',
    refreshToken: 'r1',
    user: {
      id: 'u1',
      role: 'merchant',
      email: 'mia@example.com',
      firstName: 'Mia',
      lastName: 'Chen',
      termsAccepted: true,
      tenant: null,
      permissions: ['owner'],
    },
  });
  globalThis.fetch = (async (_url: string, init: { body: string; headers: Record<string, string> }) => {
    const { query, variables } = JSON.parse(init.body);
    const name = /mutation (\w+)|query (\w+)/.exec(query)!.slice(1).find(Boolean)!;
    const token = init.headers['authorization'] ?? null;
    calls.push({ name, token, input: variables.input });
    return Response.json(answerTo(name, token, variables));
  }) as never;
  client = createGraphClient();
});
afterEach(() => {
  cleanup();
  forgetSession('log-out');
  globalThis.fetch = fetch;
});

/** `expired` runs out, `late` was proved long ago, `fresh` just now. */
function answerTo(name: string, token: string | null, variables: { id: string; input?: Proof }) {
  if (name === 'RefreshTokens') return { data: { refreshTokens: { accessToken: 'late', refreshToken: 'r2' } } };
  if (name === 'WhoAmI') return { data: { verifyToken: null } };
  if (name === 'SendStepUpCode') return { data: { sendStepUpCode: true } };
  if (name === 'StepUp')
    return isRight(variables.input ?? {})
      ? { data: { stepUp: { accessToken: 'fresh' } } }
      : refusal('invalid-code', 'The password or code is wrong.');
  if (token === 'Bearer expired') return refusal('session-expired', 'Your session has expired. Please log in again.');
  return token === 'Bearer fresh'
    ? { data: { remove: variables.id } }
    : refusal('step-up-required', 'Confirm that it is you.');
}

const removeOne = async (id = 'u2'): Promise<unknown> =>
  client.mutate({ mutation: remove, variables: { id } }).then(
    ({ data }) => data,
    (error: unknown) => error,
  );
/** A page with a dialog whose button removes somebody. */
function Page() {
  useAsksForProof();
  const [isWaiting, setWaiting] = useState(false);
  const [said, setSaid] = useState('');
  const press = async (): Promise<void> => {
    setWaiting(true);
    const answer = await removeOne();
    setSaid(answer instanceof Error ? answer.message : JSON.stringify(answer));
    setWaiting(false);
  };
  return (
    <ThemeProvider>
      <Dialog
        title="Remove Sam?"
        isOpen
        onClose={() => undefined}
        footer={
          <Button loading={isWaiting} onClick={() => void press()}>
            Remove
          </Button>
        }
      >
        {said}
      </Dialog>
    </ThemeProvider>
  );
}
const named = (name: string) => calls.filter((call) => call.name === name);
async function pressed() {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  const password = await screen.findByLabelText('Password');
  await waitFor(() => expect(document.activeElement).toBe(password));
  const say = async (typed: string): Promise<void> => {
    await user.type(password, typed);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
  };
  return { user, password, say };
}

describe('what needs a fresh proof', () => {
  it('asks over the page, on top of an open dialog, and goes on by itself', async () => {
    const { say } = await pressed();
    expect(screen.getByRole('dialog', { name: 'Confirm it’s you' })).toBeTruthy();
    await say('Right1!');
    await screen.findByText('{"remove":"u2"}');
    expect(named('Remove').map(({ token }) => token)).toEqual(['Bearer late', 'Bearer fresh']);
    expect(currentSession()).toMatchObject({ accessToken: 'fresh', refreshToken: 'r1' });
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Confirm it’s you' })).toBeNull());
    expect(screen.getByRole('dialog', { name: 'Remove Sam?' })).toBeTruthy();
  });

  it('says at the field what the server says of a wrong password, and stays', async () => {
    const { user, password, say } = await pressed();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('The password is required.')).toBeTruthy();
    await say('Wrong1!');
    expect(await screen.findByText('The password or code is wrong.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(password));
    expect(named('Remove')).toHaveLength(1);
    await user.clear(password);
    await say('Right1!');
    await screen.findByText('{"remove":"u2"}');
  });

  it('fails in plain words where the person would not say, and the focus is back where it was', async () => {
    const { user } = await pressed();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await screen.findByText('This needs your password. Try again, and enter it when you are asked.');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove' })));
    expect(named('StepUp')).toEqual([]);
  });

  it('is asked once for several that wait, also where the token has run out too', async () => {
    keepSession({ ...currentSession()!, accessToken: 'expired' });
    const { say } = await pressed();
    const others = ['u3', 'u4'].map(removeOne);
    await say('Right1!');
    expect(await Promise.all(others)).toEqual([{ remove: 'u3' }, { remove: 'u4' }]);
    expect(named('StepUp')).toHaveLength(1);
    expect(named('RefreshTokens')).toHaveLength(1);
  });

  it('is a code of the authenticator where two-factor is on, or a recovery code, as people write it', async () => {
    keepUser({ twoFactor: true });
    const user = userEvent.setup();
    render(<Page />);
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    const code = await screen.findByLabelText('Code');
    await waitFor(() => expect(document.activeElement).toBe(code));
    expect(screen.queryByLabelText('Password')).toBeNull();
    await user.type(code, ' 418 203');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByText('{"remove":"u2"}');
    expect(named('StepUp').map(({ input }) => input)).toEqual([{ code: '418203' }]);
  });

  it('is a code by mail for who has neither password nor two-factor', async () => {
    keepUser({ twoFactor: false, hasPassword: false });
    const user = userEvent.setup();
    render(<Page />);
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    await user.click(await screen.findByRole('button', { name: 'Email me a code' }));
    await screen.findByText('We sent it to mia@example.com.');
    expect(named('SendStepUpCode')).toHaveLength(1);
    await user.type(screen.getByLabelText('Code from the email'), '12345678');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByText('{"remove":"u2"}');
    expect(named('StepUp').map(({ input }) => input)).toEqual([{ emailCode: '12345678' }]);
  });

  it('asks nobody once the session is over', async () => {
    await pressed();
    forgetSession('expired');
    await waitFor(() => expect(screen.queryByLabelText('Password')).toBeNull());
    expect(named('Remove')).toHaveLength(1);
  });

  it('fails where nobody is there to ask', async () => {
    expect(await removeOne()).toMatchObject({ code: 'step-up-required' });
  });
});
