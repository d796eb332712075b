// Lints pieces of code as if they stood in the named files, with the repository's own configuration.
// In: JSON [{ file, code }] on stdin. Out: JSON, for each the ids of the rules that it breaks.
// A process of its own, because Nx keeps its project graph in globals that a test runner's sandbox does not share.
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';

const root = fileURLToPath(new URL('../..', import.meta.url));
const eslint = new ESLint({ cwd: root });
const answers = [];
for (const { file, code } of JSON.parse(await text(process.stdin))) {
  const [result] = await eslint.lintText(code, { filePath: `${root}${file}`, warnIgnored: true });
  answers.push(result.messages.map(({ ruleId, messageId, message }) => `${ruleId}: ${messageId ?? message}`));
}
process.stdout.write(JSON.stringify(answers));
