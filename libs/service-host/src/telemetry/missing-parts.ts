/**
 * What a service says at `/health/ready` that it lacks, in the words of the whole: `notifications: database`; its name
 * alone where it does not answer `withinMs`.
 */
export async function missingPartsOf(name: string, where: () => string, withinMs: number): Promise<string[]> {
  try {
    const response = await fetch(`${where()}/health/ready`, { signal: AbortSignal.timeout(withinMs) });
    if (response.ok) return [];
    const { missing } = (await response.json()) as { missing: string[] };
    return missing.map((part) => `${name}: ${part}`);
  } catch {
    return [name];
  }
}
