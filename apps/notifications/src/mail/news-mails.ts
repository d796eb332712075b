import { day, greeting, paragraph, type Block, type Template } from './template.js';

type Values = Readonly<Record<string, string>>;
interface Item {
  title: string;
  text: string;
  url: string;
}

const itemsOf = ({ items = '[]' }: Values): Item[] => JSON.parse(items) as Item[];
const needs = ['businessName', 'total', 'items', 'link', 'settings', 'kinds', 'unsubscribe'] as const;

function body(values: Values): Block[] {
  const items = itemsOf(values);
  const more = Number(values['total']) - items.length;
  return [
    greeting(values),
    ...items.flatMap(({ title, text, url }): Block[] => [
      { kind: 'link', label: title, url },
      ...(text === '' ? [] : [paragraph(text)]),
    ]),
    ...(more > 0 ? [{ kind: 'link', label: `And ${more} more`, url: values['link'] ?? '' } as const] : []),
    { kind: 'link', label: 'Choose what you are told, and how', url: values['settings'] ?? '' },
    { kind: 'link', label: `No more mails of: ${values['kinds']}`, url: values['unsubscribe'] ?? '' },
  ];
}

/** Notifications by mail. */
export const newsMails = {
  news: {
    needs,
    usefulMinutes: day,
    subject: (values) => {
      const [first] = itemsOf(values);
      return values['total'] === '1' && first !== undefined ? first.title : `${values['total']} news from Bellbird`;
    },
    body,
  },
  digest: {
    needs,
    usefulMinutes: day,
    subject: ({ businessName }) => `Today at ${businessName}`,
    body,
  },
} as const satisfies Record<string, Template>;
