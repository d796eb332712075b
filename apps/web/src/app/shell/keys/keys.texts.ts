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
      title: 'In the replies',
      keys: [
        ['r', 'Write a reply'],
        ['a', 'Assign the conversation'],
        ['e', 'Done, or open again'],
        ['/', 'In an empty reply: use a template'],
        ['mod+enter', 'Send the reply'],
      ],
    },
    {
      title: 'On the waiting list',
      keys: [
        ['n', 'Call who is next'],
        ['d', 'Done with who was called last'],
        ['a', 'Add a person'],
        ['1–9', 'Open the turn at that place'],
        ['alt+up', 'Move the turn up'],
        ['alt+down', 'Move the turn down'],
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
