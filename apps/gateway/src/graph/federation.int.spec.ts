import { readFileSync } from 'node:fs';
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { Pulse } from '@bellbird/service-host';
import { supergraphFile } from '../gateway.service.js';
import { makeFederation } from './federation.js';

it('tells nobody of itself and asks nobody where it runs', async () => {
  const request = jest.spyOn(http, 'request').mockImplementation(() => {
    throw new Error('nobody is to be asked');
  });
  const pulse = new Pulse();
  const gateway = makeFederation(readFileSync(supergraphFile, 'utf8'), { peer: () => 'http://127.0.0.1:1' }, pulse);
  await pause(300);
  expect(request).not.toHaveBeenCalled();
  pulse.close();
  await gateway.stop().catch(() => undefined);
  request.mockRestore();
});
