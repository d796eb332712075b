import { fixtureGraph } from '../../test/fixture-graph.js';
import { fixtureRoutes } from '../../test/fixture-routes.js';
import { openApiDocument } from '../openapi/document.js';
import { compileTable } from '../table/compile.js';
import { docsPage } from './docs-page.js';
import { html } from './html.js';

const graph = fixtureGraph();
const document = openApiDocument(compileTable(fixtureRoutes, graph), graph.schema, '/api');
const page = docsPage(document, 'https://bell.example');
const calls = (text: string): number => text.match(/<details class="call"[^>]*(?<! hidden)>/g)?.length ?? 0;

describe('the page of the calls', () => {
  it('has every call, with its permission, its members, examples and a line for the shell', () => {
    expect(calls(page)).toBe(fixtureRoutes.length);
    expect(page).toContain('Who may: campaign-editor');
    expect(page).toContain('<code>colour</code> <b>required</b>');
    expect(page).not.toContain('role="status">No call');
    expect(page).toContain(
      '-X POST \\\n  &#39;https://bell.example/api/cups&#39; \\\n  -H &#34;Authorization: Bearer $TOKEN&#34;',
    );
    expect(page).toContain('-F &#39;file=@contacts.csv&#39;');
  });

  it('finds calls by words in any order, without any script', () => {
    expect(calls(docsPage(document, 'https://bell.example', 'TRASH cups'))).toBeGreaterThan(0);
    expect(calls(docsPage(document, 'https://bell.example', 'TRASH cups'))).toBeLessThan(fixtureRoutes.length);
    const none = docsPage(document, 'https://bell.example', 'zebra');
    expect([calls(none), none.includes('role="status">No call holds these words.')]).toEqual([0, true]);
  });

  it('lets nothing of what was searched for become markup', () => {
    expect(docsPage(document, 'https://bell.example', '"><script>alert(1)</script>')).not.toContain('<script>alert');
    expect(html`<b title="${'"&<>\''}">${'<i>'}${false}${undefined}${[html`<u>${1}</u>`]}</b>`.text).toBe(
      '<b title="&#34;&#38;&#60;&#62;&#39;">&#60;i&#62;<u>1</u></b>',
    );
  });

  it('needs no inline script and no inline style, so that the policy can forbid both', () => {
    expect(page).not.toMatch(/<script(?! src=)|<style|\son\w+=|\sstyle=|javascript:/);
  });
});
