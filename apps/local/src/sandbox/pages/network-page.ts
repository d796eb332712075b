import type { NetworkBehaviour } from '../carrier/network-behaviour.js';
import { field, type Refused } from './markup/form-field.js';
import { forField, showApart, showMoment, zoneName } from './markup/format.js';
import { html, type Html } from './markup/html.js';

export interface NetworkPage {
  now: Date;
  offsetMs: number;
  /** Null while the carrier is a real one. */
  behaviour: NetworkBehaviour | null;
  refused: Refused | null;
}

interface Setting {
  name: keyof NetworkBehaviour;
  label: string;
  help: string;
  suffix: string;
}

const pace: readonly Setting[] = [
  { name: 'latencyMs', label: 'Answer after', help: 'From a call to the carrier until it answers.', suffix: 'ms' },
  {
    name: 'receiptDelayMs',
    label: 'Receipt after',
    help: 'From accepting a text until the phone has it.',
    suffix: 'ms',
  },
  {
    name: 'perSecond',
    label: 'Texts a second',
    help: '0 is no limit. Above it the carrier says 429.',
    suffix: 'a second',
  },
];

const faults: readonly Setting[] = [
  { name: 'rejectPercent', label: 'Rejected', help: 'Refused at once, not sent.', suffix: '%' },
  { name: 'bouncePercent', label: 'Bounced', help: 'Accepted, then undelivered.', suffix: '%' },
  { name: 'timeoutPercent', label: 'Never answered', help: 'Not accepted, no answer.', suffix: '%' },
  { name: 'lostAnswerPercent', label: 'Answer lost', help: 'Accepted, then the connection is cut.', suffix: '%' },
  { name: 'duplicateReceiptPercent', label: 'Receipt twice', help: 'The receipt comes a second time.', suffix: '%' },
];

const steps: readonly [string, string][] = [
  ['PT15M', '15 minutes'],
  ['PT1H', '1 hour'],
  ['PT2H', '2 hours'],
  ['P1D', '1 day'],
  ['P1W', '1 week'],
];

/** How the mobile network behaves, and what time it is for the business. */
export function networkPage(page: NetworkPage): Html {
  return html`<div class="heading"><div><h1>${page.behaviour ? 'Network and clock' : 'Clock'}</h1><p class="second">How the world outside behaves, until you change it again.</p></div></div>
<div class="columns">
${page.behaviour ? network(page.behaviour, page.refused) : ''}
${clock(page)}
</div>`;
}

function network(behaviour: NetworkBehaviour, refused: Refused | null): Html {
  const setting = ({ name, label, help, suffix }: Setting): Html =>
    field(
      {
        name,
        label,
        help,
        suffix,
        value: String(behaviour[name]),
        more: html`inputmode="decimal" autocomplete="off" required`,
      },
      refused,
    );
  return html`<section class="card" aria-labelledby="network-title"><h2 id="network-title">Mobile network</h2>
<form method="post" action="/sandbox/network" novalidate>
<fieldset><legend>Pace</legend><div class="grid">${pace.map(setting)}</div></fieldset>
<fieldset><legend>What goes wrong, out of 100 texts</legend><div class="grid">${faults.map(setting)}</div></fieldset>
<div class="actions"><button class="button solid" type="submit">Save network</button><button class="button" type="submit" name="usual" value="true">Back to usual</button></div>
</form></section>`;
}

function clock({ now, offsetMs, refused }: NetworkPage): Html {
  return html`<section class="card" aria-labelledby="clock-title"><h2 id="clock-title">Business clock</h2>
<div class="pad-x" id="clock" data-live="swap"><p class="moment">${showMoment(now)}</p>
<p class="second">${Math.abs(offsetMs) < 1 ? 'It shows real time.' : `${showApart(offsetMs)} real time.`} Schedules and send windows go by it, and it runs on.</p></div>
<form method="post" action="/sandbox/clock" novalidate>
<fieldset><legend>Put it forward by</legend><div class="actions">${steps.map(([value, name]) => html`<button class="button" type="submit" name="advance" value="${value}">${name}</button>`)}</div></fieldset></form>
<form method="post" action="/sandbox/clock" novalidate>
${field({ name: 'at', label: `Put it to (${zoneName} time)`, type: 'datetime-local', value: forField(now), more: html`required` }, refused)}
<div class="actions"><button class="button" type="submit">Put clock</button><button class="button" type="submit" name="reset" value="true">Back to real time</button></div></form></section>`;
}
