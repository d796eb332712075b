/** What a text that is no STOP word seems to say, so that somebody should read it before the next promotion goes out. */
export type Attention = 'opt-out' | 'wrong-number' | 'complaint';

/** Words that change nothing of what a short text asks for. */
const fillers =
  /\b(please|pls|plz|plse|thanks|thank you|thankyou|thx|ta|cheers|sorry|mate|hi|hey|hello|ok|now|just|no thanks|no thank you|it|this|i said|i say|for the last time|not interested|and|so|everything|all)\b/g;

/** What asks to be left alone where a sentence holds nothing else; the last where the whole text does. */
const commands =
  /^(sto+p+|sotp|stahp|stpo|remove( me)?|delete( me)?|unsub\w*|opt(ing)? out|optout|spam|is spam|cease( desist)?|enough( already)?|quit|go away|get lost|block)$/;
const wholeCommands = /^no ?more$/;
/** Somebody else has the phone: where a sentence says so, or where the text ends with it ("Not me, but Jane comes" goes on). */
const notMe = /^((is|its|that is|thats) not|(that )?isnt) me$/;
const lastNotMe = /^not me$/;

const text = '(te?xts?|txts|messages?|msgs?|sms|promos?|promotions?|offers?|ads?|spam|marketing|emails?|crap|contact)';
const texting =
  '(te?xting|txting|sending|send|messaging|msging|spamming|contacting|calling|bothering|pestering|annoying|emailing)';
const mine = '(me|us|him|her|them|(my|our|this|his) (number|no|details|name|info|phone|mobile|data))';
const list = '(lists?|system|data ?base|contacts?|mailing|records|(te?x|tx)ts?|messages?|sms|books)';
const never = '(do not|dont|dnt|never|did not|didnt)';

const any = (...patterns: string[]): RegExp => new RegExp(`\\b(${patterns.join('|')})\\b`);

