/** Without this the servers would outlive the run, and jest would wait for them. */
export default async function tearDown() {
  await globalThis.stopTestParts?.();
  await globalThis.stopTestServer?.();
  await globalThis.removeRunFolder?.();
}
