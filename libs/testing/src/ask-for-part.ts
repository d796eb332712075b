/** Asks the process that runs the tests for a real part (see parts-server.mjs). @throws with the reason where it cannot be had. */
export async function askForPart<T>(what: string, body: object = {}): Promise<T> {
  const server = process.env.BELLBIRD_TEST_PARTS;
  if (server === undefined)
    throw new Error('BELLBIRD_TEST_PARTS is not set: run the test through the jest.config.mjs at the root.');
  const answer = await fetch(`${server}/${what}`, { method: 'POST', body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(await answer.text());
  const had = (await answer.json()) as T & { missing?: string };
  if (had.missing !== undefined) throw new Error(`There is no ${what.split('/')[0]} for this test: ${had.missing}.`);
  return had;
}
