import { createServer } from 'node:http';
import { testBrokers } from '../../scripts/real-parts/kafka.mjs';
import { testRedises } from '../../scripts/real-parts/redis.mjs';

/**
 * Real parts for the specs of one run, which ask for them by HTTP: what nobody asks for is never started, and all of it
 * belongs to this process, whichever worker asked. Answers how to stop it; its address is in BELLBIRD_TEST_PARTS.
 */
export async function startPartsServer() {
  const kafka = testBrokers();
  const redis = testRedises();
  const say = ({ missing, brokers, url, pid }) => (missing ? { missing } : { brokers, url, pid });
  const answers = {
    'kafka/shared': async () => say(await kafka.shared()),
    'kafka/own': async (settings) => say(await kafka.own(settings)),
    'kafka/start': async ({ brokers }) => {
      const broker = kafka.byAddress(brokers);
      await broker.start();
      return say(broker);
    },
    'redis/shared': async () => say(await redis.shared()),
    'redis/own': async () => say(await redis.own()),
    'redis/start': async ({ url }) => {
      const one = redis.byUrl(url);
      await one.start();
      return say(one);
    },
  };
  const server = createServer(async (req, res) => {
    try {
      let body = '';
      for await (const piece of req.setEncoding('utf8')) body += piece;
      res.end(JSON.stringify(await answers[req.url.slice(1)](JSON.parse(body || '{}'))));
    } catch (error) {
      res.writeHead(500).end(String(error?.stack ?? error));
    }
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  server.unref();
  process.env.BELLBIRD_TEST_PARTS = `http://127.0.0.1:${server.address().port}`;
  return async () => {
    server.close();
    server.closeAllConnections();
    await Promise.all([kafka.stop(), redis.stop()]);
  };
}
