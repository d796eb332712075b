const firstNames = [
  'Ava',
  'Tom',
  'Mia',
  'Liam',
  'Zoë',
  'Noah',
  'Isla',
  'Jack',
  'Ruby',
  'Oscar',
  'Chloé',
  'Hugo',
  'Grace',
  'Leo',
  'Ella',
  'Finn',
  'Priya',
  'Arjun',
  'Mei',
  'Kenji',
  'Layla',
  'Omar',
  'Freya',
  'Angus',
  'Harriet',
  'Declan',
  'Siobhán',
  'Mateo',
  'Lucía',
  'Tane',
  'Aroha',
  'Bodhi',
];
const lastNames = [
  'Nguyen',
  'Smith',
  'Chen',
  "O'Brien",
  'Thompson',
  'Singh',
  'Williams',
  'Rossi',
  'Papadopoulos',
  'Kelly',
  'Walker',
  'Martin',
  'Lee',
  'Wilson',
  'Taylor',
  'Brown',
  'Kowalski',
  'Haddad',
  'Patel',
  'Murphy',
  'Anderson',
  'Ryan',
  'Campbell',
  'Tran',
  'Wright',
];
const suburbs = [
  'Newtown',
  'Enmore',
  'Marrickville',
  'Erskineville',
  'Stanmore',
  'Camperdown',
  'Petersham',
  'Glebe',
  'Redfern',
  'Alexandria',
];
const coffees = ['Flat white', 'Long black', 'Cappuccino', 'Chai', 'Batch brew'];

export const demoPeopleCount = 800;
export { coffees };

/** About 800 regulars of a café in Newtown: made from lists, the same at every start. Numbers lie in a range kept for examples. */
export function demoPeopleCsv(): string {
  const rows = ['First name,Last name,Email,Phone,Tags,Suburb,Birthday,Favourite,Visits,Newsletter'];
  for (let n = 0; n < demoPeopleCount; n += 1) {
    const first = firstNames[(n * 7) % firstNames.length]!;
    const last = lastNames[(n * 11 + Math.floor(n / 32)) % lastNames.length]!;
    const email = n % 9 === 4 ? '' : `${plain(first)}.${plain(last)}${n}@example.com`;
    const phone = `0491 57${Math.floor(n / 1_000)} ${String(n % 1_000).padStart(3, '0')}`;
    const tags = [n % 4 === 0 && 'Loyalty card', n % 7 === 0 && 'Breakfast club', n % 23 === 0 && 'Catering']
      .filter(Boolean)
      .join(';');
    const birthday = `${String((n % 28) + 1).padStart(2, '0')}-${String((n % 12) + 1).padStart(2, '0')}-${1955 + (n % 50)}`;
    rows.push(
      [
        n % 41 === 7 ? '' : first,
        last,
        email,
        phone,
        tags,
        suburbs[(n * 3) % suburbs.length],
        birthday,
        coffees[(n * 5) % coffees.length],
        String((n * 13) % 97),
        n % 3 === 0 ? 'no' : 'yes',
      ].join(','),
    );
  }
  return `${rows.join('\r\n')}\r\n`;
}

const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();
