import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parseAllDocuments } from 'yaml';
import { dispatchService } from '@bellbird/dispatch/service';
import { topics } from '@bellbird/events';
import { serviceNames } from '@bellbird/service-host';
import { isBuilt, isPinned, isRead, parts, problemsOf, root, script, standIn, textOf } from './support/deployed.js';

interface Env {
  name: string;
  valueFrom: { secretKeyRef: { name: string; key: string; optional?: boolean } };
}
interface Probe {
  httpGet: { path: string; port: string };
}
interface Container {
  name: string;
  image: string;
  args: string[];
  env?: Env[];
  envFrom?: { configMapRef?: { name: string }; secretRef?: { name: string } }[];
  ports?: { name: string; containerPort: number }[];
  livenessProbe: Probe;
  readinessProbe: Probe;
  startupProbe: Probe;
  resources: { requests: object; limits: object };
  securityContext: object;
}
interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string; annotations?: Record<string, string> };
  data?: Record<string, string>;
  // Each kind's own: asserted upon, never trusted.
  spec: Record<string, unknown> & {
    template: {
      metadata: { labels: Record<string, string>; annotations?: Record<string, string> };
      spec: Record<string, unknown> & { containers: Container[] };
    };
  };
}

const run = promisify(execFile);
type Tools = { validate: string; kustomize: string[] } | { missing: string };
const { ensureKubernetesTools } = await script<{ ensureKubernetesTools: () => Promise<Tools> }>(
  'real-parts/kubernetes.mjs',
);
const tools = await ensureKubernetesTools();
if ('missing' in tools) throw new Error(`not run: Kubernetes manifests (${tools.missing})`);
const { validate, kustomize } = tools;
const overlays = ['staging', 'production'] as const;
const rendered = Object.fromEntries(
  await Promise.all(
    overlays.map(async (name) => {
      const [program, ...args] = kustomize;
      const { stdout } = await run(program!, [...args, join(root, 'k8s/overlays', name)], { maxBuffer: 1 << 24 });
      return [name, parseAllDocuments(stdout).map((each) => each.toJS() as Manifest)];
    }),
  ),
) as Record<string, Manifest[]>;

const ofKind = (overlay: string, kind: string): Manifest[] => rendered[overlay]!.filter((each) => each.kind === kind);
const containerOf = (manifest: Manifest): Container => manifest.spec.template.spec.containers[0]!;
const isKeda = ({ apiVersion }: Manifest): boolean => apiVersion.startsWith('keda.sh/');

/** Secrets and their keys, as k8s/README.md tells operators to make them. */
const secrets = Object.fromEntries(
  [...textOf('k8s/README.md').matchAll(/^\| `(bellbird-[a-z-]+)` \| ([^|]+) \|/gm)].map(([, name, keys]) => [
    name!,
    [...keys!.matchAll(/`(\w+)`/g)].map(([, key]) => key!),
  ]),
);

/** What a container finds in its environment, with stand-ins for secrets; a variable of its own wins over what comes in bulk. */
function environmentOf(overlay: string, { env = [], envFrom = [] }: Container): Record<string, string> {
  const inBulk = envFrom.flatMap(({ configMapRef, secretRef }) => {
    if (secretRef !== undefined) return secrets[secretRef.name]!.map((key) => [key, standIn(key)] as const);
    return Object.entries(
      ofKind(overlay, 'ConfigMap').find(({ metadata }) => metadata.name === configMapRef!.name)!.data!,
    );
  });
  const found: Record<string, string> = Object.fromEntries([
    ...inBulk,
    ...env.map(({ name }) => [name, standIn(name)] as const),
  ]);
  // Stripe's two keys are of one mode; the other one is told to browsers and stands in the settings.
  if (found['STRIPE_SECRET_KEY'] && found['STRIPE_PUBLISHABLE_KEY']?.startsWith('pk_live_'))
    found['STRIPE_SECRET_KEY'] = 'sk_live_standin';
  return found;
}

