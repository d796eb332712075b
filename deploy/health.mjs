// Whether the part in this container is ready: exit code 0 or 1. `node deploy/health.mjs [path]`, of its own PORT.
const path = process.argv[2] ?? '/health/ready';
const ok = await fetch(`http://127.0.0.1:${process.env.PORT}${path}`, { signal: AbortSignal.timeout(4_000) }).then(
  (answer) => answer.ok,
  () => false,
);
process.exit(ok ? 0 : 1);
