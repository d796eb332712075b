// Bellbird as processes of their own on one machine, of what is built. `npm run start:apart` builds first.
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { checkSettings } from '../../apps/local/dist/check-settings.js';
import { demoAccounts, demoAdmin, makeDemoData } from '../../apps/local/dist/demo/make-demo-data.js';
import { services } from '../../apps/local/dist/services.generated.js';
import { deriveSecret } from '../../libs/auth/dist/index.js';
import { isAlive } from '../../libs/database/dist/embedded/server/processes.js';
import { lastWords } from '../../libs/errors/dist/index.js';
import { isLeftAlone } from './left-alone.mjs';
import { openGrounds } from './open-grounds.mjs';
import { freePorts, layOut } from './parts.mjs';
import { runPart } from './run-part.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const given = process.env;
const folder = resolve(given.BELLBIRD_DATA ?? '.data/apart');
/** PORT=0: a free one. */
const frontPort = Number(given.PORT || 3000) || (await freePorts(1))[0];
const startsWithinMs = 240_000;
const say = (line) => process.stdout.write(`${line}\n`);
const sayWrong = (line) => process.stderr.write(`${line}\n`);

/** In the order of their start: { name, stop }. */
const stops = [];
const parts = new Map();
let ending = null;

/** Stops all, what started last first, and ends with `code`. A second call changes nothing. */
function end(code) {
  return (ending ??= (async () => {
    if (parts.size > 0) say('\nStopping …');
    const running = [...parts.values()].reverse();
    // The front lets nobody in any more before those behind it go.
    for (const part of running.filter(({ name }) => name === 'front')) await part.stop();
    for (const step of [2, 1, 0])
      await Promise.all(
        running.filter((part) => part.step === step && part.name !== 'front').map((part) => part.stop()),
      );
    for (const { name, stop } of stops.reverse())
      await stop().catch((error) => sayWrong(`While stopping ${name}: ${error}`));
    process.exit(code);
  })());
}

/** One that dies ends all, or with BELLBIRD_RESTART=true is started again after a while, as an orchestrator would. */
function onDeath(name, how, startAgain) {
  if (ending) return;
  sayWrong(`${name} has died (${how}).`);
  if (given.BELLBIRD_RESTART?.trim() !== 'true' || !isUp) return void end(1);
  setTimeout(() => ending || startAgain(), Number(given.BELLBIRD_RESTART_AFTER_MS || 1_000));
}

function start(part) {
  const running = runPart(part, root, (how) => onDeath(part.name, how, () => start(part)));
  parts.set(part.name, Object.assign(running, { step: part.step }));
  void running.ready.then(() => say(`${part.name} is up at ${part.url}, process ${running.pid}`));
  return running.ready;
}

async function watch(ground) {
  const { name, at, pid } = ground;
  say(`${name} is up at ${at}, process ${pid}`);
  while (ground.pid === pid && isAlive(pid)) await pause(100);
  onDeath(name, `process ${pid}`, startAgain);

  function startAgain() {
    ground.start().then(
      () => watch(ground),
      (error) => onDeath(name, error.message, startAgain),
    );
  }
}

let isUp = false;
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void end(0));
setInterval(() => isLeftAlone() && void end(0), 500).unref();
process.on('uncaughtException', (error) => {
  sayWrong(lastWords(error));
  void end(1);
});

try {
  // Kafka is started where none is named.
  checkSettings(
    { ...given, EVENT_BUS: given.EVENT_BUS || 'kafka', KAFKA_BROKERS: given.KAFKA_BROKERS || '127.0.0.1:9092' },
    services,
  );
  const grounds = await openGrounds(given, folder, stops, (ground) => void watch(ground));
  const withDemo = given.BELLBIRD_DEMO?.trim() !== 'false';
  const url = `http://localhost:${frontPort}`;
  const laidOut = await layOut(given, {
    ...grounds,
    FRONT_PORT: frontPort,
    PUBLIC_URL: given.PUBLIC_URL?.replace(/\/$/, '') || url,
    SANDBOX_KEY: deriveSecret(grounds.BELLBIRD_SECRET, 'sandbox key').toString('hex'),
    ...(withDemo && { BELLBIRD_ADMIN_EMAIL: demoAdmin.email, BELLBIRD_ADMIN_PASSWORD: demoAdmin.password }),
  });
  const late = setTimeout(() => {
    sayWrong(`Not all is up within ${startsWithinMs / 1_000} s.`);
    void end(1);
  }, startsWithinMs);
  for (const step of [0, 1, 2]) await Promise.all(laidOut.filter((part) => part.step === step).map(start));
  clearTimeout(late);
  isUp = true;
  const isSandbox = (setting) => (given[setting]?.trim() || 'sandbox') === 'sandbox';
  const makesDemo = withDemo && isSandbox('MAIL_PROVIDER');
  if (makesDemo)
    await makeDemoData({
      url,
      sandboxUrl: url,
      dataFolder: folder,
      texts: isSandbox('SMS_PROVIDER'),
      pays: isSandbox('PAYMENTS_PROVIDER'),
    });
  if (!ending) say(`\nBellbird is ready at ${url}\n${makesDemo ? demoAccounts() : ''}`);
} catch (error) {
  if (!ending) sayWrong(lastWords(error));
  await end(1);
}
