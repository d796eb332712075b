import { costlyCharacters, countParts, replaceCostly } from '@bellbird/sms-text';
import { noneLeftOut } from './left-out.js';
import { type CampaignText, outcomeFor, type PersonRow } from './person.js';

export interface CostlyTally {
  character: string;
  name: string;
  replacement: string;
  /** By country: parts that the campaign would be shorter without this character. */
  partsSaved: Record<string, number>;
}

/** What a campaign would send, to the part. */
export interface AudienceMeasure {
  recipients: number;
  leftOut: Record<string, number>;
  partsByCountry: Record<string, number>;
  partsPerMessage: Record<string, number>;
  costlyCharacters: CostlyTally[];
}

/** Adds up people as they come; those who would read the same text come together, with their number. */
export class Tally {
  private readonly leftOut = noneLeftOut();
  private readonly partsByCountry = new Map<string, number>();
  private readonly partsPerMessage = new Map<number, number>();
  private readonly costly = new Map<string, CostlyTally>();
  private recipients = 0;

  constructor(private readonly campaign: CampaignText) {}

  add(person: PersonRow, people: number): void {
    const outcome = outcomeFor(person, this.campaign);
    if ('reason' in outcome) {
      this.leftOut[outcome.reason] += people;
      return;
    }
    this.recipients += people;
    addTo(this.partsByCountry, person.phoneCountry, outcome.parts * people);
    addTo(this.partsPerMessage, outcome.parts, people);
    this.addCostly(outcome.text, outcome.parts, person.phoneCountry, people);
  }

  result(): AudienceMeasure {
    return {
      recipients: this.recipients, leftOut: this.leftOut, partsByCountry: Object.fromEntries(this.partsByCountry),
      partsPerMessage: Object.fromEntries(this.partsPerMessage), costlyCharacters: [...this.costly.values()],
    };
  }

  /** A character costs what the text would be shorter without it, the other costly ones being replaced already. */
  private addCostly(text: string, parts: number, country: string, people: number): void {
    const found = costlyCharacters(text);
    if (found.length === 0) return;
    const leanParts = countParts(replaceCostly(text)).parts;
    const sameLength = found.every((each) => each.replacement.length === each.character.length);
    for (const { character, name, replacement } of found) {
      const others = found.filter((each) => each.character !== character).map((each) => each.character);
      const withoutOthers = sameLength || others.length === 0 ? parts : countParts(replaceCostly(text, others)).parts;
      const tally = this.costly.get(character) ?? { character, name, replacement, partsSaved: {} };
      tally.partsSaved[country] = (tally.partsSaved[country] ?? 0) + Math.max(0, withoutOthers - leanParts) * people;
      this.costly.set(character, tally);
    }
  }
}

function addTo<K>(map: Map<K, number>, key: K, number: number): void {
  map.set(key, (map.get(key) ?? 0) + number);
}
