import { testPlatform, type StartedService, type TestPlatform } from '@bellbird/service-host/testing';
import { waitingListService } from './waiting-list.module.js';

describe('waiting-list', () => {
  let platform: TestPlatform;
  let service: StartedService;
  beforeAll(async () => {
    platform = await testPlatform();
    service = await platform.start(waitingListService);
  });
  afterAll(() => platform.stop());

  it('stands on all that it needs', async () => {
    expect(await service.ready()).toEqual([]);
    expect(await service.as(await platform.tokenOf({}))('{ __typename }')).toMatchObject({
      status: 200,
      data: { __typename: 'Query' },
    });
  });

  it('keeps every table with a tenant behind forced row-level security', async () => {
    const open = await service.sql(
      `select c.relname as "table" from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped
        where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and not (c.relrowsecurity and c.relforcerowsecurity)`,
    );
    expect(open).toEqual([]);
  });
});