async function schemaProblems(manifests: readonly object[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bellbird-k8s-'));
  try {
    const file = join(folder, 'all.yaml');
    await writeFile(file, manifests.map((each) => JSON.stringify(each)).join('\n---\n'));
    return await run(validate, ['--strict', '-k', '1.34', '--quiet', file]).then(
      ({ stdout, stderr }) => stdout + stderr,
      ({ stdout, stderr }) => `${stdout}${stderr}` || 'failed',
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

describe.each(overlays)('the overlay %s', (overlay) => {
  const deployments = ofKind(overlay, 'Deployment');
  const [job] = ofKind(overlay, 'Job');

  it('fits the schemas of Kubernetes 1.34, every kind but those of KEDA', async () => {
    expect(rendered[overlay]!.length).toBeGreaterThan(40);
    expect(await schemaProblems(rendered[overlay]!.filter((each) => !isKeda(each)))).toBe('');
  }, 60_000);

  it('has every part, each by the entry that a build makes, and the job that migrates', () => {
    expect(Object.keys(parts)).toEqual(expect.arrayContaining([...serviceNames]));
    expect(Object.fromEntries(deployments.map((each) => [each.metadata.name, containerOf(each).args[0]]))).toEqual(
      parts,
    );
    expect(containerOf(job!).args).toEqual(['apps/local/dist/migrate.main.js']);
    expect([...deployments, job!].map((each) => containerOf(each).args[0]!).filter((entry) => !isBuilt(entry))).toEqual(
      [],
    );
  });

  it.each(Object.keys(parts))(
    '%s could start with its settings, and every one of them is read by code',
    async (name) => {
      const env = environmentOf(overlay, containerOf(deployments.find(({ metadata }) => metadata.name === name)!));
      expect(await problemsOf(name, env)).toEqual([]);
      expect(Object.keys(env).filter((each) => !isRead(each))).toEqual([]);
    },
  );

  it('lets no service migrate, and none but the job know the administrator', () => {
    expect(environmentOf(overlay, containerOf(job!))).toEqual({
      DATABASE_URL: standIn('DATABASE_URL'),
      BELLBIRD_SECRET: standIn('BELLBIRD_SECRET'),
      BELLBIRD_SECRET_BEFORE: standIn('BELLBIRD_SECRET_BEFORE'),
    });
    for (const name of [...serviceNames, 'dispatch-worker']) {
      const env = environmentOf(overlay, containerOf(deployments.find(({ metadata }) => metadata.name === name)!));
      expect(env['MIGRATE_AT_START']).toBe('false');
      expect(new URL(env['DATABASE_URL']!)).toMatchObject({ username: '', password: '' });
    }
    expect(JSON.stringify(deployments)).not.toContain('bellbird-database-admin');
  });

  it('names secrets and keys that operators are told to make, and holds none', () => {
    const named = [...deployments, job!].flatMap((each) =>
      (containerOf(each).env ?? []).map(({ valueFrom: { secretKeyRef } }) => secretKeyRef),
    );
    expect(named.length).toBeGreaterThan(8);
    expect(named.filter(({ name, key }) => !secrets[name]?.includes(key))).toEqual([]);
    expect(new Set([...named.map(({ name }) => name), 'bellbird-stores'])).toEqual(new Set(Object.keys(secrets)));
    expect(ofKind(overlay, 'Secret')).toEqual([]);
    const settings = ofKind(overlay, 'ConfigMap').flatMap(({ data }) => Object.keys(data!));
    expect(
      settings.filter((name) => Object.values(secrets).some((keys) => keys.includes(name)) && name !== 'DATABASE_URL'),
    ).toEqual([]);
    for (const name of ['front', 'gateway', 'rest-adapter'])
      expect(JSON.stringify(deployments.find(({ metadata }) => metadata.name === name))).not.toContain(
        'BELLBIRD_SECRET',
      );
  });

  it('asks for health at paths and ports that are served', () => {
    for (const each of deployments) {
      const container = containerOf(each);
      const env = environmentOf(overlay, container);
      expect(container.ports).toEqual([{ name: 'http', containerPort: Number(env['PORT']) }]);
      expect(
        [container.startupProbe, container.livenessProbe, container.readinessProbe].map(({ httpGet }) => httpGet),
      ).toEqual(['/health/live', '/health/live', '/health/ready'].map((path) => ({ path, port: 'http' })));
    }
    const serving = [
      'libs/service-host/src/telemetry/health.ts',
      'libs/service-host/src/telemetry/serve-health.ts',
      'apps/gateway/src/gateway.service.ts',
      'apps/rest-adapter/src/rest-adapter.service.ts',
      'apps/local/src/front/front-apart.ts',
    ];
    const figures = deployments.filter(
      (each) => each.spec.template.metadata.annotations?.['prometheus.io/scrape'] === 'true',
    );
    expect(figures.map(({ metadata }) => metadata.name).sort()).toEqual(
      Object.keys(parts)
        .filter((name) => name !== 'front')
        .sort(),
    );
    for (const {
      spec: { template },
    } of figures)
      expect(template.metadata.annotations).toMatchObject({
        'prometheus.io/port': '4000',
        'prometheus.io/path': '/metrics',
      });
    expect(serving.slice(0, 4).filter((path) => !textOf(path).includes(`'/metrics'`))).toEqual([]);
    expect(
      serving.filter(
        (path) => !['/health/live', '/health/ready'].every((health) => textOf(path).includes(`'${health}'`)),
      ),
    ).toEqual([]);
  });

  it('leads every address to a Service of that name and port, and the ingress to the front', () => {
    const ports = Object.fromEntries(
      ofKind(overlay, 'Service').map(({ metadata, spec }) => [
        metadata.name,
        (spec['ports'] as { port: number; targetPort: string }[])[0],
      ]),
    );
    const urls = deployments.flatMap((each) =>
      Object.entries(environmentOf(overlay, containerOf(each))).filter(
        ([name, value]) => name.endsWith('_URL') && value.startsWith('http://'),
      ),
    );
    expect(urls.length).toBeGreaterThan(50);
    expect(urls.filter(([, value]) => ports[new URL(value).hostname]?.port !== Number(new URL(value).port))).toEqual(
      [],
    );
    for (const { metadata, spec } of ofKind(overlay, 'Service'))
      expect([metadata.name, spec['selector']]).toEqual([metadata.name, { 'app.kubernetes.io/name': metadata.name }]);
    const [ingress] = ofKind(overlay, 'Ingress');
    const [{ host, http }] = ingress!.spec['rules'] as unknown as [
      { host: string; http: { paths: [{ path: string; backend: { service: object } }] } },
    ];
    expect(http.paths).toEqual([
      { path: '/', pathType: 'Prefix', backend: { service: { name: 'front', port: { name: 'http' } } } },
    ]);
    expect(environmentOf(overlay, containerOf(deployments[0]!))['PUBLIC_URL']).toBe(`https://${host}`);
    // A file at its most and the form around it reach us, who refuse in our own shape.
    const fileMegabytes = Number(
      /mostBytes: (\d+) \* 1_024 \* 1_024/.exec(textOf('apps/rest-adapter/src/routes/contacts.ts'))![1],
    );
    const formBytes = Number(
      /formBytes = ([\d_]+);/.exec(textOf('apps/rest-adapter/src/upload/pass-upload.ts'))![1]!.replaceAll('_', ''),
    );
    const bodySize = /^(\d+)m$/.exec(
      ingress!.metadata.annotations!['nginx.ingress.kubernetes.io/proxy-body-size']!,
    )![1];
    expect(Number(bodySize) * 2 ** 20).toBeGreaterThan(fileMegabytes * 2 ** 20 + formBytes);
    expect(ingress!.spec['tls']).toEqual([{ hosts: [host], secretName: 'bellbird-tls' }]);
  });

  it('runs one pinned image without root, privileges or a file system to write to', () => {
    const all = [...deployments, job!];
    expect(new Set(all.map((each) => containerOf(each).image)).size).toBe(1);
    expect(isPinned(containerOf(job!).image)).toBe(true);
    for (const each of all) {
      expect(each.spec.template.spec).toMatchObject({
        automountServiceAccountToken: false,
        enableServiceLinks: false,
        securityContext: {
          runAsNonRoot: true,
          runAsUser: 10001,
          runAsGroup: 10001,
          seccompProfile: { type: 'RuntimeDefault' },
        },
      });
      expect(containerOf(each)).toMatchObject({
        securityContext: {
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        },
        resources: {
          requests: { cpu: expect.any(String), memory: expect.any(String), 'ephemeral-storage': expect.any(String) },
          limits: { memory: expect.any(String), 'ephemeral-storage': expect.any(String) },
        },
        imagePullPolicy: 'IfNotPresent',
      });
      expect(each.spec.template.spec.containers.length).toBe(1);
    }
    const user = job!.spec.template.spec['securityContext'] as { runAsUser: number; runAsGroup: number };
    expect(textOf('deploy/Dockerfile')).toContain(`USER ${user.runAsUser}:${user.runAsGroup}\n`);
    for (const each of deployments) {
      const name = each.metadata.name;
      expect(each.spec.template.spec['topologySpreadConstraints']).toEqual(
        ['topology.kubernetes.io/zone', 'kubernetes.io/hostname'].map((topologyKey) => ({
          maxSkew: 1,
          topologyKey,
          whenUnsatisfiable: 'ScheduleAnyway',
          labelSelector: { matchLabels: { 'app.kubernetes.io/name': name } },
        })),
      );
    }
  });

  it('keeps a disruption budget a part, and denies on the network what is not allowed', () => {
    expect(
      ofKind(overlay, 'PodDisruptionBudget')
        .map(
          ({ spec }) =>
            (spec['selector'] as { matchLabels: Record<string, string> }).matchLabels['app.kubernetes.io/name'],
        )
        .sort(),
    ).toEqual(Object.keys(parts).sort());
    const policies = ofKind(overlay, 'NetworkPolicy');
    expect(policies.find(({ metadata }) => metadata.name === 'nothing')!.spec).toEqual({
      podSelector: {},
      policyTypes: ['Ingress', 'Egress'],
    });
    const labels = new Set(
      [...deployments, job!].flatMap((each) =>
        Object.entries(each.spec.template.metadata.labels).map(([name, value]) => `${name}=${value}`),
      ),
    );
    const chosen = policies.flatMap(({ spec }) =>
      Object.entries((spec['podSelector'] as { matchLabels?: Record<string, string> }).matchLabels ?? {}).map(
        ([name, value]) => `${name}=${value}`,
      ),
    );
    expect(chosen.length).toBeGreaterThan(4);
    expect(chosen.filter((each) => !labels.has(each))).toEqual([]);
  });

  it('scales what is there, and leaves its number of replicas to who scales it', () => {
    const targets = [...ofKind(overlay, 'HorizontalPodAutoscaler'), ...ofKind(overlay, 'ScaledObject')].map(
      ({ spec }) => (spec['scaleTargetRef'] as { name: string }).name,
    );
    expect(targets.sort()).toEqual(['dispatch', 'front', 'gateway', 'rest-adapter']);
    if (overlay === 'production')
      for (const each of deployments)
        expect([each.metadata.name, 'replicas' in each.spec]).toEqual([
          each.metadata.name,
          !targets.includes(each.metadata.name),
        ]);
  });

  it('scales dispatch by the lag of its group on the brokers of its settings (KEDA has no schema here)', () => {
    const [scaled] = ofKind(overlay, 'ScaledObject');
    const env = environmentOf(overlay, containerOf(deployments.find(({ metadata }) => metadata.name === 'dispatch')!));
    expect(scaled!.apiVersion).toBe('keda.sh/v1alpha1');
    const spec = scaled!.spec as unknown as {
      scaleTargetRef: object;
      minReplicaCount: number;
      maxReplicaCount: number;
      triggers: [{ type: string; metadata: Record<string, string>; authenticationRef?: { name: string } }];
    };
    expect(spec.scaleTargetRef).toEqual({
      apiVersion: 'apps/v1',
      kind: 'Deployment',
      name: 'dispatch',
      envSourceContainerName: 'part',
    });
    const [{ type, metadata, authenticationRef }] = spec.triggers;
    expect([spec.triggers.length, type]).toEqual([1, 'kafka']);
    // A service's group is its name; without a topic KEDA adds up all that the group has committed.
    expect(metadata).toMatchObject({
      consumerGroup: `${env['KAFKA_PREFIX'] ?? ''}${dispatchService.name}`,
      bootstrapServersFromEnv: 'KAFKA_BROKERS',
    });
    expect(metadata['topic'] === undefined || (topics as readonly string[]).includes(metadata['topic'])).toBe(true);
    expect(Object.values(metadata).every((value) => typeof value === 'string')).toBe(true);
    expect(Number(metadata['lagThreshold'])).toBeGreaterThan(0);
    expect(spec.minReplicaCount).toBeGreaterThanOrEqual(1);
    expect(spec.maxReplicaCount).toBeGreaterThan(spec.minReplicaCount);
    expect(spec.maxReplicaCount).toBeLessThanOrEqual(Number(env['KAFKA_PARTITIONS']));
    expect(metadata['tls'] === 'enable').toBe(env['KAFKA_SSL'] === 'true');
    expect(metadata['sasl']?.replaceAll('_', '')).toBe(env['KAFKA_SASL_MECHANISM']?.replaceAll('-', ''));
    const logIns = ofKind(overlay, 'TriggerAuthentication');
    expect(logIns.map(({ metadata: { name } }) => name)).toEqual(
      authenticationRef === undefined ? [] : [authenticationRef.name],
    );
    for (const {
      spec: { secretTargetRef },
    } of logIns) {
      for (const { name, key } of secretTargetRef as unknown as { name: string; key: string }[])
        expect(secrets[name]).toContain(key);
    }
  });
});

describe('the check of schemas', () => {
  it('tells a setting that Kubernetes does not know, and a value of the wrong kind', async () => {
    const budget = {
      apiVersion: 'policy/v1',
      kind: 'PodDisruptionBudget',
      metadata: { name: 'x' },
      spec: { maxUnavailable: 1 },
    };
    expect(await schemaProblems([budget])).toBe('');
    expect(await schemaProblems([{ ...budget, spec: { maxUnavailabel: 1 } }])).toContain('maxUnavailabel');
    expect(await schemaProblems([{ ...budget, metadata: { name: 7 } }])).not.toBe('');
  }, 60_000);
});
