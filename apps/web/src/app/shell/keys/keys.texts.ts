export const keysTexts = {
  title: 'Keyboard shortcuts',
  close: 'Close',
  groups: [
    {
      title: 'Everywhere',
      keys: [
        ['mod+k', 'Search or jump to anything'],
        ['/', 'Search on the page'],
        ['c', 'New campaign'],
        ['b', 'Bookmark the page, or remove the bookmark'],
        ['mod+z', 'Undo what was just done'],
        ['mod+shift+l', 'Lock the screen'],
        ['?', 'Keyboard shortcuts'],
      ],
    },
    {
      title: 'In a list',
      keys: [
        ['j', 'Next row'],
        ['k', 'Previous row'],
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
        ['n', 'Call the next person'],
        ['d', 'Done with the last one called'],
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
