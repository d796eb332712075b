import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { eventually, type Seed } from '@bellbird/testing';
import type { ApartProduct } from './apart-product.js';
import { peopleCsv, type ImportJob } from './client.js';
import { nobodyLostNobodyTwice, nothingStuck } from './nothing-lost.js';

const [people, rows] = [200, 3_000];

export interface Cut {
  processes: number;
  upMs: number;
  convergedMs: number;
}

/**
 * kill -9 of every process at once, at a random moment of two campaigns and of an import of another business. After the
 * start both campaigns and the import end by themselves: nobody lost, nobody twice, the ledger clean.
 */
export async function powerCut(product: ApartProduct, { random }: Pick<Seed, 'random'>): Promise<Cut> {
  const [owner, importer] = [
    await product.signUp({ businessName: 'Dark' }),
    await product.signUp({ businessName: 'Importer' }),
  ];
  await owner.importCsv(peopleCsv(people));
  await owner.topUp('100.00');
  const callerId = await owner.senderId();
  await owner.sandbox('PUT', '/phone', { latencyMs: 300 });
  const mark = randomUUID();
  const ids: string[] = [];
  for (const name of ['first', 'second']) {
    ids.push(
      (
        await owner.post<{ id: string }>(
          '/sms-campaigns',
          {
            name,
            messageType: 'transactional',
            deliveryType: 'immediately',
            callerId,
            message: `Hi {{firstName|there}}, ${name} ${mark}.`,
            segmentIds: ['all-contacts'],
          },
          201,
        )
      ).id,
    );
  }
  const job = await importer.startImport(peopleCsv(rows));
  await pause(random() * 3_000);

  const processes = await product.cutPower();
  const began = performance.now();
  await product.startAgain();
  const upMs = performance.now() - began;
  await owner.sandbox('PUT', '/phone', { latencyMs: 20 });
  const [convergedMs] = await Promise.all([
    nobodyLostNobodyTwice({ owner, ids, mark, people, paid: 100 }),
    eventually(
      async () => {
        const seen = await importer.get<ImportJob>(`/contacts/import-from-file/${job}`);
        expect(seen).toMatchObject({ status: 'completed', rows, rejected: 0 });
        expect(seen.created + seen.updated + seen.skipped).toBe(rows);
        expect(await importer.get('/contacts/count')).toEqual({ count: rows });
      },
      { timeoutMs: 60_000, everyMs: 200 },
    ),
  ]);
  await nothingStuck(product);
  return { processes, upMs: Math.round(upMs), convergedMs: Math.round(convergedMs) };
}
