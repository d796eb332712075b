/** What a test or hook is given at least. A limit ends what hangs; it says nothing of how fast a machine is. */
const patienceMs = 600_000;

/** For `handleTestEvent` of an environment: raises every limit of tests and hooks that is shorter. */
function givePatience({ name, test, hook }) {
  const limited = name === 'test_fn_start' ? test : name === 'hook_start' ? hook : undefined;
  if (limited !== undefined) limited.timeout = Math.max(limited.timeout ?? 0, patienceMs);
}

module.exports = { givePatience };
