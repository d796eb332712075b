export const keysTexts = {
  title: 'All keys',
  close: 'Close',
  groups: [
    {
      title: 'Everywhere',
      keys: [
        ['mod+k', 'Search or jump to anything'],
        ['/', 'Search on the page'],
        ['c', 'New campaign'],
        ['b', 'Bookmark the page, or no longer'],
        ['mod+z', 'Undo what was just done'],
        ['mod+shift+l', 'Lock the screen'],
        ['?', 'All keys'],
      ],
    },
    {
      title: 'In a list',
      keys: [
        ['j', 'Next row'],
        ['k', 'Row before'],
        ['x', 'Select the row'],
        ['enter', 'Open the row'],
        ['e', 'Edit the row'],
      ],
    },
    {
      title: 'In a form',
      keys: [
        ['mod+enter', 'Save'],
        ['esc', 'Close'],
      ],
    },
  ],
} as const;
