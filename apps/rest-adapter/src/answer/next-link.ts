/**
 * The Link header of a list (RFC 8288): the same request with `after` in the place of `skip`.
 * `publicUrl` is the origin that people see, `pathAndQuery` the request as it came.
 */
export function nextLink(publicUrl: string, pathAndQuery: string, cursor: string): string {
  const url = new URL(pathAndQuery, publicUrl);
  url.searchParams.delete('skip');
  url.searchParams.set('after', cursor);
  return `<${publicUrl}${url.pathname}${url.search}>; rel="next"`;
}
