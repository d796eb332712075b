import MarkdownIt from 'markdown-it';

/** Headings, lists, links and bold; everything else, HTML first, is text. */
const markdown = new MarkdownIt('zero', { html: false }).enable([
  'heading',
  'lheading',
  'list',
  'link',
  'emphasis',
  'escape',
  'newline',
]);
/** What a link may lead to; anything else stays text. */
markdown.validateLink = (url) => /^(?:https?:\/\/|mailto:|tel:)/i.test(url);
markdown.renderer.rules['link_open'] = (tokens, at, options, _env, self) => {
  tokens[at]!.attrSet('rel', 'nofollow noopener noreferrer');
  return self.renderToken(tokens, at, options);
};

/** Markdown as HTML that is safe on any page. */
export const renderPolicy = (content: string): string => markdown.render(content);
