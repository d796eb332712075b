import { spawn } from 'node:child_process';
import { once } from 'node:events';

const program = `
  const { isLeftAlone } = await import('./scripts/apart/left-alone.mjs');
  console.log('with its parent: ' + isLeftAlone());
  const look = setInterval(() => isLeftAlone() && (console.log('left alone'), clearInterval(look)), 20);
`;

it('who is started by npm notices that npm’s shell is gone, which passes no SIGTERM on', async () => {
  // Words behind the program keep the shell from becoming it.
  const shell = spawn('sh', ['-c', '"$0" --input-type=module -e "$1"; true', process.execPath, program], {
    env: { ...process.env, NODE_OPTIONS: '', npm_lifecycle_event: 'start:apart' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  shell.stdout.setEncoding('utf8').on('data', (text) => {
    said += text;
    if (said === 'with its parent: false\n') shell.kill('SIGTERM');
  });
  await once(shell, 'close');
  expect(said).toBe('with its parent: false\nleft alone\n');
});
