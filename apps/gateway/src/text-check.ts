/** Whether a value holds NUL or a lone surrogate anywhere: Postgres cannot keep the one, nobody can show the other. */
export function holdsForbiddenText(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed();
  if (Array.isArray(value)) return value.some(holdsForbiddenText);
  if (value !== null && typeof value === 'object') return Object.entries(value).some(([key, each]) => holdsForbiddenText(key) || holdsForbiddenText(each));
  return false;
}
