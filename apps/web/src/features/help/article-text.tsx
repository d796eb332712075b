import { useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { useLayoutEffect, useRef, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatRate } from '../../lib/format/money';
import { HelpPricesDocument } from './prices.generated';

const Prose = chakra('div', {
  base: {
    lineHeight: '1.6',
    overflowWrap: 'anywhere',
    '& h2': { fontSize: '17px', fontWeight: '600', mt: '24px', mb: '8px', scrollMarginTop: '96px' },
    '& h2:first-of-type': { mt: '0' },
    '& p': { mb: '12px' },
    '& p + h2': { mt: '24px' },
    '& ul, & ol': { ps: '24px', mb: '12px' },
    '& ul': { listStyleType: 'disc' },
    '& ol': { listStyleType: 'decimal' },
    '& li': { mb: '6px' },
    '& strong': { fontWeight: '600' },
    '& a': { color: 'brandText', fontWeight: '500', textDecoration: 'underline' },
    '& code': { fontFamily: 'mono', fontSize: '0.92em', bg: 'hover', px: '4px', borderRadius: '4px' },
    '& [data-price]': { fontVariantNumeric: 'tabular-nums' },
    '& .table': { overflowX: 'auto', mb: '12px' },
    '& table': { width: '100%', borderCollapse: 'collapse' },
    '& th, & td': { textAlign: 'start', p: '8px 12px', borderBottomWidth: '1px' },
    '& th': { fontSize: '13px', color: 'textSecond', fontWeight: '500' },
  },
});

/** An article's text, made of Markdown at build with HTML off. Its links stay within the app, its prices are those of the list. */
export function ArticleText({ html }: { html: string }) {
  const navigate = useNavigate();
  const box = useRef<HTMLDivElement>(null);
  const { data } = useQuery(HelpPricesDocument, { variables: { key: 'sms' }, skip: !html.includes('data-price') });
  const prices = data?.appServiceByKey?.prices;
  useLayoutEffect(() => {
    for (const place of box.current?.querySelectorAll<HTMLElement>('[data-price]') ?? []) {
      const found = prices?.find(({ country }) => country === place.dataset['country']);
      // Until it is known, room for one as wide: no line breaks anew.
      place.style.visibility = found === undefined ? 'hidden' : '';
      place.textContent = formatRate(found?.price ?? '0.00');
    }
  }, [html, prices]);
  const follow = (event: MouseEvent): void => {
    const to = (event.target as Element).closest('a')?.getAttribute('href');
    if (!to?.startsWith('/') || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    void navigate(to);
  };
  // Ours, from files of this repository; nothing that a person typed is in it.
  return <Prose ref={box} onClick={follow} dangerouslySetInnerHTML={{ __html: html }} />;
}
