import type { OpenApiDocument } from '../openapi/document.js';
import type { JsonSchema } from '../table/route.js';
import { curlOf } from './curl.js';
import { html, type Html } from './html.js';
import { schemaLines, typeName, type SchemaLine } from './schema-lines.js';

export interface Shown {
  method: string;
  path: string;
  operation: JsonSchema;
}

interface Content {
  schema?: JsonSchema;
  example?: unknown;
}

/** What a search looks in. */
export const wordsOf = ({ method, path, operation }: Shown): string =>
  `${method} ${path} ${String(operation['summary'])}`.toLowerCase();

/** One operation: a line that opens into its parameters, body, answers and a call by curl. */
export function operationSection(call: Shown, document: OpenApiDocument, origin: string, isWanted: boolean): Html {
  const { method, path, operation } = call;
  const parameters = ((operation['parameters'] ?? []) as JsonSchema[]).filter((each) => each['$ref'] === undefined);
  const [type, body] = contentOf(operation['requestBody']);
  const answers = Object.entries((operation['responses'] ?? {}) as Record<string, JsonSchema>);
  const good = answers.filter(([status]) => Number(status) < 400);
  const errors = answers
    .filter(([status]) => Number(status) >= 400)
    .map(([status, answer]) => `${status} ${codesOf(answer, document).join(', ')}`);
  const rules = ((operation['x-refusals'] ?? []) as { rule: string }[]).map(({ rule }) => rule);
  return html`<details class="call" id="${operation['operationId'] as string}" data-words="${wordsOf(call)}"${!isWanted && html` hidden`}>
<summary><span class="method ${method}">${method.toUpperCase()}</span> <code class="path">${path}</code> <span class="says">${operation['summary'] as string}</span></summary>
<div class="inside">
<p class="who">${whoMay(operation)}</p>
${operation['description'] !== undefined && html`<p>${operation['description'] as string}</p>`}
${parameters.length > 0 && html`<h4>Parameters</h4>${table(parameters.map((each) => parameterLine(each, document)))}`}
${body !== undefined && html`<h4>Body <span class="type">${type}</span></h4>${table(schemaLines(body.schema ?? {}, document))}${example(body.example)}`}
${good.map(([status, answer]) => answerPart(status, answer, document))}
<h4>Errors</h4><p>${errors.join(' · ')}: see <a href="#errors">the shape of errors</a>.</p>
${rules.length > 0 && html`<ul>${[...new Set(rules)].map((rule) => html`<li>${rule}</li>`)}</ul>`}
<h4>By curl</h4><pre tabindex="0"><code>${curlOf(method, path, operation, origin)}</code></pre>
</div>
</details>`;
}

/** The codes that an error response may carry. */
function codesOf(answer: JsonSchema, { components }: OpenApiDocument): string[] {
  const { $ref } = answer;
  const response =
    typeof $ref === 'string'
      ? (components['responses'] as Record<string, JsonSchema>)[$ref.slice($ref.lastIndexOf('/') + 1)]
      : answer;
  const [, code] = (contentOf(response)[1]?.schema?.['allOf'] ?? []) as {
    properties?: { code?: { enum?: string[] } };
  }[];
  return code?.properties?.code?.enum ?? [];
}

function whoMay({ security, 'x-permission': permission }: JsonSchema): string {
  if (permission !== undefined) return `Who may: ${String(permission)}`;
  const [first] = (security ?? []) as JsonSchema[];
  if (first === undefined) return 'Public';
  return 'basic' in first ? 'Public, with Basic authorization' : 'Public, with a refresh token as bearer';
}

function answerPart(status: string, answer: JsonSchema, document: OpenApiDocument): Html {
  const [, content] = contentOf(answer);
  const headers = Object.keys((answer['headers'] ?? {}) as object);
  return html`<h4>Answer ${status}</h4>${headers.length > 0 && html`<p>With the header ${headers.join(', ')}.</p>`}${content === undefined ? html`<p>No body.</p>` : html`${table(schemaLines(content.schema ?? {}, document), 'answer')}${example(content.example)}`}`;
}

function contentOf(holder: unknown): [type: string, content: Content | undefined] {
  const [entry] = Object.entries((holder as { content?: Record<string, Content> } | undefined)?.content ?? {});
  return entry ?? ['', undefined];
}

function parameterLine(parameter: JsonSchema, document: OpenApiDocument): SchemaLine {
  const schema = (parameter['schema'] ?? contentOf(parameter)[1]?.schema ?? {}) as JsonSchema;
  return {
    depth: 0,
    name: String(parameter['name']),
    type: `${typeName(schema, document)}, in the ${String(parameter['in'])}`,
    required: parameter['required'] === true,
    description: String(parameter['description'] ?? schema['description'] ?? ''),
  };
}

/** What is asked for says what it needs, an answer says what it may lack. */
function table(lines: readonly SchemaLine[], of: 'question' | 'answer' = 'question'): Html | false {
  const remark = ({ required }: SchemaLine): string =>
    of === 'question' ? (required ? 'required' : '') : required ? '' : 'optional';
  return (
    lines.length > 0 &&
    html`<ul class="members">${lines.map((line) => html`<li class="depth-${line.depth}"><code>${line.name}</code>${remark(line) !== '' && html` <b>${remark(line)}</b>`} <span class="type">${line.type}</span>${line.description !== '' && html`<span class="about">${line.description}</span>`}</li>`)}</ul>`
  );
}

const example = (value: unknown): Html | false =>
  value !== undefined && html`<pre tabindex="0"><code>${JSON.stringify(value, null, 2)}</code></pre>`;
