/** Turns names of the port into Kafka's and back: each topic and group of an installation begins with its prefix. */
export class KafkaNames {
  /** @throws where the prefix could not stand in any name. */
  constructor(private readonly prefix: string) {
    if (prefix !== '') legal(prefix);
  }

  /** @throws where Kafka takes no such name. */
  toKafka(name: string): string {
    return legal(`${this.prefix}${name}`);
  }

  fromKafka(name: string): string {
    return name.slice(this.prefix.length);
  }

  isOurs(name: string): boolean {
    return name.startsWith(this.prefix);
  }
}

/** Kafka's own rule for topics; groups are held to it too, for operators put both into patterns. */
function legal(name: string): string {
  if (!/^[a-zA-Z0-9._-]{1,249}$/.test(name) || name === '.' || name === '..') {
    throw new Error(`"${name}" cannot be a name in Kafka: 1 to 249 letters, digits, dots, underscores and hyphens.`);
  }
  return name;
}
