/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { countParts } from '@bellbird/sms-text';
import { ThemeProvider } from '../../ui/theme/theme-provider';
import { messageFields } from './fields';
import { MessageBox } from './message-box';
import { messageTexts as t } from './message.texts';
import { emojiTexts } from './toolbar/emoji.texts';

const fields = messageFields([{ name: 'Suburb', key: 'suburb' }]);

/** A text that is written, and how the server would take it. */
function write(begin: string): { text: () => string; area: HTMLTextAreaElement } {
  let text = begin;
  function Written() {
    const [message, setMessage] = useState(begin);
    text = message;
    return (
      <MessageBox
        label="Message"
        message={message}
        onChange={setMessage}
        fields={fields}
        costly={[]}
        error={undefined}
        counter={{ count: countParts(message), partsPerMessage: { 1: 5, 2: 1 }, whose: 'Of Mia', isCostly: false }}
      />
    );
  }
  render(<Written />, { wrapper: ThemeProvider });
  return { text: () => text, area: screen.getByLabelText<HTMLTextAreaElement>('Message') };
}
/** As a browser tells of it. */
function caretTo(area: HTMLTextAreaElement, at: number): void {
  area.focus();
  area.setSelectionRange(at, at);
  fireEvent.select(area);
}

describe('where a text is written', () => {
  afterEach(cleanup);

  it('shows fields by their names, and gives the server its own', () => {
    const { text, area } = write('Hi {{firstName}} of {{attributes.suburb}}');
    expect(area.value).toBe('Hi {First name} of {Suburb}');
    fireEvent.change(area, { target: { value: 'Hi {First name|mate}' } });
    expect(text()).toBe('Hi {{firstName|mate}}');
    area.setSelectionRange(20, 20);
    fireEvent.keyDown(area, { key: 'Backspace' });
    expect(text()).toBe('Hi ');
  });

  it('puts in a field and an emoji where the caret is', async () => {
    const { text, area } = write('Hi , it is on');
    caretTo(area, 3);
    fireEvent.click(screen.getByText(t.field));
    fireEvent.click(await screen.findByText('First name'));
    await waitFor(() => expect(text()).toBe('Hi {{firstName|there}}, it is on'));
    await waitFor(() => expect(area.selectionStart).toBe('Hi {First name|there}'.length));
    caretTo(area, area.value.length);
    fireEvent.click(screen.getByText(t.emoji));
    fireEvent.click(await screen.findByLabelText(emojiTexts['☕']));
    await waitFor(() => expect(text()).toBe('Hi {{firstName|there}}, it is on☕'));
  });

  it('puts in a web address where the caret is, apart from the words around it, and refuses what is none', async () => {
    const { text, area } = write('Menu:today');
    const byBrowser: unknown[] = [];
    document.execCommand = (...command) => (byBrowser.push(command), false);
    caretTo(area, 5);
    fireEvent.click(screen.getByText(t.link));
    const field = await screen.findByLabelText<HTMLInputElement>(t.address);
    fireEvent.change(field, { target: { value: 'our menu' } });
    fireEvent.submit(field);
    expect(await screen.findByText(t.notAddress)).toBeTruthy();
    expect([field.getAttribute('aria-invalid'), text()]).toEqual(['true', 'Menu:today']);
    fireEvent.change(field, { target: { value: 'example.com/menu' } });
    fireEvent.submit(field);
    await waitFor(() => expect(text()).toBe('Menu: https://example.com/menu today'));
    // Its own command is what its undo takes back.
    expect(byBrowser).toEqual([['insertText', false, ' https://example.com/menu ']]);
    expect(document.activeElement).toBe(area);
    Reflect.deleteProperty(document, 'execCommand');
  });

  it('asks at a field what stands in for who has none, and leads back into the text', () => {
    const { text, area } = write('Hi {{firstName}}, it is on');
    caretTo(area, 1);
    expect(screen.queryByLabelText(t.ifMissing)).toBeNull();
    caretTo(area, 8);
    fireEvent.change(screen.getByLabelText(t.ifMissing), { target: { value: 'mate' } });
    expect(text()).toBe('Hi {{firstName|mate}}, it is on');
    expect(screen.getByLabelText(t.ifMissing)).toHaveProperty('value', 'mate');
    fireEvent.keyDown(screen.getByLabelText(t.ifMissing), { key: 'Enter' });
    expect(screen.queryByLabelText(t.ifMissing)).toBeNull();
    expect([document.activeElement, area.selectionStart]).toEqual([area, 20]);
    fireEvent.select(area);
    expect(screen.queryByLabelText(t.ifMissing)).toBeNull();
    caretTo(area, 1);
    caretTo(area, 8);
    expect(screen.getByLabelText(t.ifMissing)).toBeTruthy();
  });

  it('counts the parts, by the server where it has counted this text', () => {
    write('x'.repeat(161));
    expect(screen.getByText('1 or 2 parts')).toBeTruthy();
    expect(screen.getByText('161 of 306 characters')).toBeTruthy();
    expect(screen.getByText('Of Mia')).toBeTruthy();
  });
});
