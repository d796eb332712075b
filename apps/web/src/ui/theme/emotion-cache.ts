import createCache from '@emotion/cache';

const nonce = document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')?.content;
/** Styles carry the page's nonce, since its policy allows no others. */
export const emotionCache = createCache({ key: 'bb', ...(nonce && nonce !== '__NONCE__' && { nonce }) });
