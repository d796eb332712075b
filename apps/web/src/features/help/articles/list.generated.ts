// Generated from apps/web/help: npm run generate.
import type { HelpCategory } from '../help-category';

/** Every article, in its order. */
export const categories: readonly HelpCategory[] = [
  {
    slug: 'accounts',
    title: 'Your account',
    sections: [
      {
        title: 'Start',
        questions: [
          {
            slug: 'set-up-your-business',
            title: 'Set up your business',
            about: 'Name, ABN, address, colour and opening hours: what Bellbird needs to know about you.',
          },
          {
            slug: 'log-in-with-google',
            title: 'Log in with Google',
            about: 'Use your Google account instead of typing a password.',
          },
          {
            slug: 'forgot-your-password',
            title: 'Forgot your password',
            about: 'How to choose a new one, and what happens to your other devices.',
          },
        ],
      },
      {
        title: 'People',
        questions: [
          { slug: 'invite-staff', title: 'Invite staff', about: 'Send an invitation, send it again, or take it back.' },
          {
            slug: 'what-each-permission-may',
            title: 'What each permission allows',
            about: 'The six permissions, and who can give them.',
          },
          {
            slug: 'who-did-what',
            title: 'Who did what',
            about: 'The activity of your business: who invited, sent, changed and looked.',
          },
        ],
      },
      {
        title: 'Security',
        questions: [
          {
            slug: 'two-factor',
            title: 'Two-factor',
            about: 'A code from your phone at each log-in. It takes a minute to turn on.',
          },
          { slug: 'lost-phone', title: 'Lost phone', about: 'Three ways back in when your authenticator app is gone.' },
          {
            slug: 'log-out-everywhere',
            title: 'Log out everywhere',
            about: 'See where you are logged in, and log out anything you don’t recognise.',
          },
        ],
      },
    ],
  },
  {
    slug: 'audiences',
    title: 'Contacts',
    sections: [
      {
        title: 'Add people',
        questions: [
          {
            slug: 'import-a-file',
            title: 'Import a file',
            about: 'Bring in your regulars from a spreadsheet, and see every row first.',
          },
          {
            slug: 'rejected-rows',
            title: 'Rejected rows',
            about: 'Why some rows do not come in, and how to fix them.',
          },
          {
            slug: 'undo-an-import',
            title: 'Undo an import',
            about: 'Take back what a file did, without losing what you did since.',
          },
        ],
      },
      {
        title: 'Organise',
        questions: [
          {
            slug: 'fields-and-tags',
            title: 'Fields and tags',
            about: 'Remember more about people, and find them by it.',
          },
          { slug: 'segments', title: 'Segments', about: 'Save a filter once, and text whoever matches it on the day.' },
          {
            slug: 'share-a-segment',
            title: 'Share a segment',
            about: 'Decide who in your business sees a segment, and who may change it.',
          },
        ],
      },
      {
        title: 'Consent',
        questions: [
          {
            slug: 'who-you-may-text',
            title: 'Who you may text',
            about: 'Consent in plain words: marketing, service texts, and proof.',
          },
          { slug: 'opt-outs', title: 'Opt-outs', about: 'What happens when someone replies STOP or uses the link.' },
        ],
      },
    ],
  },
  {
    slug: 'sms-marketing-campaigns',
    title: 'Text campaigns',
    sections: [
      {
        title: 'Send',
        questions: [
          {
            slug: 'first-campaign',
            title: 'Your first campaign',
            about: 'From an empty page to a text on its way, in five minutes.',
          },
          {
            slug: 'what-it-costs',
            title: 'What it costs',
            about: 'People times parts times price, exact to the cent before you send.',
          },
          {
            slug: 'when-you-may-send',
            title: 'When you may send',
            about: 'Hours for marketing, and what happens outside them.',
          },
        ],
      },
      {
        title: 'Write',
        questions: [
          {
            slug: 'parts-and-costly-characters',
            title: 'Parts and costly characters',
            about: 'Why one text can cost as much as three, and how to see it before you send.',
          },
          {
            slug: 'placeholders',
            title: 'Placeholders',
            about: 'Put each person’s name, or any field of yours, into the text.',
          },
          { slug: 'templates', title: 'Templates', about: 'Write it once, send it often.' },
        ],
      },
      {
        title: 'After',
        questions: [
          {
            slug: 'delivered-unknown-rejected',
            title: 'Delivered, unknown, rejected',
            about: 'What the words on a campaign’s page mean.',
          },
          { slug: 'replies', title: 'Replies', about: 'Read and answer what people text back.' },
          {
            slug: 'stopped-for-money',
            title: 'Stopped for money',
            about: 'What happens when a campaign costs more than the balance.',
          },
        ],
      },
    ],
  },
  {
    slug: 'sms-transactional-campaigns',
    title: 'Service texts and money',
    sections: [
      {
        title: 'Use',
        questions: [
          {
            slug: 'what-is-transactional',
            title: 'What is transactional',
            about: 'Texts about someone’s own order or booking, and what they may say.',
          },
          {
            slug: 'a-few-people',
            title: 'Text a few people',
            about: 'Send a text to one person, or to some whom you tick in the list.',
          },
          {
            slug: 'resend',
            title: 'Send a campaign again',
            about: 'How to reuse a text that went well, and what is counted again.',
          },
        ],
      },
      {
        title: 'Senders',
        questions: [
          {
            slug: 'numbers-and-names',
            title: 'Numbers and names',
            about: 'What people see as the sender of your texts, and who can text back.',
          },
        ],
      },
      {
        title: 'Money',
        questions: [
          { slug: 'top-up', title: 'Top up', about: 'Put money on the balance, and where it goes.' },
          {
            slug: 'invoices-and-gst',
            title: 'Receipts and GST',
            about: 'Print a receipt of what you paid, and what the prices say about GST.',
          },
        ],
      },
    ],
  },
  {
    slug: 'demand-generation',
    title: 'Pages for your customers',
    sections: [
      {
        title: 'Waiting list',
        questions: [
          {
            slug: 'open-a-day',
            title: 'Run a waiting list',
            about: 'Give each walk-in a number, let them wait where they like, and call them by text.',
          },
          {
            slug: 'messages',
            title: 'Texts of the waiting list',
            about: 'The five texts that go with a turn, what each costs, and what people may answer.',
          },
          {
            slug: 'your-qr-code',
            title: 'Your code to join',
            about: 'How customers join the waiting list by themselves, and what they see when they can’t.',
          },
        ],
      },
      {
        title: 'Pages',
        questions: [
          {
            slug: 'branding',
            title: 'Branding',
            about: 'Your icon, logo and colour on the pages that customers open.',
          },
          {
            slug: 'privacy-policy',
            title: 'Privacy policy',
            about: 'Write it, link to it, or have one made, and give customers its address.',
          },
          {
            slug: 'opening-hours',
            title: 'Opening hours',
            about: 'Your week, breaks, public holidays and other days.',
          },
        ],
      },
    ],
  },
];
