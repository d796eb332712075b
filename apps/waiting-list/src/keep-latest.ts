/** Keeps a value of a name; where there are more than `most`, what was kept longest ago is given up. */
export function keepLatest<Name, Value>(kept: Map<Name, Value>, name: Name, value: Value, most: number): void {
  kept.delete(name);
  kept.set(name, value);
  if (kept.size > most) kept.delete(kept.keys().next().value!);
}
