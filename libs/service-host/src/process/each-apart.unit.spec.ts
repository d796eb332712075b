import { eachApart } from './each-apart.js';

it('does what is due for each business though it fails for some, and says for whom', async () => {
  const many = Array.from({ length: 20 }, (_, at) => ({ tenantId: `t${at}` }));
  const [done, said]: [string[], unknown[]] = [[], []];
  const logger = { warn: ({ tenantId }: { tenantId: string }) => void said.push(tenantId) };
  await eachApart(many, logger as never, async ({ tenantId }) => {
    await Promise.resolve();
    if (tenantId === 't3' || tenantId === 't12') throw new Error('broken');
    done.push(tenantId);
  });
  expect(done).toHaveLength(18);
  expect(said).toEqual(['t3', 't12']);
});
