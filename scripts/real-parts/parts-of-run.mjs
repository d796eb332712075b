// The parts of one kind that the specs of a run ask for.
import { createServer } from 'node:net';
import { asContainer } from './containers.mjs';

/** A TCP port of 127.0.0.1 that nobody listens on now. */
export function freePort() {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });
}

/**
 * One that specs share, made when the first of them asks, and others of their own for those that pull them down. Where a
 * Docker engine answers, the shared one is a container (`inContainer`). Those that are pulled down by signals are
 * processes of this machine (`asProcess`, which answers { missing: why } where it cannot) if they can be had. `stop`
 * ends them all, a process by `end`.
 */
export function partsOfRun({ name, inContainer, asProcess, end }) {
  const all = [];
  const contained = async (settings) => {
    const part = await asContainer(name, async () => inContainer(await freePort(), settings));
    if (part !== null) all.push(part);
    return part;
  };
  const own = async (settings) => {
    const part = await asProcess(settings);
    if (part.missing) return (await contained(settings)) ?? part;
    all.push(part);
    return part;
  };
  let shared = null;
  return {
    own,
    shared: () => (shared ??= contained().then((part) => part ?? own())),
    find: (isIt) => all.find(isIt),
    stop: async () => {
      await shared?.catch(() => undefined);
      await Promise.all(all.map((part) => (part.isContainer ? part.stop() : end(part))));
    },
  };
}
