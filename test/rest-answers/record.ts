// npm run record:rest: writes anew what every call of the REST API answers; see README.md beside this file.
import { writeFile } from 'node:fs/promises';
import { Product } from '../support/product.js';
import { adminSettings, play } from './play.js';

const file = new URL(process.argv[2] ?? 'recorded.json', import.meta.url);
const product = await Product.start(adminSettings);
try {
  const answers = await play(product);
  await writeFile(file, `${JSON.stringify(answers, null, 1)}\n`);
  console.log(`${answers.length} answers stand in ${file.pathname}.`);
} finally {
  await product.stop();
}
