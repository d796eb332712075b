import { eventually, greetingServer } from '@bellbird/testing';
import { askAnew } from './ask-anew.js';

describe('a server that is asked anew and does not answer', () => {
  it.each([
    ['says nothing', '', false],
    ['begins to speak', 'R', true],
    ['begins with TLS', 'S', true],
  ] as const)('and %s is let go, and whether it was heard is told', async (_what, greeting, isHeard) => {
    const server = await greetingServer(greeting);
    try {
      await expect(askAnew(server.url, 200, 'select 1')).rejects.toMatchObject({ message: 'timeout expired', isHeard });
      await eventually(() => expect(server.open()).toBe(0));
    } finally {
      await server.close();
    }
  });
});
