/** Content-Disposition of a download (RFC 6266): the name in ASCII for old readers, and in UTF-8. */
export function attachmentNamed(name: string): string {
  const clean = [...name.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}/\\]/gu, '_')].slice(0, 150).join('') || 'download';
  const ascii = clean.replaceAll(/[^\x20-\x7e]|["%;]/g, '_');
  const utf8 = encodeURIComponent(clean).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${utf8}`;
}
