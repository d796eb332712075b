import { Duration } from 'luxon';
import { isProductError } from '@bellbird/errors';
import { behaviourNames, usualBehaviour } from '../carrier/network-behaviour.js';
import type { Carrier } from '../carrier/open-carrier.js';
import type { BusinessClock } from '../clock/business-clock.js';
import { readClockChange } from '../clock/read-clock-change.js';
import type { Call, Reply } from '../http/call.js';
import { Fields, readForm } from '../http/fields.js';
import type { Route } from '../http/router.js';
import type { Refused } from './markup/form-field.js';
import { fromField } from './markup/format.js';
import type { Frame } from './markup/frame.js';
import { networkPage } from './network-page.js';

export const networkPath = '/sandbox/network';

const notices: Record<string, string> = {
  network: 'The network behaves as set.',
  clock: 'Everybody goes by the new time.',
};

/** The page of network and clock and what its forms send. */
export function networkPageRoutes(carrier: Carrier | null, clock: BusinessClock, frame: Frame): Route[] {
  const show = (call: Call, refused: Refused | null): Reply => {
    const main = networkPage({
      now: clock.now(),
      offsetMs: clock.offsetMs,
      behaviour: carrier?.network.behaviour ?? null,
      refused,
    });
    const notice = refused === null ? notices[call.query.get('done') ?? ''] : undefined;
    return frame({ title: 'Network and clock', path: networkPath, main, notice, status: refused === null ? 200 : 400 });
  };
  /** Does what a form asks for; what cannot be is shown beside its field. */
  const take = async (
    call: Call,
    known: readonly string[],
    what: string,
    act: (form: Fields) => Promise<unknown>,
  ): Promise<Reply> => {
    const form = await readForm(call, known);
    try {
      form.end();
      await act(form);
      return { status: 303, headers: { location: `${networkPath}?done=${what}` } };
    } catch (error) {
      if (!isProductError(error)) throw error;
      return show(call, { values: form.values, errors: error.fields });
    }
  };
  const routes: Route[] = [
    { method: 'GET', path: networkPath, handle: (call) => show(call, null) },
    {
      method: 'POST',
      path: '/sandbox/clock',
      handle: (call) => take(call, ['advance', 'at', 'reset'], 'clock', (form) => changeClock(clock, form)),
    },
  ];
  if (carrier === null) return routes;
  const change = async (form: Fields): Promise<void> => {
    await carrier.network.change(
      new Fields(form.has('usual') ? { ...usualBehaviour } : asNumbers(form), behaviourNames),
    );
    carrier.receipts.wake();
  };
  return [
    ...routes,
    {
      method: 'POST',
      path: networkPath,
      handle: (call) => take(call, [...behaviourNames, 'usual'], 'network', change),
    },
  ];
}

function changeClock(clock: BusinessClock, form: Fields): Promise<void> {
  if (form.has('reset')) return clock.reset();
  if (form.has('advance') && Duration.fromISO(String(form.values['advance'])).isValid) {
    return clock.turn(readClockChange(new Fields({ advance: form.values['advance'] }, ['advance'])));
  }
  const at = fromField(String(form.values['at'] ?? ''));
  if (at === null) form.wrong('at', 'Give a date and a time.');
  form.end();
  return clock.turn(() => at as Date);
}

/** A form sends texts; an empty one is not a nought. */
function asNumbers(form: Fields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(form.values).map(([name, text]) => [name, String(text).trim() === '' ? text : Number(text)]),
  );
}
