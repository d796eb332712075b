import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { composeServices } from '@apollo/composition';
import { buildSubgraphSchema } from '@apollo/subgraph';
import { graphql, parse } from 'graphql';
import { guardSchema, TokenVerifier, type Actor } from '@bellbird/auth';
import type { ErrorAnswer } from '@bellbird/errors';
import { subgraphHeader, toErrorAnswer, type ServiceName } from '@bellbird/service-host';
import type { TestPlatform } from '@bellbird/service-host/testing';

/** What a fake service was asked, in order. */
export interface Asked {
  service: string;
  headers: Readonly<Record<string, unknown>>;
  query: string;
}

export interface FakeContext {
  caller: Actor | null;
}

export interface FakeService {
  typeDefs: string;
  resolvers: Record<string, Record<string, unknown>>;
}

/** A stopped process takes connections and says nothing; one that is stopped in the middle of an answer says no more of it. */
export type SilentFrom = 'the start' | 'mid-answer';

export interface FakeServices {
  supergraphSdl: string;
  asked: Asked[];
  /** Takes a service away, as a crash would. */
  crash(name: ServiceName): Promise<void>;
  comeBack(name: ServiceName): Promise<void>;
  /** Resolves after `work`, when it speaks again. */
  /** How many requests silent services have taken and not answered. */
  leftWaiting(): number;
  silent(name: ServiceName, from: SilentFrom, work: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

/** Services that guard their root fields and answer errors as real ones do, without a database, behind a graph of their own. */
export async function startFakeServices(
  platform: Pick<TestPlatform, 'peers' | 'peer'>,
  services: Readonly<Partial<Record<ServiceName, FakeService>>>,
): Promise<FakeServices> {
  const asked: Asked[] = [];
  const servers = new Map<string, Server>();
  const silent = new Map<string, SilentFrom>();
  let leftWaiting = 0;
  const verifier = TokenVerifier.fromJwks(() => `${platform.peer('identity')}/.well-known/jwks.json`);
  const sdls = Object.entries(services).map(([name, { typeDefs }]) => ({
    name,
    url: `http://${name}`,
    typeDefs: parse(subgraphHeader + typeDefs),
  }));
  const composed = composeServices(sdls);
  if (composed.supergraphSdl === undefined) throw new Error(composed.errors?.map(({ message }) => message).join('\n'));

  const start = async (name: string, { typeDefs, resolvers }: FakeService): Promise<void> => {
    const schema = guardSchema(
      buildSubgraphSchema({ typeDefs: parse(subgraphHeader + typeDefs), resolvers: resolvers as never }),
    );
    const server = createServer(async (req, res) => {
      if (silent.has(name) && req.method === 'POST') leftWaiting += 1;
      if (silent.get(name) === 'mid-answer' && req.method === 'POST')
        return void res.setHeader('content-type', 'application/json').write('{"data":');
      if (silent.has(name)) return;
      if (req.method === 'GET') return void res.end();
      const chunks: Buffer[] = [];
      for await (const chunk of req) chunks.push(chunk as Buffer);
      const { query, variables } = JSON.parse(Buffer.concat(chunks).toString()) as {
        query: string;
        variables: Record<string, unknown>;
      };
      asked.push({ service: name, headers: req.headers, query });
      const token = req.headers.authorization?.slice('Bearer '.length);
      const actor = token === undefined ? null : await verifier.verify(token);
      const context: FakeContext = { caller: typeof actor === 'string' ? null : actor };
      const result = await graphql({ schema, source: query, variableValues: variables, contextValue: context });
      const errors = result.errors?.map((error) => ({
        path: error.path,
        ...shown(toErrorAnswer(error.originalError ?? error)),
      }));
      res
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify({ data: result.data, ...(errors && { errors }) }));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    servers.set(name, server);
    platform.peers.set(name, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  };
  const crash = async (name: string): Promise<void> => {
    const server = servers.get(name);
    servers.delete(name);
    server?.closeAllConnections();
    await new Promise((resolve) => server?.close(resolve));
  };
  for (const [name, service] of Object.entries(services)) await start(name, service);
  return {
    supergraphSdl: composed.supergraphSdl,
    asked,
    crash,
    leftWaiting: () => leftWaiting,
    silent: async (name, from, work) => {
      silent.set(name, from);
      await work().finally(() => silent.delete(name));
    },
    comeBack: (name) => start(name, services[name] as FakeService),
    stop: async () => {
      for (const name of [...servers.keys()]) await crash(name);
    },
  };
}

const shown = ({ message, error: title, ...extensions }: ErrorAnswer): object => ({
  message,
  extensions: { ...extensions, title },
});
