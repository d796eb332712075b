/**
 * How an error names a place in the input, as REST does: 'filters[0].value'. The path begins with the name of a variable
 * or an argument, which is left out where a member of it is named.
 */
export function placeOf(path: readonly (string | number)[]): string {
  const named = typeof path[1] === 'string' ? path.slice(1) : path;
  return named.map((step, at) => (typeof step === 'number' ? `[${step}]` : at === 0 ? step : `.${step}`)).join('');
}
