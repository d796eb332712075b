import { parked } from './parked.js';

// <service> [--replay] [--topic t] [--key k]: lists and replays the events that a service could not handle.
try {
  process.exitCode = await parked(process.argv.slice(2), process.env, (line) => void process.stdout.write(`${line}\n`));
} catch (error) {
  const { code, message } = error as Error & { code?: string };
  process.stderr.write(
    `${code === '3D000' || code === '28P01' ? 'There is no such service in this installation.' : message}\n`,
  );
  process.exitCode = 1;
}
