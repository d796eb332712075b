import { noneLeftOut } from '@bellbird/events';
import { costlyIn } from './costly.js';
import { outcomeFor, type CampaignText, type PersonRow } from './person.js';

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
      recipients: this.recipients,
      leftOut: this.leftOut,
      partsByCountry: Object.fromEntries(this.partsByCountry),
      partsPerMessage: Object.fromEntries(this.partsPerMessage),
      costlyCharacters: [...this.costly.values()],
    };
  }

  private addCostly(text: string, parts: number, country: string, people: number): void {
    for (const { character, saved } of costlyIn(text, parts)) {
      const tally = this.costly.get(character.character) ?? { ...character, partsSaved: {} };
      tally.partsSaved[country] = (tally.partsSaved[country] ?? 0) + saved * people;
      this.costly.set(character.character, tally);
    }
  }
}

function addTo<K>(map: Map<K, number>, key: K, number: number): void {
  map.set(key, (map.get(key) ?? 0) + number);
}
