import { createLogger } from './logger.js';

/** What is logged of an error. */
function lineOf(error: Error): Record<string, unknown> {
  const lines: string[] = [];
  createLogger('tenants', 'info', { write: (line) => void lines.push(line) }).warn({ err: error }, 'It failed');
  return (JSON.parse(lines[0]!) as { err: Record<string, unknown> }).err;
}

it('shows where a fault was', () => {
  expect(lineOf(new TypeError('x is undefined'))).toMatchObject({
    type: 'TypeError',
    message: 'x is undefined',
    stack: expect.stringContaining('logger.unit.spec'),
  });
});

it('shows of a database error its kind and place, and nothing of the row', () => {
  expect(
    lineOf(Object.assign(new Error('Key (phone)=(+61412345678) exists'), { code: '23505', table: 'contact' })),
  ).toMatchObject({ code: '23505', table: 'contact' });
  expect(JSON.stringify(lineOf(Object.assign(new Error('+61412345678'), { code: '23505' })))).not.toContain(
    '"message"',
  );
});

it('shows of Kafka, which is away or not ready yet, a line without a stack', () => {
  const error = Object.assign(new Error('This server does not host this topic-partition'), {
    name: 'KafkaJSProtocolError',
    code: 3,
    retriable: true,
  });
  expect(lineOf(error)).toEqual({
    type: 'KafkaJSProtocolError',
    message: 'This server does not host this topic-partition',
  });
});
