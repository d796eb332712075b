import { useQuery } from '@apollo/client/react';
import { useLayoutEffect, useRef, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatRate } from '../../lib/format/money';
import { Prose } from '../../ui/prose/prose';
import { HelpPricesDocument } from './prices.generated';

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
