import { EmbeddedBus } from './embedded/embedded-bus.js';
import type { EventBus } from './event-bus.js';
import { KafkaBus } from './kafka/kafka-bus.js';
import type { KafkaBusOptions, SaslMechanism } from './kafka/kafka-options.js';

type Environment = Readonly<Record<string, string | undefined>>;

/** What composition brings along, whichever bus the environment names. */
export interface BusComposition {
  /** Makes the embedded bus's database where it is missing and answers its owner's address; not called for another bus. */
  embeddedUrl: () => Promise<string>;
  /** Hours that a topic keeps its messages, instead of the usual days. */
  retentionHours: Readonly<Record<string, number>>;
  /** The bus has stopped for good in this process, which has to end: default exit code 1, with a line on the error output. */
  onCrash?: (error: unknown, group: string) => void;
  /** Over what the environment and the defaults say of Kafka. */
  kafka?: Partial<KafkaBusOptions>;
}

const mechanisms: readonly SaslMechanism[] = ['plain', 'scram-sha-256', 'scram-sha-512'];

/** The bus that `EVENT_BUS` names. @throws one sentence where settings are wrong, or Kafka does not answer. */
export async function openBus(env: Environment, composition: BusComposition): Promise<EventBus> {
  const { kafka, problems } = busSettings(env);
  if (problems.length > 0) throw new Error(`${problems.join('; ')}.`);
  const { retentionHours, embeddedUrl, onCrash = endProcess } = composition;
  if (kafka === null) return EmbeddedBus.open(await embeddedUrl(), { retentionHours });
  return KafkaBus.open({
    ...kafka,
    retentionHours,
    onCrash,
    onTrouble: (error, group) =>
      process.stderr.write(`event bus: ${group} lost Kafka and tries again: ${messageOf(error)}\n`),
    ...composition.kafka,
  });
}

/** Reads the settings of the bus: what Kafka is to be reached by (null: the embedded bus), and what is wrong with them. */
export function busSettings(env: Environment): { kafka: KafkaBusOptions | null; problems: string[] } {
  const problems: string[] = [];
  const text = (name: string): string => env[name]?.trim() ?? '';
  const choice = <T extends string>(name: string, choices: readonly T[], otherwise: T): T => {
    const given = text(name) || otherwise;
    if (!(choices as readonly string[]).includes(given)) problems.push(`${name} must be one of ${choices.join(', ')}`);
    return given as T;
  };
  const whole = (name: string, most: number): number | undefined => {
    const given = text(name);
    if (given === '') return undefined;
    if (!/^\d{1,4}$/.test(given) || Number(given) < 1 || Number(given) > most)
      problems.push(`${name} must be a whole number from 1 to ${most}`);
    return Number(given);
  };
  if (choice('EVENT_BUS', ['embedded', 'kafka'], 'embedded') !== 'kafka') return { kafka: null, problems };

  const brokers = text('KAFKA_BROKERS')
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);
  if (brokers.length === 0) problems.push('KAFKA_BROKERS is not set');
  else if (brokers.some((each) => !/^\[?[\w.:-]+\]?:\d{1,5}$/.test(each)))
    problems.push('KAFKA_BROKERS must be host:port, separated by commas');
  const prefix = text('KAFKA_PREFIX');
  if (!/^[a-zA-Z0-9._-]{0,100}$/.test(prefix))
    problems.push('KAFKA_PREFIX must be letters, digits, dots, underscores and hyphens');
  const [username, password] = [text('KAFKA_SASL_USERNAME'), env['KAFKA_SASL_PASSWORD'] ?? ''];
  const mechanism = choice('KAFKA_SASL_MECHANISM', mechanisms, 'plain');
  if (username === '' && (password !== '' || text('KAFKA_SASL_MECHANISM') !== ''))
    problems.push('KAFKA_SASL_USERNAME is not set');
  if (username !== '' && password === '') problems.push('KAFKA_SASL_PASSWORD is not set');
  const partitions = whole('KAFKA_PARTITIONS', 1_000);
  const replication = whole('KAFKA_REPLICATION', 9);
  const kafka: KafkaBusOptions = {
    brokers,
    prefix,
    ssl: choice('KAFKA_SSL', ['true', 'false'], 'false') === 'true',
    ...(username !== '' && { sasl: { mechanism, username, password } }),
    ...(partitions !== undefined && { partitions }),
    ...(replication !== undefined && { replication }),
  };
  return { kafka, problems };
}

function endProcess(error: unknown, group: string): void {
  process.stderr.write(`event bus: ${group} has stopped for good, so this process ends: ${messageOf(error)}\n`);
  process.exit(1);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
