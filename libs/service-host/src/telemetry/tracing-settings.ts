import { readFileSync } from 'node:fs';
import type { Attributes } from '@opentelemetry/api';
import { CannotStart } from '@bellbird/errors';

type Environment = Readonly<Record<string, string | undefined>>;

/** Whose spans a process makes: its own name, and whether it holds several services. */
export interface ResourceNames {
  /** Where nobody else is named. */
  process: string;
  several?: boolean;
}

const endpoints = ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'OTEL_EXPORTER_OTLP_ENDPOINT'];

/** Whether spans have a way out (OpenTelemetry, SDK environment variables). @throws CannotStart where it is no address. */
export function exportsTraces(env: Environment): boolean {
  if (env['OTEL_SDK_DISABLED']?.trim().toLowerCase() === 'true' || env['OTEL_TRACES_EXPORTER']?.trim() === 'none')
    return false;
  const told = endpoints.filter((name) => env[name]?.trim());
  const wrong = told.find((name) => !/^https?:\/\//.test(env[name]!.trim()) || !URL.canParse(env[name]!.trim()));
  if (wrong !== undefined) throw new CannotStart(`${wrong} has to be an address such as http://collector:4318.`);
  return told.length > 0;
}

/**
 * What is said of a service with its spans. OTEL_RESOURCE_ATTRIBUTES adds to it, OTEL_SERVICE_NAME goes before a
 * service.name in there. The name that was told is the service's where the process is one service; where it holds
 * several, they must stay apart: it goes before each name.
 */
export function resourceAttributes(env: Environment, service: string, { several = false }: ResourceNames): Attributes {
  const told = attributesOf(env['OTEL_RESOURCE_ATTRIBUTES'] ?? '');
  const name = env['OTEL_SERVICE_NAME']?.trim() || told['service.name'];
  return {
    'service.namespace': 'bellbird',
    ...(version !== undefined && { 'service.version': version }),
    ...told,
    'service.name': name === undefined ? service : several ? `${name}-${service}` : name,
  };
}

/** `key=value` pairs with commas between them, each percent-encoded (W3C Baggage, which OpenTelemetry names). What is none is left out. */
function attributesOf(text: string): Record<string, string> {
  const pairs = text.split(',').flatMap((pair): [string, string][] => {
    const at = pair.indexOf('=');
    if (at < 1) return [];
    try {
      return [[decodeURIComponent(pair.slice(0, at).trim()), decodeURIComponent(pair.slice(at + 1).trim())]];
    } catch {
      return [];
    }
  });
  return Object.fromEntries(pairs);
}

/** Of the whole product; all services are released together. */
const version = versionOf(new URL('../../../../package.json', import.meta.url));

function versionOf(file: URL): string | undefined {
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as { version?: string }).version;
  } catch {
    return undefined;
  }
}
