const visits = new Map<string, number>();

/**
 * A named place where tests kill this process as a power cut would: with FAULT_POINT `freeze-page` at the first visit,
 * with `freeze-page:3` at the third. Where the setting names another place, or none, nothing happens.
 */
export function faultPoint(setting: string, name: string): void {
  if (setting === '') return;
  const [wanted, at = '1'] = setting.split(':');
  if (wanted !== name) return;
  const visit = (visits.get(name) ?? 0) + 1;
  visits.set(name, visit);
  if (visit === Number(at)) process.kill(process.pid, 'SIGKILL');
}
