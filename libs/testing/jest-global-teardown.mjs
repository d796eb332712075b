/** Without this the server would outlive the run, and jest would wait for it. */
export default async function tearDown() {
  await globalThis.stopTestServer?.();
}
