import { fileOfPasted, looksLikePerson, readPeople, withHeadings } from './people-file';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const readText = (text: string, isWhole = true) => readPeople(bytes(text), isWhole);

describe('a file of people in the browser', () => {
  it('is read with semicolons and a byte order mark as the server reads it', () => {
    expect(readText('\ufeffName;Phone\r\n"Zoë; B";0491 570 156\r\n')).toEqual({
      headings: ['Name', 'Phone'],
      rows: [['Zoë; B', '0491 570 156']],
      isWhole: true,
      delimiter: ';',
      isOneByte: true,
    });
  });
  it('is read in UTF-16 and in Windows-1252', () => {
    const utf16 = new Uint8Array(Buffer.from('\ufeffName,Phone\nZoë,0491570156\n', 'utf16le'));
    expect(readPeople(utf16, true)).toMatchObject({ rows: [['Zoë', '0491570156']], isOneByte: false });
    expect(readPeople(new Uint8Array(Buffer.from('Name,Phone\nZo\u00eb,0491570156\n', 'latin1')), true)).toMatchObject({
      rows: [['Zoë', '0491570156']],
    });
  });
  it('leaves away the record that the end of a part cuts', () => {
    expect(readText('Name,Phone\nAva,0491570156\nBen,04915', false)).toMatchObject({
      rows: [['Ava', '0491570156']],
      isWhole: false,
    });
  });
  it('counts rows that are broken, though there is nothing of them to show', () => {
    expect(readText('Name,Phone\n"Ava"x,1\nBen,2\n')).toMatchObject({ rows: [['Ben', '2'], []] });
  });
  it.each([
    ['', 'empty'],
    ['\n\n', 'empty'],
    ['Name,Phone\n', 'only-headings'],
    ['"Name,Phone\nAva,1', 'open-quote'],
    [`${','.repeat(1_000)}\na`, 'too-many-columns'],
  ])('%j is %s', (text, fault) => {
    expect(readText(text)).toBe(fault);
  });
  it('without headings is found out and gets some', async () => {
    const read = readText('Ava,0491 570 156\nBen,0491 570 157\n');
    if (typeof read === 'string') throw new Error(read);
    expect(looksLikePerson(read.headings)).toBe(true);
    const mended = withHeadings(new File(['Ava,0491 570 156\nBen,0491 570 157\n'], 'a.csv'), read);
    expect(await mended.text()).toBe('Column 1,Phone\nAva,0491 570 156\nBen,0491 570 157\n');
    expect(looksLikePerson(['First name', 'Phone', 'Email'])).toBe(false);
  });
  it('of one person without headings is that person', () => {
    expect(readText('Ava,0491 570 156')).toMatchObject({
      headings: ['Ava', '0491 570 156'],
      rows: [['Ava', '0491 570 156']],
    });
  });
});

describe('pasted rows', () => {
  it('with tabs become commas, quoted where they must be', async () => {
    expect(await fileOfPasted('Name\tPhone\nRaman, Priya\t0491 570 156\n').text()).toBe(
      'Name,Phone\n"Raman, Priya",0491 570 156',
    );
  });
  it('with commas stay as they are', async () =>
    expect(await fileOfPasted('Name,Phone\nAva,1').text()).toBe('Name,Phone\nAva,1'));
});