/** Over the text in small letters without punctuation. */
const complaint = any(
  'acma|ombudsman|scam ?watch|spam act|consumer affairs|fair trading|accc',
  '(make|making|lodge|lodging|file|filing|put in|putting in) a (formal )?complaint',
  '(going to|gonna|will|ill|(want|wish|need|like|have|about) to|wanna) complain|complaining (to|about) (you|the|these|acma)',
  '(have|ive|got|with) (a|an|another)( \\w+)? complaint',
  'harass\\w*',
  'report(ed|ing)? (this|you|it|as|these)( \\w+){0,3} (spam|scam|police|to)|reported as spam',
  '(legal action|my lawyer|my solicitor)',
);
const wrongNumber = any(
  'wro?ng? (number|no|num|nr|person|phone|guy|lady)(?! of)',
  '(doesnt|does not|dont|do not) (have|own|use) this (number|phone|mobile)',
  'no longer (belongs|has this|have this|owns|uses this)',
  'not (his|her|their|my|that persons?) (number|phone|mobile)',
  '(new owner|not the owner) of this (number|phone)',
  '(nobody|no ?one) (here )?(called|named|by th(at|is) name)',
  '(just|only|recently) got this (number|phone|sim)',
);
const optOut = any(
  `stop+ ${texting}|stop+( \\w+){0,2} ${text}|(said|replied|reply|asked|told|texted|wrote|typed|sent)( \\w+){0,3} stop`,
  `${never} (ever )?(te?xt|txt|message|msg|contact|call|sms|email) (me|us|again|any ?more|this (number|phone))(?! (before|after|until|till|at|on|when|if)\\b)`,
  `${never} (send|sending)( me| us)?( any| anymore| more| this| these| your| ur)+|dont send (me )?${text}`,
  `no ?more (of )?(these|this|ur|your)?( )?${text}(?! (needed|required|necessary))|no ?more of (these|this)`,
  `(dont|do not|no longer|didnt) (want|wish|need|like) (to )?(receive|get|getting|hear|be (sent|contacted|texted))`,
  `(dont|do not|no longer) (want|need|like)( \\w+){0,3} ${text}`,
  `(take|get|remove|delete|cross|drop|block|scratch)( \\w+){1,4} (off|from|of|out of)( \\w+){0,3} ${list}`,
  `(take|get) (me|us|him|her|my (name|number)) off(?! (the|your) wait)`,
  `(remove|delete|erase|wipe) ${mine}|(to be|get|be) removed`,
  'un ?sub\\w*|opt(ing|ed)? (me |us )?out|optout',
  'le+a?ve? (me|us) alone',
  `quit (it|${texting})|enough (with|of) (the|these|this|your|ur)`,
  '(fuck|f|piss|p|bugger|rack|nick|sod|eff) off|get stuffed',
  `spamming (me|us)|(your|ur|more|of the) spam`,
  'sick (and tired )?of (your|ur|the|these|this|getting|all)',
  `(never|didnt|did not) (sign(ed)? up( for (this|these|your|ur|any))?$|sign(ed)? up for (this|these|your|ur)|subscribed?|consent(ed)?|agreed? to|asked? for (this|these)|opt(ed)? in|g[ai]ve (you|u|my) (permission|consent))`,
  '(how|where) (did|do|have) (you|u|ya|yous) (get|got|find) (my|this) (number|no|details|mobile)|who gave (you|u) (my|this) (number|details)',
  'loo?se (my|this) number',
);
/** Words that are no name though a phone, or somebody in a hurry, begins them with a capital. */
const noName =
  'Sure|Urgent|Happy|Interested|Available|Ready|Able|Free|Home|Here|There|Coming|Going|Certain|Keen|Fussed|Worried|Good|Great|Well|' +
  'Feeling|Bad|Too|Very|Really|So|Quite|A|An|The|At|In|On|Until|Now|Rush|Problems?|Worries|Need|Hurry|Way|Chance|Doubt|Point|' +
  'Parking|Table|More|Longer|Mon(?:day)?|Tue(?:sday)?|Wed(?:nesday)?|Thu(?:rsday)?|Fri(?:day)?|Sat(?:urday)?|Sun(?:day)?';
/** A name begins with a capital: "this isn't Karen" is another person, "this isn't urgent" is not. */
const anotherPerson = new RegExp(
  `\\b(?:[Tt]his (?:isn['’]?t|is not)|I['’]?m not|I am not|(?:there is|there['’]?s) no|don['’]?t know any) (?!(?:${noName})\\b)[A-Z][a-z]+`,
);

/**
 * Whether a text asks, in whatever words, to be left alone, says that somebody else has the phone, or announces a
 * complaint. A promotion that waits for nothing costs less than one on top of "pls no more", and yet most texts that
 * hold such words ("no more gluten?") ask for something else.
 */
export function inboundAttention(said: string): Attention | null {
  const clauses = said.split(/[.,;!?\n]+|\s[-–—]\s/u).map(plain);
  const whole = plain(said);
  if (complaint.test(whole)) return 'complaint';
  if (wrongNumber.test(whole) || anotherPerson.test(said)) return 'wrong-number';
  const bare = withoutFillers(whole);
  if (wholeCommands.test(bare)) return 'opt-out';
  const sentences = clauses.map(withoutFillers).filter((clause) => clause !== '');
  if (sentences.some((clause) => notMe.test(clause)) || lastNotMe.test(sentences.at(-1) ?? '')) return 'wrong-number';
  return optOut.test(whole) || sentences.some((clause) => commands.test(clause)) ? 'opt-out' : null;
}

const plain = (said: string): string =>
  said
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/['’`]/gu, '')
    .replaceAll(/[\p{P}\p{S}\p{C}\s]+/gu, ' ')
    .trim();

const withoutFillers = (clause: string): string => clause.replaceAll(fillers, ' ').replaceAll(/ +/g, ' ').trim();
