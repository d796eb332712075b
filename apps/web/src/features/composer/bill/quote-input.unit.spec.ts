import { emptyDraft } from '../draft/draft';
import { shared, twoVersions } from '../draft/versions';
import { allTextsInput, openTextInput } from './quote-input';

const one = { ...emptyDraft, message: 'Hi', segmentIds: ['all-contacts'] };
const two = { ...one, ...twoVersions(one) };

it('asks for one text or for its versions, never for both', () => {
  expect(allTextsInput(one, 'sender')).toMatchObject({ message: 'Hi' });
  expect(allTextsInput(one, 'sender')).not.toHaveProperty('variants');
  expect(allTextsInput(two, 'sender')).toMatchObject({ variants: two.versions, variantSeed: two.variantSeed });
  expect(allTextsInput(two, 'sender')).not.toHaveProperty('message');
});

it('asks for the text that is open while a version or a share is missing', () => {
  const asOne = { segmentIds: ['all-contacts'], message: 'Hi' };
  for (const draft of [
    { ...two, ...shared(two, 0) },
    { ...two, versions: [...two.versions, { message: 'Hi', share: 50 }] },
  ]) {
    expect(allTextsInput(draft, 'sender')).toMatchObject(asOne);
    expect(allTextsInput(draft, 'sender')).not.toHaveProperty('variants');
  }
  const unwritten = { ...two, versions: [{ message: ' ', share: 50 }, two.versions[1]!] };
  expect(allTextsInput(unwritten, 'sender')).toMatchObject({ message: '.' });
  expect(openTextInput(two, 'sender')).toMatchObject(asOne);
});
