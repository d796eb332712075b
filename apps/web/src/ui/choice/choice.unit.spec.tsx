/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import axe from 'axe-core';
import { useState, type ReactNode } from 'react';
import { ThemeProvider } from '../theme/theme-provider';
import { ChipsInput } from './chips-input';
import { ChoiceCard, ChoiceCards } from './choice-cards';
import { FileDrop } from './file-drop';
import { Segmented } from './segmented';

const tags = ['Apple', 'Apricot', 'Pear'];

function Chips() {
  const [chosen, setChosen] = useState<readonly string[]>(['Plum']);
  const [text, setText] = useState('');
  return (
    <ChipsInput
      label="Fruit"
      chosen={chosen.map((name) => ({ id: name, name }))}
      choices={tags
        .filter((name) => !chosen.includes(name) && name.toLowerCase().startsWith(text.toLowerCase()))
        .map((name) => ({ key: name, label: name, mark: null }))}
      choicesLabel="Fruit there is"
      removeLabel={(name) => `Take ${name} away`}
      text={text}
      onText={setText}
      onTake={({ key }) => (setChosen([...chosen, key]), setText(''))}
      onRemove={(id) => setChosen(chosen.filter((each) => each !== id))}
      longest={50}
    />
  );
}
const Around = ({ children }: { children: ReactNode }) => <ThemeProvider>{children}</ThemeProvider>;
const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Fruit' });
const chips = () => screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label'));
const seen = async (element: Element) => {
  // Colours are looked at in a browser.
  const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };
  const { violations } = await axe.run(element, { rules });
  return violations.map(({ id, nodes }) => [id, nodes[0]!.html]);
};
afterEach(cleanup);

describe('chips', () => {
  const open = (text: string) => {
    render(<Chips />, { wrapper: Around });
    fireEvent.focus(box());
    fireEvent.change(box(), { target: { value: text } });
  };
  it('are found by typing and taken by the keys, without sending the form', () => {
    open('ap');
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Apple', 'Apricot']);
    fireEvent.keyDown(box(), { key: 'ArrowDown' });
    expect(document.getElementById(box().getAttribute('aria-activedescendant')!)?.textContent).toBe('Apricot');
    expect(fireEvent.keyDown(box(), { key: 'Enter' })).toBe(false);
    expect(chips()).toEqual(['Take Plum away', 'Take Apricot away']);
    expect(box().value).toBe('');
  });

  it('go by Backspace in the empty field and by their own button', () => {
    open('');
    fireEvent.keyDown(box(), { key: 'Enter' });
    expect(chips()).toEqual(['Take Plum away', 'Take Apple away']);
    fireEvent.keyDown(box(), { key: 'Backspace' });
    fireEvent.click(screen.getByRole('button', { name: 'Take Plum away' }));
    expect(chips()).toEqual([]);
  });

  it('close by Esc, which nothing around them hears', () => {
    open('');
    const around = jest.fn();
    document.addEventListener('keydown', around);
    fireEvent.keyDown(box(), { key: 'Escape' });
    document.removeEventListener('keydown', around);
    expect(around).not.toHaveBeenCalled();
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(box().getAttribute('aria-expanded')).toBe('false');
  });
});

it('small fields have no fault that axe can see, open or closed', async () => {
  const { baseElement } = render(
    <main>
      <Chips />
      <Segmented
        label="Kind"
        options={[
          { value: 'a', label: 'First' },
          { value: 'b', label: 'Second' },
        ]}
        value="a"
        onChange={() => undefined}
      />
      <ChoiceCards role="radiogroup" aria-label="When">
        <ChoiceCard group="when" value="now" isChosen onChoose={() => undefined} title="Now">
          At once
        </ChoiceCard>
      </ChoiceCards>
      <FileDrop
        title="Choose a file"
        text="Of people."
        drop="Or drop it"
        dropping="Drop it"
        choose="Choose"
        busy="Reading"
        isBusy={false}
        accept=".csv"
        rules="CSV"
        testId="file"
        onFile={() => undefined}
      />
    </main>,
    { wrapper: Around },
  );
  expect(await seen(baseElement)).toEqual([]);
  fireEvent.focus(box());
  expect(await seen(baseElement)).toEqual([]);
});

it('a dropped file is taken', () => {
  const onFile = jest.fn();
  render(
    <FileDrop
      title="Choose a file"
      text=""
      drop="Or drop it"
      dropping="Drop it"
      choose="Choose"
      busy="Reading"
      isBusy={false}
      accept=".csv"
      rules=""
      testId="file"
      onFile={onFile}
    />,
    { wrapper: Around },
  );
  const place = screen.getByText('Choose a file').parentElement!;
  fireEvent.dragOver(place);
  expect(screen.getByText('Drop it')).toBeTruthy();
  const file = new File(['a'], 'people.csv');
  fireEvent.drop(place, { dataTransfer: { files: [file] } });
  expect(onFile).toHaveBeenCalledWith(file);
  fireEvent.drop(place, { dataTransfer: { files: [] } });
  expect(onFile).toHaveBeenCalledTimes(1);
});
