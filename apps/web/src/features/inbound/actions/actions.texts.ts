import { defineTexts } from '../../../lib/i18n/texts';

export const actionTexts = defineTexts({
  assign: 'Assign',
  assignTo: 'Assign to',
  assigned: (name: string) => `Assigned to ${name}`,
  me: (name: string) => `${name} (you)`,
  nobody: 'Nobody',
  gone: 'Someone who left',
  snooze: 'Snooze',
  snoozeUntil: 'Snooze until',
  snoozes: { hour: 'In an hour', tomorrow: 'Tomorrow', week: 'Next week' },
  done: 'Done',
  reopen: 'Open again',
  person: 'About the person',
  more: 'More for this conversation',
  undo: {
    assigned: (who: string, to: string) => `${who} is assigned to ${to}`,
    unassigned: (who: string) => `${who} is not assigned to anyone`,
    snoozed: (who: string, when: string) => `${who} comes back ${when}`,
    done: (who: string) => `Done with ${who}`,
    reopened: (who: string) => `${who} is open again`,
    kept: (who: string) => `${who} keeps getting promotions`,
    optedOut: (who: string) => `${who} is opted out of all texts`,
  },
});
