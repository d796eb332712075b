// Schemathesis over REST and over the graph: no fault, no answer that the documents do not know, no wrong shape. What
// fits the document and is refused all the same must be by a rule that it names, `x-refusals` of the operation.
import { createReadStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { python, root, run, tail } from './cache.mjs';

/** Examples an operation; BELLBIRD_TEST_EXAMPLES says otherwise. */
const examples = Number(process.env.BELLBIRD_TEST_EXAMPLES ?? 20);
const endsWithinMs = Number(process.env.BELLBIRD_TEST_OUTSIDE_MINUTES ?? 60) * 60_000;
/** These end the session that all others need. */
const leftOut = /\/auth\/log-out|\/auth\/refresh-tokens|\/users\/password/;
const leftOutOfGraph = 'logOut|refreshTokens|changePassword';
const hooks = fileURLToPath(new URL('schemathesis-hooks.py', import.meta.url));
/** Schemathesis' name for what fits the document and is refused. */
const refusal = 'positive_data_acceptance';
/** And for what does not fit it and is taken. */
const acceptance = 'negative_data_rejection';
const mostShown = 25;

export const get = () => python('schemathesis', { schemathesis: '4.32.5' });

export async function test(bin, { check, product, seed }) {
  const { url, signIn } = await product();
  const document = await (await fetch(`${url}/api/openapi.json`)).json();
  const api = `${url}/api/openapi.json`;
  const isRule = (finding) => isNamed(document, finding);
  const endSessions = operationsOf(document).filter(({ path }) => leftOut.test(path));
  const rest = (phases, excluded) => [
    ...['--checks', 'all', '--phases', phases],
    // Of two kinds of exclusion schemathesis takes what both name, so all are named by one.
    ...['--exclude-operation-id-regex', `^(${excluded.map(({ operationId }) => operationId).join('|')})$`],
  ];
  const runs = [
    ['REST', api, rest('examples,fuzzing,stateful', endSessions), isRule],
    ["REST's borders", api, rest('coverage', [...endSessions, ...withFilters(document)]), isRule],
    [
      'the graph',
      join(root, 'apps/web/schema.graphql'),
      ['--url', `${url}/graphql`, '--exclude-name-regex', leftOutOfGraph],
      isMeant,
    ],
  ];
  // Before the first: among its cases are so many failed sign-ins that nobody may sign in from here afterwards.
  const sessions = [];
  while (sessions.length < runs.length) sessions.push(await signIn());
  for (const [name, location, args, excused] of runs) {
    await check(`schemathesis over ${name}`, async () => {
      const folder = await mkdtemp(join(tmpdir(), 'bellbird-schemathesis-'));
      const report = join(folder, 'events.ndjson');
      const session = join(folder, 'session.json');
      await writeFile(session, JSON.stringify(sessions.shift()));
      const env = { BELLBIRD_URL: url, BELLBIRD_SESSION: session, SCHEMATHESIS_HOOKS: hooks };
      const common = [
        '--no-color',
        '--continue-on-failure',
        '--seed',
        String(seed),
        '--max-examples',
        String(examples),
      ];
      const reports = ['--report', 'ndjson', '--report-ndjson-path', report];
      const all = ['run', location, ...common, ...reports, ...args];
      try {
        const { status, output } = await run(join(bin, 'schemathesis'), all, {
          cwd: folder,
          env,
          timeoutMs: endsWithinMs,
        });
        // 0: nothing found; 1: found something, which is read below.
        if (status !== 0 && status !== 1) throw new Error(`It ended with ${status}.\n${tail(output)}`);
        const { cases, findings } = await read(report);
        const bad = findings.filter((each) => !excused(each));
        if (bad.length > 0) throw new Error(`${cases} cases, ${bad.length} findings:\n${shown(bad)}`);
        if (cases === 0 || /\d+ errors?\b/.test(tail(output, 1))) throw new Error(tail(output));
        return `${cases} cases, ${findings.length} refused by what is known`;
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    });
  }
}

/**
 * The operations that take filters. The phase "coverage" tries each border of each member, whatever the number of
 * examples: with the filters' fields, types and operations that is two minutes an operation.
 */
const withFilters = (document) =>
  operationsOf(document).filter((operation) => /[Ff]ilter/.test(JSON.stringify(inputOf(operation))));

const operationsOf = ({ paths }) =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.values(item)
      .filter(({ operationId }) => operationId !== undefined)
      .map((operation) => ({ ...operation, path })),
  );
const inputOf = ({ parameters, requestBody }) => ({ parameters, requestBody });

/** Every failed check of a run with its request and answer, and how many cases there were. */
async function read(report) {
  const findings = [];
  let cases = 0;
  for await (const line of createInterface({ input: createReadStream(report) })) {
    const { recorder } = JSON.parse(line).ScenarioFinished ?? {};
    for (const [id, checks] of Object.entries(recorder?.checks ?? {})) {
      cases += 1;
      const { request, response } = recorder.interactions[id] ?? {};
      for (const each of checks.filter(({ status }) => status === 'failure')) {
        findings.push({
          ...{ check: each.name, operation: recorder.cases[id].value.path, status: response?.status_code },
          ...{
            method: request?.method,
            uri: request?.uri,
            asked: bytes(request?.body),
            said: bytes(response?.content),
          },
        });
      }
    }
  }
  return { cases, findings };
}

const bytes = (content) => Buffer.from(content?.$base64 ?? '', 'base64').toString();

/** Whether a refusal of what fits the document is by rules that the operation names, for each field it complains of. */
function isNamed(document, { check, operation, method, status, asked, said }) {
  // Too long an address is a refusal, though not one that schemathesis knows. Blanks at the ends of a text do not count.
  if (check === acceptance) return status === 431 || hasBlankEnds(asked);
  if (check !== refusal) return false;
  const refusals = document.paths[operation]?.[String(method).toLowerCase()]?.['x-refusals'] ?? [];
  const { code, fields = [] } = JSON.parse(said);
  const ofCode = refusals.filter((each) => each.code === code);
  const names = (field) =>
    ofCode.some((each) => each.field !== undefined && new RegExp(`^(?:${each.field})$`, 's').test(field));
  return fields.length === 0 ? ofCode.length > 0 : fields.every(({ field }) => names(field));
}

/** Whether a text in a JSON body begins or ends with what is cut off before it is measured. */
function hasBlankEnds(asked) {
  let has = false;
  JSON.parse(asked, (_name, value) => {
    has ||= typeof value === 'string' && value !== value.trim();
    return value;
  });
  return has;
}

/** Whether all errors of an answer of the graph are refusals that somebody meant. */
function isMeant({ said }) {
  const { errors = [] } = JSON.parse(said);
  return (
    errors.length > 0 && errors.every(({ extensions }) => extensions?.code !== undefined && extensions.statusCode < 500)
  );
}

/** The first of each kind, and how many there are of it. */
function shown(findings) {
  const kinds = new Map();
  for (const each of findings) {
    const kind = `${each.check}: ${each.status} ${each.method} ${each.operation}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), each]);
  }
  // What is valid and refused comes last: it is often, and the least of it.
  const byHarm = [...kinds].sort(([a], [b]) => Number(a.startsWith(refusal)) - Number(b.startsWith(refusal)));
  const lines = byHarm.map(([kind, all]) => `${all.length} × ${kind}\n    ${brief(all[0])}`);
  return [
    ...lines.slice(0, mostShown),
    ...(lines.length > mostShown ? [`and ${lines.length - mostShown} more kinds`] : []),
  ].join('\n');
}

const brief = ({ uri, asked, said }) => `${uri.slice(0, 300)} ${asked.slice(0, 300)} → ${said.slice(0, 300)}`;
