// Preloaded into the product under test: counts the statements of each tenant's transactions, and tells them over HTTP.
import { createServer } from 'node:http';
import { isMainThread } from 'node:worker_threads';
import pg from 'pg';

/** @type {Record<string, string[]>} */
let seen = {};
const tenants = new WeakMap();
const original = pg.Client.prototype.query;

pg.Client.prototype.query = function (...args) {
  const [query, values] = args;
  const text = typeof query === 'string' ? query : (query?.text ?? query?.cursor?.text ?? '');
  const of = typeof query === 'string' ? values : query?.values;
  const begun = /set_config\('app\.tenant', (?:'([^']+)'|\$1)/.exec(text);
  if (begun !== null) tenants.set(this, begun[1] ?? of[0]);
  const tenant = tenants.get(this);
  if (tenant !== undefined) (seen[tenant] ??= []).push(text);
  if (/^\s*(?:commit|rollback)/i.test(text)) tenants.delete(this);
  return Reflect.apply(original, this, args);
};

if (isMainThread && process.env.STATEMENTS_PORT) {
  createServer((_request, response) => {
    response.end(JSON.stringify(seen));
    seen = {};
  })
    .listen(Number(process.env.STATEMENTS_PORT), '127.0.0.1')
    .unref();
}
