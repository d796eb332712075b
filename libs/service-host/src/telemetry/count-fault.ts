/** Counts one more fault of this process in `faults_total`. Figures are loaded only then: not every process keeps any. */
export async function countFault(service: string): Promise<void> {
  const { metrics } = await import('./metrics.js');
  metrics.faults.inc({ service });
}
