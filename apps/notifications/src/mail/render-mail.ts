import type { Mail } from './mail-port.js';
import { mailTemplates, type TemplateName } from './mail-templates.js';
import type { Block, Template } from './template.js';

export type MailValues = Readonly<Record<string, string>>;

export const templateOf = (name: TemplateName): Template => mailTemplates[name];

/** @throws Error naming the value that a template needs and does not get: a fault of who asked for the mail. */
export function checkValues(name: TemplateName, values: MailValues): void {
  for (const needed of templateOf(name).needs)
    if (!values[needed]) throw new Error(`The mail ${name} needs the value ${needed}.`);
}

/** A mail's subject and both bodies. Values are shown as they are, never as markup. */
export function renderMail(
  name: TemplateName,
  values: MailValues,
): Pick<Mail, 'subject' | 'text' | 'html' | 'unsubscribe'> {
  const template = templateOf(name);
  const blocks = template.body(values);
  return {
    subject: oneLine(template.subject(values)),
    text: `${blocks.map(asText).join('\n\n')}\n\n${signature}\n`,
    html: page(oneLine(template.subject(values)), blocks.map(asHtml).join('\n')),
    ...(values['unsubscribe'] !== undefined && { unsubscribe: values['unsubscribe'] }),
  };
}

const signature = 'The Bellbird team';
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

function asText(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'code':
      return `${block.lead} ${block.code}`;
    case 'link':
      return `${block.label}:\n${block.url}`;
  }
}

function asHtml(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p>${escaped(block.text)}</p>`;
    case 'code':
      return `<p>${escaped(block.lead)}</p>\n<p style="font-size:32px;font-weight:bold;letter-spacing:6px;margin:16px 0">${escaped(block.code)}</p>`;
    case 'link':
      return isWebAddress(block.url)
        ? `<p><a href="${escaped(block.url)}" style="color:#5c24b8;font-weight:bold">${escaped(block.label)}</a></p>\n<p style="color:#5f5b6b;font-size:13px">${escaped(block.url)}</p>`
        : `<p>${escaped(block.label)}: ${escaped(block.url)}</p>`;
  }
}

const isWebAddress = (url: string): boolean => /^https?:\/\//i.test(url);

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (each) => entities[each] ?? '');

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en-AU">
<head><meta charset="utf-8"><title>${escaped(title)}</title></head>
<body style="font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;font-size:16px;line-height:1.5;color:#1f1b2e;max-width:520px;margin:24px auto;padding:0 16px">
${body}
<p style="color:#5f5b6b">${signature}</p>
</body>
</html>
`;
