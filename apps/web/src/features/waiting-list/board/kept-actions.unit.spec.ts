import { offline, Problem, problemFrom } from '../../../lib/graph/problem';
import { asActions, KeptActions, type KeptAction } from './kept-actions';

const add = (key: string): KeptAction => ({ kind: 'add', key, input: { firstName: key } });

/** A server that is away until it is back, and does each key once. */
function world(kept: KeptAction[] = []) {
  let isAway = false;
  let isLost = false;
  let back: () => void = () => undefined;
  const did: string[] = [];
  const calls: string[] = [];
  const refused: Problem[] = [];
  let storage = JSON.stringify(kept);
  const actions = new KeptActions<string>({
    send: async ({ key }) => {
      await Promise.resolve();
      if (isAway) throw offline();
      calls.push(key);
      if (key === 'full') throw problemFrom({ code: 'waiting-list-full', message: 'The list is full.' });
      if (!did.includes(key)) did.push(key);
      // Done, and the answer did not arrive.
      if (isLost) {
        isLost = false;
        throw offline();
      }
      return `turn of ${key}`;
    },
    whenBack: () => new Promise((resolve) => (back = resolve)),
    read: () => asActions(JSON.parse(storage)),
    write: (list) => void (storage = JSON.stringify(list)),
    onChange: () => undefined,
    onRefused: (problem) => refused.push(problem),
  });
  return {
    actions,
    did,
    calls,
    refused,
    stored: () => asActions(JSON.parse(storage)).map(({ key }) => key),
    goAway: () => (isAway = true),
    loseAnswer: () => (isLost = true),
    comeBack: async () => {
      isAway = false;
      back();
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    },
  };
}

describe('actions that are kept', () => {
  it('are sent at once, and answered', async () => {
    const { actions, stored } = world();
    await expect(actions.give(add('ava'))).resolves.toBe('turn of ava');
    expect(stored()).toEqual([]);
  });

  it('stay while nobody answers, and go in their order once somebody does', async () => {
    const { actions, did, stored, goAway, comeBack } = world();
    goAway();
    await expect(actions.give(add('ava'))).resolves.toBe('kept');
    await expect(actions.give(add('dev'))).resolves.toBe('kept');
    expect([actions.isAway, stored()]).toEqual([true, ['ava', 'dev']]);
    await comeBack();
    expect([did, stored(), actions.isAway]).toEqual([['ava', 'dev'], [], false]);
  });

  it('are sent again with the same key where the answer was lost, and so happen once', async () => {
    const { actions, did, calls, loseAnswer, comeBack } = world();
    loseAnswer();
    await expect(actions.give(add('ava'))).resolves.toBe('kept');
    await comeBack();
    expect([calls, did]).toEqual([['ava', 'ava'], ['ava']]);
  });

  it('tell who asked why they were refused, and everybody where nobody asks any more', async () => {
    const { actions, refused, did, goAway, comeBack } = world();
    await expect(actions.give(add('full'))).rejects.toMatchObject({ code: 'waiting-list-full' });
    expect(refused).toEqual([]);
    goAway();
    await actions.give(add('full'));
    await actions.give(add('ava'));
    await comeBack();
    expect(refused.map(({ message }) => message)).toEqual(['The list is full.']);
    expect(did).toEqual(['ava']);
  });

  it('can be taken back while they wait', async () => {
    const { actions, did, goAway, comeBack } = world();
    goAway();
    await actions.give(add('ava'));
    expect([actions.takeBack('ava'), actions.takeBack('ava')]).toEqual([true, false]);
    await comeBack();
    expect(did).toEqual([]);
  });

  it('are taken up by the next page, without what is none', async () => {
    const { actions, did } = world([add('ava'), { kind: 'done', key: 'x' } as never, null as never]);
    await actions.run();
    expect(did).toEqual(['ava']);
  });
});
